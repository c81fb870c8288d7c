// @ts-check
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'

/** Node tells the processor time of its own process alone; a shell tells that of the children it has waited for. */
const SCRIPT = 'file=$1; shift; "$@"; code=$?; LC_ALL=C times > "$file"; exit $code'

/**
 * The command that runs another one, and writes the processor time of all its children to a file at its end.
 * @param {string} file
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function timed(file, command, args) {
  if (process.platform === 'win32') return { command, args: [...args] }
  return { command: '/bin/sh', args: ['-c', SCRIPT, 'sh', file, command, ...args] }
}

/**
 * The processor time in milliseconds that a timed command wrote, null when it wrote none (it was killed).
 * @param {string} file
 * @returns {Promise<number | null>}
 */
export async function readProcessorMs(file) {
  const text = await readFile(file, 'utf8').catch(() => '')
  const times = [...text.matchAll(/(\d+)m([\d.]+)s/g)].map(([, minutes, seconds]) => Number(minutes) * 60_000 + Number(seconds) * 1000)
  return times.length === 4 ? Math.round((times[2] ?? 0) + (times[3] ?? 0)) : null
}

/** Processor time of the whole machine since it started, in milliseconds: databases and other programs are in it. */
export function machineMs() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0)
}
