// @ts-check
import { mkdir, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'

const shared = '/dev/shm'
const prefix = 'vitrine-tests-'

/** Room for the databases of all parts, and as much again for the programs that run. */
const neededBytes = 4 * 2 ** 30

/** @param {string} mounts the text of /proc/mounts */
export function isUsable(mounts) {
  const [, , type, options = ''] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === shared) ?? []
  return type === 'tmpfs' && !options.split(',').includes('noexec')
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Removes the folders of runs that were killed: they would hold memory until the machine restarts. */
async function removeAbandoned() {
  for (const name of await readdir(shared).catch(() => [])) {
    const pid = Number(name.slice(prefix.length))
    if (name.startsWith(prefix) && pid > 0 && !isRunning(pid)) await rm(join(shared, name), { recursive: true, force: true })
  }
}

/**
 * A folder in memory for the temporary files of the tests, where the machine has room for one: PostgreSQL makes about a
 * thousand files for each test database, which takes a disk a hundred times longer.
 * @returns {Promise<{ path: string | undefined, remove: () => Promise<void> }>}
 */
export async function ramFolder() {
  const none = { path: undefined, remove: async () => undefined }
  if (!isUsable(await readFile('/proc/mounts', 'utf8').catch(() => ''))) return none
  await removeAbandoned()
  const { bavail, bsize } = await statfs(shared)
  if (Math.min(bavail * bsize, freemem()) < neededBytes) return none
  const path = join(shared, `${prefix}${process.pid}`)
  // The account of the database must be able to walk through it.
  await mkdir(path, { mode: 0o711 })
  // A database that is still stopping may write while its folder is removed.
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }) }
}
