/** The visitors the site is measured for. */

/** A middling phone on a slow mobile network. */
export const mobile = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  /** How many times slower the processor is than this machine's. */
  slowdown: 4,
  /** Milliseconds there and back, and bits a second. */
  latency: 150,
  throughput: 1_600_000,
} as const

/** A desktop computer on a fast line. */
export const desktop = {
  viewport: { width: 1350, height: 940 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  slowdown: 1,
  latency: 0,
  throughput: undefined,
} as const

export type Profile = typeof mobile | typeof desktop
