/** How long a page may be on its way before it is said to be loading, in ms. */
export const PATIENCE = 200
