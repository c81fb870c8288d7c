import { describe, expect, it } from 'vitest'
import { readyFolder } from '#tests/support/server/ready-folder.ts'
import { startServerProcess, stopServer } from '#tests/support/server/server-process.ts'
import { attackSlowly } from './slow-sockets.ts'

describe('sockets that send a byte a second', () => {
  it('are all closed, and other visitors are answered meanwhile', async () => {
    const folder = await readyFolder()
    const server = await startServerProcess({ dataDir: folder.path })
    const outcome = await attackSlowly({ port: server.port, sockets: 3, path: '/healthz' })
    expect(outcome).toMatchObject({ sockets: 3, closed: 3 })
    expect(outcome.visits).toBeGreaterThan(3)
    await stopServer(server)
    await folder.remove()
  })
})
