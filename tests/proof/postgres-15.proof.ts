import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { clusterAccount } from '#server/database/embedded/os-user.ts'
import { ensureDatabase } from '#server/database/embedded/cluster-lock.ts'
import { pause, temporaryFolder } from '#tests/support/server/processes.ts'
import { connectionUrl, type ServerProcess, startServerProcess, stopServer } from '#tests/support/server/server-process.ts'
import type { Proof, ProofRow } from './proof.ts'

const run = promisify(execFile)

async function findPrograms(): Promise<string | null> {
  const folders = ['/usr/lib/postgresql/15/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
  for (const folder of folders.filter((each) => existsSync(join(each, 'postgres')) && existsSync(join(each, 'initdb')))) {
    const { stdout } = await run(join(folder, 'postgres'), ['--version'])
    if (/ 15\./.test(stdout)) return folder
  }
  return null
}

interface OldCluster {
  readonly socketDir: string
  stop(): Promise<void>
}

async function startOldCluster(programs: string, folder: string): Promise<OldCluster> {
  const account = (await clusterAccount()) ?? undefined
  const data = join(folder, 'postgres-15')
  await mkdir(data, { mode: 0o700 })
  if (account) await chown(data, account.uid, account.gid)
  const options = { ...account, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } }
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust'], options)
  const child: ChildProcess = spawn(join(programs, 'postgres'), ['-D', data, '-k', data, '-c', 'listen_addresses='], {
    ...options,
    stdio: 'ignore',
  })
  return {
    socketDir: data,
    stop: async () => {
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

async function ensureWhenUp(socketDir: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ensureDatabase({ socketDir }, 'vitrine')
    } catch (error) {
      if (attempt > 200) throw error
      await pause(50)
    }
  }
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

/** The same server on the oldest PostgreSQL that it takes. */
export const postgres15: Proof = {
  name: 'postgres-15',
  title: 'PostgreSQL 15 by DATABASE_URL',
  async run() {
    const programs = await findPrograms()
    if (programs === null) {
      return [{ what: 'PostgreSQL 15', seen: 'not on this machine', promised: 'install the package postgresql-15', holds: null }]
    }
    const folder = await temporaryFolder()
    const cluster = await startOldCluster(programs, folder.path)
    try {
      await ensureWhenUp(cluster.socketDir)
      const env = { DATABASE_URL: connectionUrl({ host: cluster.socketDir, database: 'vitrine' }) }
      const first = await startServerProcess({ dataDir: `${folder.path}/data`, env, samples: true })
      const rows = await visit(first)
      await stopServer(first)
      const second = await startServerProcess({ dataDir: `${folder.path}/data`, env, samples: true })
      const { code } = await stopServer(second)
      return [...rows, { what: 'a second start, then a stop', seen: `code ${String(code)}`, promised: 'code 0', holds: code === 0 }]
    } finally {
      await cluster.stop()
      await folder.remove()
    }
  },
}
