import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/server/processes.ts'
import { startServerProcess, stopServer } from '#tests/support/server/server-process.ts'
import { attackSlowly } from './slow-sockets.ts'

describe('sockets that send a byte a second', () => {
  it('are all closed within 22 seconds, and slow nobody else down', async () => {
    const folder = await temporaryFolder()
    const server = await startServerProcess({ dataDir: folder.path })
    const outcome = await attackSlowly({ port: server.port, sockets: 60, path: '/healthz' })
    expect(outcome).toMatchObject({ sockets: 60, closed: 60 })
    expect(outcome.slowestCloseMs).toBeLessThan(22_000)
    expect(outcome.p95Ms).toBeLessThan(300)
    await stopServer(server)
    await folder.remove()
  })
})
