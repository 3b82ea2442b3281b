import { once } from '../../lib/once.ts'

/** sharp, once there is a picture for it: most builds have none, and it takes a tenth of their start to load. */
export const openSharp = once(async () => (await import('sharp')).default)
