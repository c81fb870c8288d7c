import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, socketConnection, startCluster, stopCluster } from '#server/database/embedded/cluster.ts'
import { ensureDatabase } from '#server/database/embedded/guard.ts'
import { silentLog } from '#server/database/log.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { connectDatabase } from '#server/database/open-database.ts'
import { endPrograms, temporaryFolder } from '#tests/support/processes.ts'
import { connectionUrl, type ServerProcess, startServerProcess, waitForReadiness } from '#tests/support/server-process.ts'
import { twoSites } from '#tests/support/two-sites.ts'

describe('a database server that goes away for a while', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let cluster: Cluster
  let server: ServerProcess

  beforeAll(async () => {
    folder = await temporaryFolder()
    cluster = await startCluster(`${folder.path}/cluster`, 'throwaway')
    await ensureDatabase(cluster, 'external')
    const connection = socketConnection(cluster, 'external')
    const database = connectDatabase(connection, silentLog)
    await migrateToLatest(database.db)
    await twoSites.prepare(database.db)
    await database.stop()
    server = await startServerProcess({
      dataDir: `${folder.path}/data`,
      env: { DATABASE_URL: connectionUrl(connection), LOG_LEVEL: 'silent' },
    })
  })
  afterAll(async () => {
    await endPrograms()
    await stopCluster(cluster)
    await folder.remove()
  })

  const get = async (path: string) => {
    const answer = await fetch(server.url + path)
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }

  it('leaves known pages served and the rest refused for a moment, and is joined again within two seconds', async () => {
    const home = await get('/')
    expect(home.status).toBe(200)
    await stopCluster(cluster)

    await waitForReadiness(server.url, 503, 5000)
    expect((await get('/healthz')).status).toBe(200)
    for (let visit = 0; visit < 20; visit += 1) expect(await get('/')).toEqual(home)
    const unknown = await get('/never-asked-before')
    expect(unknown.status).toBe(503)
    expect(unknown.retryAfter).not.toBeNull()
    expect(unknown.text).not.toMatch(/ECONN|postgres|\.ts:/)

    cluster = await startCluster(`${folder.path}/cluster`, 'throwaway')
    expect(await waitForReadiness(server.url, 200, 5000)).toBeLessThan(2000)
    expect((await get('/never-asked-before')).status).toBe(404)
    expect((await get('/')).status).toBe(200)
  })
})
