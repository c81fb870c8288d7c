// @ts-check
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const heartbeatMs = 1000
// Only where the start time of a process is unknown: a holder that has not moved for so long was killed, or its machine slept.
const staleMs = 60_000

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * A pid is reused. Together with its start time it is unique; empty where the system does not tell it.
 * @param {number} pid
 */
async function startOf(pid) {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return status.split(') ').at(-1)?.split(' ')[19] ?? ''
}

/** @param {string} file */
async function readHolder(file) {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    const [pid, start = ''] = text.split(' ')
    return { pid: Number(pid), start, isFresh: Date.now() - mtimeMs < staleMs }
  } catch {
    return null
  }
}

/**
 * A holder that stands still for a while, as on a busy machine, keeps its lock.
 * @param {{ pid: number, start: string, isFresh: boolean }} holder
 */
async function isAbandoned({ pid, start, isFresh }) {
  if (pid <= 0) return false
  if (!isAlive(pid)) return true
  return start === '' ? !isFresh : (await startOf(pid)) !== start
}

/** @param {string} file */
async function take(file) {
  await mkdir(dirname(file), { recursive: true })
  return writeFile(file, `${process.pid} ${await startOf(process.pid)}`, { flag: 'wx' }).then(
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
    if (holder !== null && (await isAbandoned(holder))) await removeAbandoned(file)
    else if (holder !== null && !told) {
      told = true
      onWait(holder.pid)
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/**
 * Does the work while no other process does work under the same file. The lock of a killed process is taken over.
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
