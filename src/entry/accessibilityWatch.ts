/** Development only: tells the console about accessibility mistakes, after each change of the page. */
import axe from '@axe-core/react'

/** How long the page must rest before it is looked at, in ms. */
const REST = 500

/**
 * @axe-core/react follows updates through React's insides, which React 19 no longer has. It gets a stand-in that
 * never calls it, and is asked again whenever the document has come to rest.
 */
const noReact = { createElement: () => undefined }

/** Starts watching; each mistake is told once. */
export function watchAccessibility(): void {
  let timer = 0
  let checking: Promise<unknown> = Promise.resolve()
  const check = () => {
    checking = checking.then(() => axe(noReact, {}, REST)).catch(console.warn)
  }
  const rest = () => {
    clearTimeout(timer)
    timer = window.setTimeout(check, REST)
  }
  const everything = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(rest).observe(document.documentElement, everything)
  check()
}
