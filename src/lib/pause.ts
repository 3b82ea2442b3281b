/** Lets the browser do what waits: the end of one slice of work and the start of the next. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve))
