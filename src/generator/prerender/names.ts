/** Names of files the build makes beside the pages. */
export const FAVICON = 'favicon.svg'
export const FEED_TYPE = 'application/rss+xml'
