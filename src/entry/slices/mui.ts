export { CacheProvider } from '@emotion/react'
