import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The number of periods without movement after which a socket is closed. Node notices one period later that a response no longer moves. */
const MAX_PERIODS = { waiting: 4, writing: 3 } as const

interface StalledSocket {
  readonly periods: number
  /** Ends the count unless the next period passes without movement too. */
  readonly forgetting: NodeJS.Timeout
}

/** Sockets that wait for a long call, each with the moment until which it may be silent. */
const silent = new WeakMap<Socket, number>()

/** Lets nothing move on a socket for a time, while the server works at what it sent. */
export function allowSilence(socket: Socket, forMs: number): void {
  silent.set(socket, performance.now() + forMs)
}

/** Ends what `allowSilence` allowed. */
export function endSilence(socket: Socket): void {
  silent.delete(socket)
}

/**
 * Closes each socket of a server on which nothing moves for a time.
 *
 * The timer of Node alone would wait twice: it begins again when a part of a response was taken since it was set. So the time is divided into periods, and the
 * periods in a row are counted. Node announces a period only if nothing moved in it. A period with movement delays the next announcement beyond `forgetting`.
 */
export function closeStalledSockets(server: Server, limitMs: number): void {
  const period = limitMs / MAX_PERIODS.waiting
  const stalled = new WeakMap<Socket, StalledSocket>()
  server.setTimeout(period)
  server.on('timeout', (socket: Socket) => {
    if (socket.writableLength === 0 && (silent.get(socket) ?? 0) > performance.now()) {
      socket.setTimeout(period)
      return
    }
    const known = stalled.get(socket)
    clearTimeout(known?.forgetting)
    const periods = (known?.periods ?? 0) + 1
    const most = socket.writableLength > 0 ? MAX_PERIODS.writing : MAX_PERIODS.waiting
    // Between two requests Node sets another time, that of an idle connection.
    if (socket.timeout !== period || periods >= most) {
      socket.destroy()
      return
    }
    stalled.set(socket, { periods, forgetting: setTimeout(() => stalled.delete(socket), period * 1.5).unref() })
    socket.setTimeout(period)
  })
}
