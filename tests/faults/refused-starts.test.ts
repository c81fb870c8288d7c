import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exitCodes } from '#server/config/start-error.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { endPrograms, freePort, temporaryFolder } from '#tests/support/server/processes.ts'
import { launchServer, postmasterPid } from '#tests/support/server/server-process.ts'

describe('a start that cannot go on', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>

  beforeEach(async () => {
    folder = await temporaryFolder()
  })
  afterEach(async () => {
    await endPrograms()
    await folder.remove()
  })

  it('for a bad setting names it, and touches nothing', async () => {
    const server = await launchServer({ dataDir: folder.path, env: { LOG_LEVEL: 'loud', RATE_LIMIT_FACTOR: '-1' } })
    expect((await server.ended).code).toBe(exitCodes.badEnvironment)
    expect(server.output()).toMatch(/Réglage refusé[\s\S]*RATE_LIMIT_FACTOR[\s\S]*LOG_LEVEL/)
    await expect(postmasterPid(folder.path)).rejects.toThrow('ENOENT')
  })

  if (isInTurn(0))
    it('for a port that is taken says which, and stops the database that it had started', async () => {
      const port = await freePort()
      const other = createServer().listen(port, '127.0.0.1')
      await once(other, 'listening')
      const server = await launchServer({ dataDir: folder.path, port })
      expect((await server.ended).code).toBe(exitCodes.addressInUse)
      expect(server.output()).toContain(`Impossible d’écouter sur 127.0.0.1, port ${port}`)
      expect(server.output()).toContain(`Cannot listen on 127.0.0.1, port ${port}`)
      await expect(postmasterPid(folder.path)).rejects.toThrow('ENOENT')
      other.close()
    })

  if (isInTurn(1))
    it('for an external database that does not answer says so, without its password', async () => {
      const env = { DATABASE_URL: `postgres://someone:canary-password@127.0.0.1:${await freePort()}/vitrine` }
      const server = await launchServer({ dataDir: folder.path, env })
      expect((await server.ended).code).toBe(exitCodes.databaseUnavailable)
      expect(server.output()).toContain('La base de DATABASE_URL ne répond pas')
      expect(server.output()).not.toContain('canary-password')
    })
})
