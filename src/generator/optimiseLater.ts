import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 wait longer before it optimises what runs often, in this process. A build is over in seconds and runs in
 * several threads, each of which optimises for itself: a fifth of its time went there with Node 20. Later versions
 * have a quick compiler in between, and other numbers.
 */
export function optimiseLater(): void {
  if (!process.versions.node.startsWith('20.')) return
  // Four times its own.
  setFlagsFromString('--interrupt-budget=270000')
  // What later versions have.
  setFlagsFromString('--wasm-tiering-budget=13000000')
}
