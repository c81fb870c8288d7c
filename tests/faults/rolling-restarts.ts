import { startBalancer } from '#tests/support/server/balancer.ts'
import { pause, temporaryFolder } from '#tests/support/server/processes.ts'
import { connectionUrl, startServerProcess, type ServerProcess } from '#tests/support/server/server-process.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

/** Effect on visitors of servers that were restarted one after the other. */
export interface RollingOutcome {
  readonly restarts: number
  readonly requests: number
  readonly failures: readonly string[]
  /** How the servers that were asked to stop ended. */
  readonly exitCodes: readonly (number | null)[]
  /** How many requests each place has answered. */
  readonly answered: readonly number[]
}

interface RollingOptions {
  readonly restarts: number
  readonly visitors: number
  readonly paths: readonly string[]
}

/** Restarts two servers of one database in turn behind a proxy, while visitors keep coming. */
export async function restartInTurn({ restarts, visitors, paths }: RollingOptions): Promise<RollingOutcome> {
  const database = await testDatabase(twoSites)
  const folder = await temporaryFolder()
  const start = (place: number, port?: number): Promise<ServerProcess> =>
    startServerProcess({
      dataDir: `${folder.path}/${place}`,
      ...(port === undefined ? {} : { port }),
      env: { DATABASE_URL: connectionUrl(database.connection), LOG_LEVEL: 'silent' },
    })
  const servers = await Promise.all([start(0), start(1)])
  const balancer = await startBalancer(servers.map(({ port }) => port))

  const failures: string[] = []
  let requests = 0
  let goesOn = true
  const visit = async (visitor: number): Promise<void> => {
    for (let turn = visitor; goesOn; turn++) {
      const path = paths[turn % paths.length] ?? '/'
      requests += 1
      try {
        const answer = await fetch(balancer.url + path, { headers: { 'x-site-id': '37' } })
        await answer.arrayBuffer()
        if (answer.status !== 200) failures.push(`${path}: ${answer.status}`)
      } catch (error) {
        failures.push(`${path}: ${String(error)}`)
      }
    }
  }
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor))

  const exitCodes: (number | null)[] = []
  for (let turn = 0; turn < restarts; turn++) {
    const place = turn % servers.length
    const server = servers[place]
    if (!server) continue
    server.kill('SIGTERM')
    exitCodes.push((await server.ended).code)
    servers[place] = await start(place, server.port)
    // The proxy sends visitors to it again before the other one goes.
    for (const before = balancer.answered[place] ?? 0; (balancer.answered[place] ?? 0) === before;) await pause(20)
  }
  goesOn = false
  await Promise.all(visits)
  await balancer.close()
  for (const server of servers) server.kill('SIGTERM')
  await Promise.all(servers.map(({ ended }) => ended))
  await database.close()
  await folder.remove()
  return { restarts, requests, failures, exitCodes, answered: balancer.answered }
}
