/**
 * The only script on the way to the load event. It waits until the browser has nothing better to do, or until the
 * visitor acts, then brings the page to life in slices: one file after the other with a pause between, so that no
 * task holds the processor for long. A press on a button before that is kept and done again afterwards.
 */
import { isFrugal, whenIdle } from '../lib/frugal.ts'
import { pause } from '../lib/pause.ts'
import { ROOT_ELEMENT } from './document.ts'

const INTENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const
let pressed: HTMLElement | undefined

function keepPress(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest('button') : null
  if (target !== null && !target.hasAttribute('popovertarget')) pressed = target
}

/** A pointer that merely rests where the page appears moves, too, but by nothing. */
function bootOnAct(event: Event): void {
  const isResting =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  if (!isResting) void boot()
}

async function boot(): Promise<void> {
  for (const intent of INTENTS) removeEventListener(intent, bootOnAct, true)
  booting ??= load()
  try {
    await booting
  } catch (error) {
    // A file did not arrive. The page is read and left by links without it; back on the network it is asked for again.
    console.error(error)
    booting = undefined
    addEventListener('online', bootOnAct, { once: true })
  }
}
let booting: Promise<void> | undefined

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
  await start(() => removeEventListener('click', keepPress, true))
  pressed?.click()
}

function begin(): void {
  const isPrerendered = document.getElementById(ROOT_ELEMENT)?.firstElementChild != null
  if (!isPrerendered) {
    void boot()
    return
  }
  addEventListener('click', keepPress, true)
  for (const intent of INTENTS) addEventListener(intent, bootOnAct, { capture: true, passive: true })
  if (isFrugal()) return
  const bootWhenIdle = () => whenIdle(() => void boot())
  if (document.readyState === 'complete') bootWhenIdle()
  else addEventListener('load', bootWhenIdle)
}

// It comes without order: were it to come after the page, browsers would draw the page only once it is there.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()

// In the live view a changed theme is taken in by the components that wear it: no need to start anew.
if (import.meta.hot) import.meta.hot.accept(['./slices/theme.ts'], () => undefined)
