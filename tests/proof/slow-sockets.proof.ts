import { attackSlowly } from '#tests/faults/slow-sockets.ts'
import { temporaryFolder } from '#tests/support/processes.ts'
import { startServerProcess, stopServer } from '#tests/support/server-process.ts'
import type { Proof } from './proof.ts'

const sockets = 200

/** Slow clients hold nothing for long and slow nobody down. */
export const slowSockets: Proof = {
  name: 'slow-sockets',
  title: 'Connexions lentes',
  async run() {
    const folder = await temporaryFolder()
    const server = await startServerProcess({ dataDir: folder.path, samples: true })
    const { closed, slowestCloseMs, visits, p95Ms } = await attackSlowly({ port: server.port, sockets, path: '/' })
    await stopServer(server)
    await folder.remove()
    return [
      {
        what: `${sockets} connexions qui envoient un octet par seconde`,
        seen: `${closed} fermées, la dernière après ${(slowestCloseMs / 1000).toFixed(1)} s ; accueil demandé ${visits} fois, 95 % en ${p95Ms} ms au plus`,
        promised: 'toutes fermées en 22 s, accueil sous 300 ms',
        holds: closed === sockets && slowestCloseMs < 22_000 && p95Ms < 300,
      },
    ]
  },
}
