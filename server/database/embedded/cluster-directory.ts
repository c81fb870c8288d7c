import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, cp, lstat, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { makeDataFolder } from '#server/config/data-folder.ts'
import { errorCode } from '#server/config/error-code.ts'
import { StartError } from '#server/config/start-error.ts'
import type { Account } from './os-user.ts'
import type { Binaries } from './binaries.ts'
import { isTraversable } from './is-traversable.ts'

/** The location of the embedded database. */
export interface Place {
  readonly home: string
  readonly clusterDir: string
  readonly socketDir: string
  readonly binaries: Binaries
  readonly account: Account | null
}

// The path of a Unix socket has at most 107 bytes, and PostgreSQL appends its file name.
const MAX_SOCKET_DIR_BYTES = 88
const noteName = 'postgres.location'
/** A note beside a cluster outside of its data folder: the path of that folder, so that an operator can tell whether it is needed. */
const ownerName = 'data-folder'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

async function readNote(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(join(dataDir, noteName), 'utf8')).trim()
  } catch {
    return null
  }
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

/** Returns true when DATA_DIR may contain a database. The check creates nothing, and an unreadable folder counts as one. */
export async function holdsDatabase(dataDir: string): Promise<boolean> {
  if ((await readNote(dataDir)) !== null) return true
  const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')
  return readdir(join(dataDir, 'postgres')).then(
    (names) => names.length > 0,
    (error: unknown) => !isMissing(error),
  )
}

/** Creates DATA_DIR. As root, new folders are traversable but not listable for the user of the database. */
async function makeDataDir(dataDir: string, account: Account | null): Promise<string> {
  const firstMade = await makeDataFolder(dataDir)
  for (let folder = dataDir; account !== null && firstMade !== undefined; folder = dirname(folder)) {
    await chmod(folder, 0o711)
    if (folder === firstMade || folder === dirname(folder)) break
  }
  return realpath(dataDir)
}

/**
 * Places the cluster outside of a folder that the user of the database cannot traverse, under a random name noted in DATA_DIR, so that a
 * new DATA_DIR never gets an old cluster.
 */
async function placeElsewhere(dataDir: string): Promise<string> {
  const home = join('/var/lib/vitrine', `${hash(dataDir)}-${randomBytes(4).toString('hex')}`)
  await writeFile(join(dataDir, noteName), `${home}\n`, { flag: 'wx' }).catch(() => undefined)
  const noted = (await readNote(dataDir)) ?? home
  await mkdir(noted, { recursive: true, mode: 0o711 })
  await writeFile(join(noted, ownerName), `${dataDir}\n`)
  return noted
}

async function homeFor(dataDir: string, account: Account | null): Promise<string> {
  const noted = await readNote(dataDir)
  if (noted !== null && (await exists(noted))) return noted
  if (noted !== null) {
    throw new StartError('databaseUnavailable', {
      french: `La base notée dans ${join(dataDir, noteName)} est introuvable : ${noted}. Supprimez cette note pour repartir d’une base neuve.`,
      english: `The database noted in ${join(dataDir, noteName)} cannot be found: ${noted}. Delete the note to begin anew.`,
    })
  }
  if (account === null || (await isTraversable(dataDir, account))) return dataDir
  if (!(await exists(join(dataDir, 'postgres')))) return placeElsewhere(dataDir)
  throw new StartError('databaseUnavailable', {
    french: `Le dossier ${dataDir} contient une base que l’utilisateur « postgres » ne peut plus atteindre : ouvrez le passage (chmod o+x) dans les dossiers au-dessus.`,
    english: `${dataDir} holds a database that the user "postgres" can no longer reach: allow passage (chmod o+x) through the folders above.`,
  })
}

/**
 * Copies the programs for the user of the database, who would lose them in the middle of the work when a folder above the project is closed: each
 * new connection loads libraries of theirs.
 */
async function readyBinaries(binaries: Binaries, account: Account | null, copies: string): Promise<Binaries> {
  if (account === null) return binaries
  const source = dirname(dirname(binaries.postgres))
  const description = await readFile(join(dirname(source), 'package.json'), 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(description))
  const copy = join(copies, `postgresql-${version}`)
  if (!(await exists(copy))) {
    const unfinished = `${copy}.${process.pid}`
    await mkdir(dirname(copy), { recursive: true })
    await chmod(dirname(copy), 0o755)
    await cp(source, unfinished, { recursive: true, verbatimSymlinks: true })
    await chmod(unfinished, 0o755)
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}

/** Another user could have created the folder in the system temporary folder first. */
async function isOwnFolder(folder: string, account: Account | null): Promise<boolean> {
  const found = await lstat(folder)
  const ours = [account?.uid, process.getuid?.() ?? found.uid]
  return found.isDirectory() && ours.includes(found.uid)
}

async function makeSocketDir(home: string, account: Account | null): Promise<string> {
  const inside = join(home, 'postgres.run')
  const folder = Buffer.byteLength(inside) <= MAX_SOCKET_DIR_BYTES ? inside : join(tmpdir(), `vitrine-${hash(home)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!(await isOwnFolder(folder, account))) {
    throw new StartError('databaseUnavailable', {
      french: `Le dossier ${folder} appartient à un autre compte.`,
      english: `${folder} belongs to another account.`,
    })
  }
  await chmod(folder, 0o700)
  if (account !== null) await chown(folder, account.uid, account.gid)
  return folder
}

/** A broken link would look like a missing cluster, and none can be created there. */
async function refuseBrokenLink(clusterDir: string): Promise<void> {
  if (!(await exists(clusterDir)) || (await realpath(clusterDir).catch(() => null)) !== null) return
  throw new StartError('databaseUnavailable', {
    french: `Le lien ${clusterDir} ne mène nulle part : rendez accessible le dossier qu’il désigne, ou supprimez le lien pour repartir d’une base neuve.`,
    english: `The link ${clusterDir} leads nowhere: make the folder it names reachable, or delete the link to begin anew.`,
  })
}

/** Determines the folders of the cluster, its socket and its programs, and creates missing ones. */
export async function placeCluster(
  dataDir: string,
  account: Account | null,
  binaries: Binaries,
  copies = '/var/cache/vitrine',
): Promise<Place> {
  const home = await homeFor(await makeDataDir(dataDir, account), account)
  const clusterDir = join(home, 'postgres')
  await refuseBrokenLink(clusterDir)
  return {
    home,
    clusterDir,
    socketDir: await makeSocketDir(home, account),
    binaries: await readyBinaries(binaries, account, copies),
    account,
  }
}
