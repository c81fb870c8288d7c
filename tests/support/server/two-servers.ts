import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { patience } from '#tests/support/patience.ts'
import { pause, temporaryFolder } from './processes.ts'
import { connectionUrl, startServerProcess, type ServerProcess } from './server-process.ts'

/** Two servers in processes of their own over one database that holds two small sites. */
export interface TwoServers {
  readonly database: TestDatabase
  readonly servers: readonly [ServerProcess, ServerProcess]
  close(): Promise<void>
}

/** Starts two servers on one database; call `close()` in `afterAll`. */
export async function startTwoServers(env: Readonly<Record<string, string>> = {}): Promise<TwoServers> {
  const database = await testDatabase(twoSites)
  const folder = await temporaryFolder()
  const start = (name: string): Promise<ServerProcess> =>
    startServerProcess({
      dataDir: `${folder.path}/${name}`,
      env: { DATABASE_URL: connectionUrl(database.connection), LOG_LEVEL: 'silent', ...env },
    })
  const servers = await Promise.all([start('one'), start('two')])
  return {
    database,
    servers,
    close: async () => {
      for (const server of servers) server.kill('SIGTERM')
      await Promise.all(servers.map(({ ended }) => ended))
      await database.close()
      await folder.remove()
    },
  }
}

/** An answer of the API, as a program gets it. */
export interface RemoteAnswer {
  readonly status: number
  readonly data: unknown
}

/** Makes a call to a server as a program does: without cookies, the token in the header. */
export async function remoteCall(
  { url }: Pick<ServerProcess, 'url'>,
  [method, path]: readonly [method: string, path: string],
  { body, token, headers = {} }: { body?: object; token?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<RemoteAnswer> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: token }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data: unknown }
  return { status: response.status, data: answer.data }
}

/** How many passwords a server has hashed or checked since it started. */
export async function hashesMade({ url }: Pick<ServerProcess, 'url'>): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  const [, count] = /^password_hashes_total (\d+)$/m.exec(figures) ?? []
  if (count === undefined) throw new Error('the server does not count its hashes')
  return Number(count)
}

/** Asks until the answer is yes, and returns the milliseconds that it took. */
export async function timeUntil(isSo: () => Promise<boolean>, timeoutMs: number = patience.timeout): Promise<number> {
  const begin = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begin > timeoutMs) throw new Error(`it was not so within ${timeoutMs} ms`)
    await pause(10)
  }
  return performance.now() - begin
}
