/**
 * The only script before the load event. It waits until the browser is idle, or until the visitor acts, and then starts
 * the site step by step: one file after the other with a pause between, so that no task blocks the main thread for
 * long. A click on a button before that is queued and replayed afterwards.
 */
import { pause } from '../lib/pause.ts'
import { prefersReducedData, whenIdle } from '../lib/reducedData.ts'
import { ROOT_ELEMENT } from './document.ts'
import { MISSING_FILE_EVENT } from './recoveryScript.ts'

const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const
let queued: HTMLElement | undefined

function queueClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest('button') : null
  if (target !== null && !target.hasAttribute('popovertarget')) queued = target
}

/** A pointer that merely rests where the page appears moves, too, but by nothing. */
function bootOnInteraction(event: Event): void {
  const isResting =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  if (!isResting) void boot()
}

let booting: Promise<void> | undefined

async function boot(): Promise<void> {
  for (const type of INTERACTION_EVENTS) removeEventListener(type, bootOnInteraction, true)
  booting ??= load()
  try {
    await booting
  } catch (error) {
    // A file did not arrive. The page works by links without it; once the network is back it is asked for again.
    console.error(error)
    booting = undefined
    dispatchEvent(new Event(MISSING_FILE_EVENT))
    addEventListener('online', bootOnInteraction, { once: true })
  }
}

async function load(): Promise<void> {
  await import('./slices/react.ts')
  await pause()
  await import('./slices/router.ts')
  await pause()
  await import('./slices/mui.ts')
  await pause()
  await import('./slices/theme.ts')
  await pause()
  const { start } = await import('./client.tsx')
  await pause()
  await start(() => removeEventListener('click', queueClick, true))
  queued?.click()
}

function begin(): void {
  const isPrerendered = document.getElementById(ROOT_ELEMENT)?.firstElementChild != null
  if (!isPrerendered) {
    void boot()
    return
  }
  addEventListener('click', queueClick, true)
  for (const type of INTERACTION_EVENTS) addEventListener(type, bootOnInteraction, { capture: true, passive: true })
  if (prefersReducedData()) return
  const bootWhenIdle = () => whenIdle(() => void boot())
  if (document.readyState === 'complete') bootWhenIdle()
  else addEventListener('load', bootWhenIdle)
}

// The script is async: were it to come after the page, browsers would render the page only once it is there.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()

// In development a changed theme is applied by the components that use it, without a reload.
if (import.meta.hot) import.meta.hot.accept(['./slices/theme.ts'], () => undefined)
