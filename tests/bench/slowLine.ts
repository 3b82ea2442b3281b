/** A slow line to a server: what a browser's developer tools can do, without their being open. */
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** `latency` in ms there and back, `throughput` in bits a second, of all connections together. */
type Line = { latency: number; throughput: number }

export type SlowLine = { address: string; close: () => Promise<void> }

const SECOND = 1000
const BYTE = 8

/** Opens a line to the server at `address`; its own address is another port of this machine. */
export async function openSlowLine(address: string, { latency, throughput }: Line): Promise<SlowLine> {
  const sockets = new Set<Socket>()
  let freeAt = 0
  /** Waits until bytes that set out now have come through; those before them come first. */
  const travel = async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * BYTE * SECOND) / throughput
    await sleep(freeAt - performance.now())
  }
  const server = createServer((near) => {
    const far = connect(Number(new URL(address).port), 'localhost')
    const keep = (socket: Socket) => {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        far.destroy()
        near.end()
      })
    }
    keep(near)
    keep(far)
    near.on('data', (piece) => setTimeout(() => far.destroyed || far.write(piece), latency))
    far.on('data', (piece: Buffer) => {
      far.pause()
      void travel(piece.length).then(() => {
        if (!near.destroyed) near.write(piece)
        far.resume()
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The line has no port')
  return {
    address: `http://localhost:${at.port}/`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
