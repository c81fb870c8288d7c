// @ts-check
import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} FailedTest
 * @property {string | null} file path inside the project; null for an error outside of test files, which nothing can run again
 * @property {string} title
 * @property {string} error its first line
 */

/** The first line of an error, without colours. @param {unknown} text */
export const firstLine = (text) => (/^.*/.exec(stripVTControlCharacters(String(text ?? '')).trimStart())?.[0] ?? '').slice(0, 200)

/** @param {string} root @param {string} file */
const inside = (root, file) => relative(root, file).split(sep).join('/')

/** The error that vitest prints for a file; its report has none for a hook of a group. @param {string} output @param {string} file */
function printedError(output, file) {
  const lines = output.split('\n')
  const isHeading = (/** @type {string} */ line) => line.startsWith(' FAIL ')
  const heading = lines.findIndex((line) => isHeading(line) && line.includes(file))
  return heading < 0 ? '' : firstLine(lines.slice(heading).find((line) => !isHeading(line)))
}

const NOT_RUN = 'Did not run'

/** @param {any} report @param {string} output @param {string} root @returns {FailedTest[]} */
function ofVitest(report, output, root) {
  return report.testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const file = inside(root, name)
    const failed = assertionResults.filter((/** @type {any} */ result) => result.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ file, title: file, error: firstLine(message) || printedError(output, file) }]
    const wrong = assertionResults.filter((/** @type {any} */ result) => result.status !== 'passed')
    return wrong.map((/** @type {any} */ { status: end, fullName, failureMessages }) => {
      return { file, title: fullName, error: end === 'failed' ? firstLine(failureMessages[0]) : NOT_RUN }
    })
  })
}

/** @param {any} suite @param {readonly string[]} titles @param {string} folder @returns {FailedTest[]} */
function ofSuite(suite, titles, folder) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) => {
    const wrong = spec.tests.find((/** @type {any} */ test) => test.status !== 'expected')
    if (!wrong) return []
    const error = wrong.status === 'skipped' ? NOT_RUN : firstLine(wrong.results.at(-1)?.error?.message)
    return [{ file: `${folder}/${spec.file}:${spec.line}`, title: [...titles, spec.title].join(' › '), error }]
  })
  return [...own, ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => ofSuite(inner, [...titles, inner.title], folder))]
}

/** The failed tests of Playwright, and the errors of its servers and of files that it could not load. @param {any} report @param {string} folder @returns {FailedTest[]} */
function ofPlaywright(report, folder) {
  const outside = (report.errors ?? []).map((/** @type {any} */ { message }) => {
    return { file: null, title: '(outside of tests)', error: firstLine(message) }
  })
  return [...outside, ...report.suites.flatMap((/** @type {any} */ suite) => ofSuite(suite, [], folder))]
}

/**
 * Files in which vitest caught an error between two tests. An error that names no file may be a crash that took whole files with it.
 * @param {string} output
 * @returns {FailedTest[]}
 */
function betweenTests(output) {
  const origins = [...output.matchAll(/This error originated in "([^"]+)" test file/g)].map(([, file]) => file ?? '')
  const error = firstLine(
    /Unhandled (?:Rejection|Error|Exception)[^\n]*\n([^\n]+)/.exec(output)?.[1] ?? /Uncaught Exception[^\n]*\n([^\n]+)/.exec(output)?.[1],
  )
  const caught = Number(/Vitest caught (\d+) unhandled error/.exec(output)?.[1] ?? 0)
  const named = [...new Set(origins)].map((file) => ({ file, title: '(between two tests)', error }))
  return caught > origins.length ? [...named, { file: null, title: '(outside of test files)', error }] : named
}

/**
 * The failed tests that a report names, and those that did not run; null when a part failed without naming any (a crash, no report).
 * @param {{ kind: 'check' | 'vitest' | 'playwright', report: string | null, output: string, root: string, e2eFolder?: string }} outcome
 * @returns {FailedTest[] | null}
 */
export function failedTests({ kind, report, output, root, e2eFolder = 'tests/e2e' }) {
  if (kind === 'check' || report === null) return null
  try {
    const read = JSON.parse(report)
    const named = kind === 'vitest' ? [...ofVitest(read, output, root), ...betweenTests(output)] : ofPlaywright(read, e2eFolder)
    return named.length === 0 ? null : named
  } catch {
    return null
  }
}

/** The arguments that run these tests again: whole files for vitest, lines for Playwright. @param {readonly FailedTest[]} tests */
export function filesOf(tests) {
  return [...new Set(tests.flatMap(({ file }) => file ?? []))]
}
