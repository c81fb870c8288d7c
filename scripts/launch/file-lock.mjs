// @ts-check
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const heartbeatMs = 1000
// A holder that has not moved for so long was killed, or its machine slept.
const staleMs = 10_000

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {string} file */
async function readHolder(file) {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    return { pid: Number(text), isFresh: Date.now() - mtimeMs < staleMs }
  } catch {
    return null
  }
}

/** @param {string} file */
async function take(file) {
  await mkdir(dirname(file), { recursive: true })
  return writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  )
}

/** @param {string} file */
async function removeAbandoned(file) {
  // Renamed first: of two that see the same dead holder, one removes it and the other finds nothing to rename.
  const aside = `${file}.${process.pid}`
  await rename(file, aside).then(
    () => rm(aside, { force: true }),
    () => undefined,
  )
}

/**
 * Waits until the file is ours.
 * @param {string} file
 * @param {(pid: number) => void} onWait
 * @param {number} pollMs
 */
async function waitForTurn(file, onWait, pollMs) {
  let told = false
  while (!(await take(file))) {
    const holder = await readHolder(file)
    const isAbandoned = holder !== null && holder.pid > 0 && !(isAlive(holder.pid) && holder.isFresh)
    if (isAbandoned) await removeAbandoned(file)
    else if (holder !== null && !told) {
      told = true
      onWait(holder.pid)
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/**
 * Does the work while no other process does work under the same file; the lock of a killed process holds nobody up.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: (pid: number) => void, pollMs?: number }} [options]
 * @returns {Promise<T>}
 */
export async function withFileLock(file, work, { onWait = () => undefined, pollMs = 200 } = {}) {
  await waitForTurn(file, onWait, pollMs)
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), heartbeatMs)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    await rm(file, { force: true })
  }
}
