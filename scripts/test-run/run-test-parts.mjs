// @ts-check
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../launch/project.mjs'
import { lastLines, npmCommand, runCommand } from '../launch/run-command.mjs'
import { inSeconds } from '../launch/steps.mjs'
import { countResults } from './count-results.mjs'
import { failedTests } from './failed-tests.mjs'
import { readProcessorMs, timed } from './processor-time.mjs'
import { runFailedAgain } from './run-failed-again.mjs'

/**
 * @typedef {import('./test-parts.mjs').Part} Part
 * @typedef {import('./count-results.mjs').Counts} Counts
 */

/**
 * @typedef {object} Outcome
 * @property {Counts} counts
 * @property {string} output
 * @property {number} ms
 * @property {number | null} [processorMs] null when the part was killed
 * @property {string | undefined} [browser] name and version of the browser that ran the part
 * @property {readonly import('./failed-tests.mjs').FailedTest[] | null} [failed] null when the part failed without naming a test
 */

/** @param {string} reportFile @param {string | undefined} temporaryFolder */
function partEnvironment(reportFile, temporaryFolder) {
  // NODE_ENV=production would make React and vitest behave otherwise; colours would be noise in a stored output.
  const own = { NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }
  // The dearest test files run by turn.
  return { ...process.env, ...own, FILES_BY_TURN: '1', ...(temporaryFolder === undefined ? {} : { TMPDIR: temporaryFolder }) }
}

/** @param {Part} part @param {string} reportFile @param {readonly string[]} files those that run, one after the other; all of them when empty */
function extraArguments({ kind }, reportFile, files) {
  const alone = files.length === 0 ? [] : [kind === 'vitest' ? '--maxWorkers=1' : '--workers=1', ...files]
  if (kind === 'vitest') return ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...alone]
  return kind === 'playwright' ? ['--', '--reporter=list,json', ...alone] : []
}

/**
 * Makes the function that runs one part by its npm script, for at most what remains of the time of the whole run.
 * @param {{ limitMinutes: number, ramPath: string | undefined, folder?: string }} options the folder is that of package.json
 * @returns {(part: Part, files?: readonly string[]) => Promise<Outcome>} all files of the part run when none is given
 */
export function partRunner({ limitMinutes, ramPath, folder = root }) {
  const deadline = performance.now() + limitMinutes * 60_000
  let interrupted = false
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (interrupted = true))
  return async (part, files = []) => {
    if (interrupted) return { counts: { passed: 0, failed: 1, skipped: 0 }, output: '(interrompu)', ms: 0 }
    const own = await mkdtemp(join(tmpdir(), 'vitrine-part-'))
    const reportFile = join(own, 'report.json')
    const timesFile = join(own, 'times')
    const npm = npmCommand()
    const script = [...npm.args, 'run', '--silent', part.script, ...extraArguments(part, reportFile, files)]
    const { command, args } = timed(timesFile, npm.command, script)
    const begin = performance.now()
    const { code, output, timedOut } = await runCommand(command, args, {
      cwd: folder,
      env: partEnvironment(reportFile, part.kind === 'vitest' ? ramPath : undefined),
      timeoutMs: Math.max(1, deadline - begin),
    })
    const ms = performance.now() - begin
    const report = await readFile(reportFile, 'utf8').catch(() => null)
    const processorMs = await readProcessorMs(timesFile)
    await rm(own, { recursive: true, force: true })
    const late = timedOut ? `\n(les contrôles et tests ont duré plus de ${limitMinutes} minutes : arrêt)` : ''
    const counts = countResults({ kind: part.kind, code, report })
    const failed = counts.failed === 0 ? [] : failedTests({ kind: part.kind, report, output, root: folder })
    const browser = /^Chromium : (.+)$/m.exec(output)?.[1]
    return { counts, output: output + late, ms, processorMs, browser, failed }
  }
}

/** @param {Part} part @param {Counts} counts @param {number} ms */
function outcomeLine(part, counts, ms) {
  const mark = counts.failed === 0 ? '✓' : '✗'
  const figures = part.kind === 'check' ? '' : ` : ${counts.passed} réussis${counts.failed > 0 ? `, ${counts.failed} échoués` : ''}`
  return `  ${mark} ${part.name}${figures} (${inSeconds(ms)})\n`
}

/** Number of parts that run in parallel: a third one would only make the work of two processors wait for each other. */
const lanes = () => Math.min(3, Math.max(2, availableParallelism()))

/**
 * Runs the parts, some at a time, the longest first, so that no processor idles at the end; prints each outcome, and the
 * output of each failed part. While the site is being built, one check after the other runs beside it: tests need the site.
 * The failed test files run again when all parts have ended.
 * @param {readonly Part[]} parts
 * @param {(text: string) => void} write
 * @param {(part: Part, files?: readonly string[]) => Promise<Outcome>} run
 * @param {{ built?: Promise<unknown>, laneCount?: number }} [options] the preparation that tests wait for, and how many parts run in parallel
 * @returns {Promise<import('./run-failed-again.mjs').Result[]>}
 */
export async function runParts(parts, write, run, { built, laneCount = lanes() } = {}) {
  /** @type {import('./run-failed-again.mjs').Result[]} */
  const results = []
  const waiting = parts.toSorted((one, other) => other.weight - one.weight)
  let isBuilt = !built
  const next = () => {
    const at = isBuilt ? 0 : waiting.findIndex(({ kind }) => kind === 'check')
    return at < 0 ? undefined : waiting.splice(at, 1)[0]
  }
  const worker = async () => {
    for (let part = next(); part; part = next()) {
      const { counts, output, ms, processorMs = null, browser, failed = null } = await run(part)
      results.push({ part, counts, failed, ms, processorMs, browser })
      write(outcomeLine(part, counts, ms))
      if (counts.failed > 0) write(`\n${lastLines(output, 120)}\n\n`)
    }
  }
  const building = built?.finally(() => (isBuilt = true))
  const lane = () => (building ? worker().then(() => building.then(worker)) : worker())
  await Promise.all([building ? building.then(worker) : worker(), ...Array.from({ length: laneCount - 1 }, lane)])
  return runFailedAgain(results, write, run)
}
