/** What the build works with of a theme: plain values. MUI, which the pages' part of a theme needs, is slow to start. */
export { art, baseTokens, dark, fonts, light, pictureSlots } from '@theme'
