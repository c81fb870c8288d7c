import { attackSlowly } from '#tests/faults/slow-sockets.ts'
import { temporaryFolder } from '#tests/support/server/processes.ts'
import { startServerProcess, stopServer } from '#tests/support/server/server-process.ts'
import type { Proof } from './proof.ts'

const sockets = 200

/** Proves that slow clients hold no resources for long and delay no other client. */
export const slowSockets: Proof = {
  name: 'slow-sockets',
  title: 'Slow sockets',
  async run() {
    const folder = await temporaryFolder()
    const server = await startServerProcess({ dataDir: folder.path, samples: true })
    const { closed, slowestCloseMs, visits, p95Ms } = await attackSlowly({ port: server.port, sockets, path: '/' })
    await stopServer(server)
    await folder.remove()
    return [
      {
        what: `${sockets} sockets that send a byte a second`,
        seen: `${closed} closed, the last after ${(slowestCloseMs / 1000).toFixed(1)} s; home page asked ${visits} times, 95 % within ${p95Ms} ms`,
        promised: 'all closed within 22 s, home page within 300 ms',
        holds: closed === sockets && slowestCloseMs < 22_000 && p95Ms < 300,
      },
    ]
  },
}
