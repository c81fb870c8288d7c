// @ts-check
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countResults } from './count-results.mjs'
import { root } from './project.mjs'
import { lastLines, npmCommand, runCommand } from './run-command.mjs'
import { inSeconds } from './steps.mjs'

/**
 * @typedef {import('./processes.mjs').Part} Part
 * @typedef {import('./count-results.mjs').Counts} Counts
 */

/** @param {NodeJS.ProcessEnv} env @param {string} reportFile */
function partEnvironment(env, reportFile) {
  // NODE_ENV=production would make React and vitest behave otherwise; colours would be noise in a kept output.
  return { ...env, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }
}

/** @param {Part} part @param {string} reportFile */
function extraArguments({ kind }, reportFile) {
  if (kind === 'vitest') return ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  return kind === 'playwright' ? ['--', '--reporter=list,json'] : []
}

/**
 * Runs one part by its npm script.
 * @param {Part} part
 * @returns {Promise<{ counts: Counts, output: string, ms: number }>}
 */
async function runPart(part) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-part-'))
  const reportFile = join(folder, 'report.json')
  const { command, args } = npmCommand()
  const extra = extraArguments(part, reportFile)
  const begin = performance.now()
  const { code, output, timedOut } = await runCommand(command, [...args, 'run', '--silent', part.script, ...extra], {
    cwd: root,
    env: partEnvironment(process.env, reportFile),
    timeoutMs: part.minutes * 60_000,
  })
  const report = await readFile(reportFile, 'utf8').catch(() => null)
  await rm(folder, { recursive: true, force: true })
  const late = timedOut ? `\n(arrêté après ${part.minutes} minutes)` : ''
  return { counts: countResults({ kind: part.kind, code, report }), output: output + late, ms: performance.now() - begin }
}

/** @param {Part} part @param {Counts} counts @param {number} ms */
function outcomeLine(part, counts, ms) {
  const mark = counts.failed === 0 ? '✓' : '✗'
  const figures = part.kind === 'check' ? '' : ` : ${counts.passed} réussis${counts.failed > 0 ? `, ${counts.failed} échoués` : ''}`
  return `  ${mark} ${part.name}${figures} (${inSeconds(ms)})\n`
}

/**
 * Runs the parts, two at a time, those that stand alone at the end; prints each outcome, and what a failed one said.
 * @param {readonly Part[]} parts
 * @param {(text: string) => void} write
 * @param {(part: Part) => Promise<{ counts: Counts, output: string, ms: number }>} [run]
 * @returns {Promise<Counts[]>}
 */
export async function runParts(parts, write, run = runPart) {
  /** @type {Counts[]} */
  const all = []
  /** @param {Part} part */
  const runAndTell = async (part) => {
    const { counts, output, ms } = await run(part)
    all.push(counts)
    write(outcomeLine(part, counts, ms))
    if (counts.failed > 0) write(`\n${lastLines(output, 120)}\n\n`)
  }
  const waiting = parts.filter((part) => part.alone !== true)
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await runAndTell(part)
  }
  await Promise.all([worker(), worker()])
  for (const part of parts.filter(({ alone }) => alone === true)) await runAndTell(part)
  return all
}
