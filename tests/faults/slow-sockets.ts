import { connect, type Socket } from 'node:net'
import { pause } from '#tests/support/server/processes.ts'
import { patience } from '#tests/support/patience.ts'

/** Time for which slow sockets were open, and their effect on other visitors. */
export interface SlowOutcome {
  readonly sockets: number
  readonly closed: number
  readonly slowestCloseMs: number
  readonly visits: number
  readonly p95Ms: number
}

interface SlowOptions {
  readonly port: number
  readonly sockets: number
  readonly path: string
}

/** The ways to be slow: a header that never ends, a body that never ends, nothing at all after the first line. */
const openings = [
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /api/site/visit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"path":"',
  'GET / HTTP/1.1\r\n',
] as const

interface SlowSocket {
  readonly closedAfter: Promise<number>
  end(): void
}

function openSlowSocket(port: number, opening: string): SlowSocket {
  const begin = performance.now()
  const socket: Socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(opening)
  const drip = setInterval(() => socket.write('a'), 1000)
  const closedAfter = new Promise<number>((resolve) =>
    socket.on('close', () => {
      clearInterval(drip)
      resolve(performance.now() - begin)
    }),
  )
  socket.resume()
  return { closedAfter, end: () => socket.destroy() }
}

/** Opens sockets that send a byte a second, visits the server meanwhile, and waits until it has closed every one. */
export async function attackSlowly({ port, sockets, path }: SlowOptions): Promise<SlowOutcome> {
  const open = Array.from({ length: sockets }, (_, index) => openSlowSocket(port, openings[index % openings.length] ?? openings[0]))
  const closings: number[] = []
  for (const { closedAfter } of open) void closedAfter.then((ms) => closings.push(ms))
  const visits: number[] = []
  const deadline = performance.now() + patience.timeout
  while (closings.length < sockets && performance.now() < deadline) {
    const begin = performance.now()
    await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer()
    visits.push(performance.now() - begin)
    await pause(50)
  }
  for (const socket of open) socket.end()
  const sorted = visits.sort((a, b) => a - b)
  return {
    sockets,
    closed: closings.length,
    slowestCloseMs: Math.round(Math.max(0, ...closings)),
    visits: visits.length,
    p95Ms: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? Infinity),
  }
}
