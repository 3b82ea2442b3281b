export { theme } from '@theme'
