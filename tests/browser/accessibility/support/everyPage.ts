import { routes } from '../../../support/content.ts'

/** Every page, and one view for each way of leading nowhere. */
export const everyPage = [...routes, '/nope', '/project/9999', '/insight/9999']
