// @ts-check
import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Codes of a start that nothing but a person can mend: a setting, a folder in use, a refused migration, a port that is taken. */
const finalCodes = new Set([10, 11, 13, 14])

/** The pauses before a program starts again, in milliseconds. After as many quick crashes in a row it is given up. */
const usualPauses = [1000, 2000, 4000, 8000, 16_000]

/** A program that crashes later than this begins a new row, in milliseconds. */
const usualQuickMs = 60_000

/**
 * @typedef {object} Options
 * @property {() => import('node:child_process').ChildProcess} start starts the program, which sends a message once it serves
 * @property {(text: string) => void} say
 * @property {readonly number[]} [pauses]
 * @property {number} [quickMs]
 */

/**
 * Waits for the end of a program.
 * @param {import('node:child_process').ChildProcess} program
 * @returns {Promise<number>} its exit code, or that of a shell for a signal
 */
function endOf(program) {
  return new Promise((resolve, reject) => {
    program.once('error', reject)
    program.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])))
  })
}

/** @param {number} code @param {number} ms */
const restartLine = (code, ms) =>
  `\nLe serveur s’est arrêté par une erreur (code ${code}). Il repart dans ${ms / 1000} s.` +
  `\nThe server ended by an error (code ${code}). It starts again in ${ms / 1000} s.`

/** @param {number} code @param {number} count */
const lastLine = (code, count) =>
  `\nLe serveur s’est arrêté ${count} fois de suite par une erreur (code ${code}). Il n’est plus relancé\u00a0: la cause est dans le journal, au-dessus.` +
  `\nThe server ended ${count} times in a row by an error (code ${code}). It is not started again: the cause is in the log above.`

/**
 * Runs a program and starts it again when it crashes after it has served. Pauses grow with crashes in quick succession.
 * @param {Options} options
 * @returns {{ ended: Promise<number>, stop: (signal: NodeJS.Signals) => void }} `ended` resolves with the exit code of the last program
 */
export function keepRunning({ start, say, pauses = usualPauses, quickMs = usualQuickMs }) {
  const stopping = new AbortController()
  let program = start()
  let hasServed = false

  const run = async () => {
    for (let crashes = 0; ; program = start()) {
      const begin = performance.now()
      program.once('message', () => (hasServed = true))
      const code = await endOf(program)
      if (code === 0 || stopping.signal.aborted || !hasServed || finalCodes.has(code)) return code
      crashes = performance.now() - begin < quickMs ? crashes + 1 : 1
      const ms = pauses[crashes - 1]
      if (ms === undefined) {
        say(lastLine(code, crashes))
        return code
      }
      say(restartLine(code, ms))
      await pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return 0
    }
  }
  return {
    ended: run(),
    stop: (signal) => {
      stopping.abort()
      program.kill(signal)
    },
  }
}
