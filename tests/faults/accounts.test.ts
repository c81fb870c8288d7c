import { chmod, chown, mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exitCodes } from '#server/config/start-error.ts'
import { clusterAccount } from '#server/database/embedded/os-user.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { endPrograms, temporaryFolder } from '#tests/support/server/processes.ts'
import { launchServer, startServerProcess, stopServer } from '#tests/support/server/server-process.ts'

const isRoot = process.getuid?.() === 0

describe('the embedded database', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>

  beforeEach(async () => {
    folder = await temporaryFolder()
  })
  afterEach(async () => {
    await endPrograms()
    await folder.remove()
  })

  if (isInTurn(0))
    it('runs as the ordinary user who starts the server', async () => {
      // As root the server is started as an unprivileged user; otherwise this process has an ordinary one.
      const uid = isRoot ? 65_534 : (process.getuid?.() ?? 0)
      const dataDir = join(folder.path, 'data')
      if (isRoot) await chown(folder.path, uid, uid)
      const server = await startServerProcess({ dataDir, ...(isRoot ? { uid, gid: uid } : {}) })
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      const cluster = await stat(join(dataDir, 'postgres'))
      expect(cluster.uid).toBe(uid)
      expect(cluster.mode & 0o777).toBe(0o700)
      expect((await stat(join(dataDir, 'postgres.run'))).mode & 0o777).toBe(0o700)
      expect((await stopServer(server)).code).toBe(0)
    })

  if (isInTurn(1))
    it('reaches its socket when DATA_DIR is longer than a socket path may be', async () => {
      const dataDir = join(folder.path, 'a'.repeat(60), 'b'.repeat(60))
      await mkdir(join(dataDir, '..'), { recursive: true, mode: 0o711 })
      const sockets = join(folder.path, 'tmp')
      await mkdir(sockets, { mode: 0o711 })
      const server = await startServerProcess({ dataDir, env: { TMPDIR: sockets } })
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      expect((await stopServer(server)).code).toBe(0)
      expect(await readdir(sockets)).toEqual([expect.stringMatching(/^vitrine-[0-9a-f]{16}$/)])
    })

  if (isInTurn(2))
    it('of root is placed where postgres can reach it, and found again, for a closed DATA_DIR', async () => {
      const dataDir = join(folder.path, 'closed', 'data')
      await mkdir(join(folder.path, 'closed'), { mode: 0o700 })
      const account = await clusterAccount()
      const first = await startServerProcess({ dataDir })
      expect((await stopServer(first)).code).toBe(0)
      const home = account === null ? dataDir : (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim()
      expect((await stat(join(home, 'postgres'))).uid).toBe(account?.uid ?? process.getuid?.())
      if (account !== null) expect(await readFile(join(home, 'data-folder'), 'utf8')).toBe(`${await realpath(dataDir)}\n`)
      const second = await startServerProcess({ dataDir })
      expect(second.output()).toContain('Base de données démarrée')
      expect((await stopServer(second)).code).toBe(0)
      if (home !== dataDir) await rm(home, { recursive: true })
    })

  if (isInTurn(3))
    it('of another account is rejected with a message', async () => {
      const dataDir = join(folder.path, 'data')
      const first = await startServerProcess({ dataDir })
      await stopServer(first)
      await chmod(join(dataDir, 'postgres'), 0o000)
      const uid = isRoot ? 65_534 : undefined
      if (uid !== undefined) await chown(dataDir, uid, uid)
      const second = await launchServer({ dataDir, ...(uid === undefined ? {} : { uid, gid: uid }) })
      expect((await second.ended).code).toBe(exitCodes.databaseUnavailable)
      expect(second.output()).toContain('appartient à un autre compte')
      await chmod(join(dataDir, 'postgres'), 0o700)
    })
})
