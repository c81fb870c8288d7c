import { readFile, stat, writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exitCodes } from '#server/config/start-error.ts'
import { endPrograms, startProgram, temporaryFolder } from '#tests/support/server/processes.ts'
import { readyFolder } from '#tests/support/server/ready-folder.ts'
import {
  endOrphan,
  launchServer,
  postmasterPid,
  type ServerProcess,
  startServerProcess,
  stopServer,
} from '#tests/support/server/server-process.ts'
import { waitForExit } from '#server/database/embedded/postmaster.ts'
import { patience } from '#tests/support/patience.ts'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { trySecondStarts } from './second-starts.ts'

describe('a second server on one data folder', () => {
  let folder: Awaited<ReturnType<typeof readyFolder>>
  let first: ServerProcess

  beforeAll(async () => {
    folder = await readyFolder()
    first = await startServerProcess({ dataDir: folder.path })
  })
  afterAll(async () => {
    await endPrograms()
    await endOrphan(folder.path)
    await folder.remove()
  })

  it('is refused with its own exit code, in French and in English, and touches nothing', async () => {
    const postmaster = await postmasterPid(folder.path)
    const second = await launchServer({ dataDir: folder.path })
    expect((await second.ended).code).toBe(exitCodes.dataInUse)
    expect(second.output()).toContain(`déjà utilisé par un autre serveur Vitrine en marche (processus ${first.pid})`)
    expect(second.output()).toContain(`in use by another running server (pid ${first.pid})`)
    expect(second.output()).not.toContain('Prêt')
    expect(await postmasterPid(folder.path)).toBe(postmaster)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  if (isInTurn(0))
    it('is refused each time of many at once', async () => {
      const seconds = await Promise.all([1, 2, 3].map(() => launchServer({ dataDir: folder.path })))
      const ends = await Promise.all(seconds.map((server) => server.ended))
      expect(ends.map(({ code }) => code)).toEqual(Array(3).fill(exitCodes.dataInUse))
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    })

  if (isInTurn(1))
    it('may start once the first has stopped', async () => {
      expect((await stopServer(first)).code).toBe(0)
      first = await startServerProcess({ dataDir: folder.path })
      expect(first.output()).toContain('Base de données démarrée')
    })
})

if (isInTurn(2))
  describe('many second starts', () => {
    it('are refused one and all, and leave the data as it was', async () => {
      const folder = await readyFolder()
      expect(await trySecondStarts({ dataDir: folder.path, starts: 2, atOnce: 2 })).toEqual({ refused: 2, otherwise: [], untouched: true })
      await folder.remove()
    })
  })

describe('two first starts at the same moment', () => {
  afterEach(endPrograms)

  it('make one database: one serves, the other is refused', async () => {
    const folder = await temporaryFolder()
    const both = await Promise.all([launchServer({ dataDir: folder.path }), launchServer({ dataDir: folder.path })])
    const outcomes = both.map(async (server) =>
      Promise.race([server.ended.then(({ code }) => code), server.printed(/Prêt en/).then(() => 'serves')]),
    )
    expect((await Promise.all(outcomes)).sort()).toEqual([exitCodes.dataInUse, 'serves'])
    await Promise.all(both.map(stopServer))
    await endOrphan(folder.path)
    await folder.remove()
  })
})

describe('a lock file left behind', () => {
  const nameIn = { folder: 'postgres/postmaster.pid', socket: 'postgres.run/.s.PGSQL.5432.lock' }

  it.each(inTurn(1, ['folder', 'socket'] as const))(
    'of the %s whose number now is another program’s does not keep the server from starting',
    async (place) => {
      const folder = await readyFolder()
      const first = await startServerProcess({ dataDir: folder.path })
      const postmaster = await postmasterPid(folder.path)
      first.kill('SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      await first.ended
      await waitForExit(postmaster, patience.timeout)
      const file = `${folder.path}/${nameIn[place]}`
      // PostgreSQL believes in a program of its own account alone.
      const { uid, gid } = await stat(file)
      const stranger = startProgram('tests/support/sleep.ts', [], { uid, gid })
      await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)))
      const again = await startServerProcess({ dataDir: folder.path })
      expect((await stopServer(again)).code).toBe(0)
      await endPrograms()
      await folder.remove()
    },
  )
})
