import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartError } from '#server/config/start-error.ts'

const run = promisify(execFile)

/** The OS user PostgreSQL runs as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const creators: readonly [string, readonly string[]][] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
  ['adduser', ['-S', '-D', '-H', 'postgres']],
]

async function findPostgresUser(): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

async function createPostgresUser(): Promise<Account | null> {
  for (const [command, args] of creators) {
    try {
      await run(command, args)
    } catch {
      continue
    }
    return findPostgresUser()
  }
  return null
}

/** Root hands the cluster to the OS user `postgres` (PostgreSQL refuses root), made when absent; anyone else keeps it: null. */
export async function clusterAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const account = (await findPostgresUser()) ?? (await createPostgresUser())
  if (account !== null) return account
  throw new StartError('databaseUnavailable', {
    french:
      'L’utilisateur système « postgres » manque et n’a pas pu être créé. Lancez le serveur sous un compte ordinaire ou indiquez DATABASE_URL.',
    english: 'The OS user "postgres" is missing and could not be made. Run the server as an ordinary user, or set DATABASE_URL.',
  })
}
