import { writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exitCodes } from '#server/config/start-error.ts'
import { isAlive, waitForExit } from '#server/database/embedded/postmaster.ts'
import { endPrograms, startProgram } from '#tests/support/server/processes.ts'
import { readyFolder } from '#tests/support/server/ready-folder.ts'
import { endOrphan, postmasterPid, startServerProcess, stopServer, waitForReadiness } from '#tests/support/server/server-process.ts'
import { patience } from '#tests/support/patience.ts'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { runCrashCycles } from './crash-cycles.ts'

describe('a server that is killed', () => {
  let folder: Awaited<ReturnType<typeof readyFolder>>

  beforeEach(async () => {
    folder = await readyFolder()
  })
  afterEach(async () => {
    await endPrograms()
    await endOrphan(folder.path)
    await folder.remove()
  })

  it('under load leaves a database that the next start takes over, and serves again', async () => {
    const first = await startServerProcess({ dataDir: folder.path })
    let answered = 0
    const load = Array.from({ length: 8 }, async () => {
      for (;;) {
        const answer = await fetch(`${first.url}/api/site/info`).catch(() => null)
        if (answer === null) return
        await answer.arrayBuffer()
        answered += 1
      }
    })
    await waitUntil(() => expect(answered).toBeGreaterThan(0))
    const postmaster = await postmasterPid(folder.path)
    first.kill('SIGKILL')
    expect((await first.ended).signal).toBe('SIGKILL')
    await Promise.all(load)
    expect(await isAlive(postmaster)).toBe(true)

    const second = await startServerProcess({ dataDir: folder.path, port: first.port })
    expect(second.output()).toContain('retrouvée en marche après un arrêt brutal')
    expect(await postmasterPid(folder.path)).toBe(postmaster)
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)

    expect((await stopServer(second)).code).toBe(0)
    expect(await waitForExit(postmaster, patience.timeout)).toBe(true)
  })

  if (isInTurn(0))
    it('together with its database recovers at the next start', async () => {
      const first = await startServerProcess({ dataDir: folder.path })
      process.kill(await postmasterPid(folder.path), 'SIGKILL')
      first.kill('SIGKILL')
      await first.ended
      const second = await startServerProcess({ dataDir: folder.path })
      expect((await stopServer(second)).code).toBe(0)
    })

  if (isInTurn(1))
    it('by the end of the npm that ran it stops in good order, its database too', async () => {
      const npm = startProgram('tests/support/server/parent-of-server.ts', [folder.path], {})
      await npm.printed(/Prêt en/)
      const postmaster = await postmasterPid(folder.path)
      npm.kill('SIGKILL')
      expect(await waitForExit(postmaster, patience.timeout)).toBe(true)
    })
})

describe('a database that falls under a running server', () => {
  it('is started again, and the server answers as before', async () => {
    const folder = await readyFolder()
    const server = await startServerProcess({ dataDir: folder.path })
    const fallen = await postmasterPid(folder.path)
    process.kill(fallen, 'SIGKILL')
    await waitForExit(fallen, patience.timeout)
    await waitForReadiness(server.url, 200)
    expect(await postmasterPid(folder.path)).not.toBe(fallen)
    expect((await stopServer(server)).code).toBe(0)
    await folder.remove()
  })

  if (isInTurn(2))
    it('ends the server with a message when it cannot be started again', async () => {
      const folder = await readyFolder()
      const server = await startServerProcess({ dataDir: folder.path })
      const fallen = await postmasterPid(folder.path)
      await writeFile(`${folder.path}/postgres/PG_VERSION`, '17\n')
      process.kill(fallen, 'SIGKILL')
      expect((await server.ended).code).toBe(exitCodes.databaseLost)
      expect(server.output()).toContain('La base de données est perdue')
      expect(server.output()).toContain('The database is lost')
      await folder.remove()
    })
})

describe('writes that were acknowledged', () => {
  const victims = [
    ['the writing program is killed', 'program', 1],
    ['its database is killed', 'database', 1],
    ['both are killed', 'both', 1],
  ] as const
  it.each(inTurn(0, victims))('are all there, and none is half there, after %s at a random time', async (_name, victim, kills) => {
    const outcome = await runCrashCycles({ kills, victim, seed: 20_231_020 })
    expect(outcome).toMatchObject({ kills, lost: 0, halves: 0 })
    expect(outcome.acknowledged).toBeGreaterThan(kills)
  })
})
