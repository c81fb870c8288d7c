// @ts-check
import { lastLines } from '../launch/run-command.mjs'
import { inSeconds } from '../launch/steps.mjs'
import { filesOf } from './failed-tests.mjs'

/**
 * @typedef {import('./test-parts.mjs').Part} Part
 * @typedef {import('./count-results.mjs').Counts} Counts
 * @typedef {import('./failed-tests.mjs').FailedTest} FailedTest
 * @typedef {import('./run-test-parts.mjs').Outcome} Outcome
 */

/**
 * @typedef {object} Result
 * @property {Part} part
 * @property {Counts} counts of the second try too, when it passed
 * @property {readonly FailedTest[] | null} failed those of the first try; null when the part failed without naming a test
 * @property {number} ms
 * @property {number | null} processorMs
 * @property {string | undefined} [browser]
 * @property {boolean} [isLate] true when all that failed at first passed at the second try
 */

/** More failed files than this are a fault of the code, not of a busy machine. */
const MAX_FILES = 12

/** @param {Result} result */
const isRed = ({ counts }) => counts.failed > 0

/** @param {Result} result */
const filesOfResult = ({ failed }) => filesOf(failed ?? [])

/** How many files those are: several tests of Playwright, each with its line, may be of one. @param {Result} result */
const fileCountOf = (result) => new Set(filesOfResult(result).map((file) => file.split(':')[0])).size

/** True when all that failed in a part can run again. @param {Result} result */
const canRunAgain = ({ failed }) => failed !== null && failed.length > 0 && failed.every(({ file }) => file !== null)

/**
 * Runs the failed files of one part. Its tests count as passed when all of them pass.
 * @param {Result} result
 * @param {(text: string) => void} write
 * @param {(part: Part, files?: readonly string[]) => Promise<Outcome>} run
 * @returns {Promise<Result>}
 */
async function runAgain(result, write, run) {
  const { part, counts } = result
  const files = filesOfResult(result)
  const second = await run(part, files)
  const isGreen = second.counts.failed === 0 && second.counts.passed > 0
  write(`  ${isGreen ? '✓' : '✗'} ${part.name}, second essai, fichiers : ${fileCountOf(result)} (${inSeconds(second.ms)})\n`)
  if (!isGreen) write(`\n${lastLines(second.output, 60)}\n\n`)
  return isGreen ? { ...result, counts: { ...counts, passed: counts.passed + counts.failed, failed: 0 }, isLate: true } : result
}

/**
 * Runs the failed test files again, one after the other, with nothing beside them: a fault of the product fails twice, a test that a busy
 * machine made fail passes. A failed check, a part with an error in no test file, and more than twelve failed files stay red.
 * @param {readonly Result[]} results of all parts, which have ended
 * @param {(text: string) => void} write
 * @param {(part: Part, files?: readonly string[]) => Promise<Outcome>} run
 * @returns {Promise<Result[]>}
 */
export async function runFailedAgain(results, write, run) {
  const fileCount = results.reduce((sum, result) => sum + fileCountOf(result), 0)
  if (fileCount > MAX_FILES) write(`\n  Aucun second essai : plus de ${MAX_FILES} fichiers ont échoué (${fileCount})\n`)
  /** @type {Result[]} */
  const ends = []
  for (const result of results) {
    const isRepeated = isRed(result) && fileCount <= MAX_FILES && canRunAgain(result)
    ends.push(isRepeated ? await runAgain(result, write, run) : result)
  }
  return ends
}
