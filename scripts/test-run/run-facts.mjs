// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { inProject } from '../launch/project.mjs'
import { machineMs } from './processor-time.mjs'

/**
 * @typedef {import('./run-failed-again.mjs').Result} Result
 * @typedef {object} RunFacts
 * @property {number} turn of the samples
 * @property {string} day
 * @property {readonly number[]} load average of one minute, before and after
 * @property {number} processors
 * @property {boolean} isInMemory whether the files of the databases were in memory
 * @property {string | undefined} browser
 * @property {number} ms
 * @property {number} processorMs of the whole machine
 */

/** The turn of the samples: `TEST_SEED`, else the one of the tree. */
async function readTurn() {
  const { turn } = JSON.parse(await readFile(inProject('tests', 'support', 'turn.json'), 'utf8'))
  return Number(process.env['TEST_SEED'] || turn)
}

const loadNow = () => loadavg()[0] ?? 0

/**
 * Begins to observe a run. What it returns tells the facts at its end.
 * @param {{ isInMemory: boolean }} options
 * @returns {(results: readonly Result[]) => Promise<RunFacts>}
 */
export function observeRun({ isInMemory }) {
  const begin = performance.now()
  const before = machineMs()
  const load = loadNow()
  return async (results) => ({
    turn: await readTurn(),
    day: new Date().toISOString().slice(0, 10),
    load: [load, loadNow()],
    processors: availableParallelism(),
    isInMemory,
    browser: results.find(({ browser }) => browser !== undefined)?.browser,
    ms: Math.round(performance.now() - begin),
    processorMs: machineMs() - before,
  })
}

/** The report of the last run for programs. */
export const summaryFile = inProject('node_modules', '.cache', 'test-summary.json')

/**
 * Writes the facts of a run, its counts, and for each part its times and all tests that failed at first.
 * @param {readonly Result[]} results
 * @param {RunFacts} facts
 * @param {import('./count-results.mjs').Counts} counts
 * @param {string} [file]
 */
export async function writeSummary(results, facts, counts, file = summaryFile) {
  const parts = results.map(({ part, counts: own, failed, ms, processorMs, isLate = false }) => {
    return { name: part.name, script: part.script, ...own, ms: Math.round(ms), processorMs, isLate, failedTests: failed ?? [] }
  })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ ...facts, counts, parts }, null, 2)}\n`)
}
