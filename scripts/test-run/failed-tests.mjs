// @ts-check
import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} FailedTest
 * @property {string} file path inside the project
 * @property {string} title
 * @property {string} error its first line
 */

/** @param {unknown} text */
const firstLine = (text) => (/^.*/.exec(stripVTControlCharacters(String(text ?? '')).trimStart())?.[0] ?? '').slice(0, 200)

/** @param {string} root @param {string} file */
const inside = (root, file) => relative(root, file).split(sep).join('/')

/** @param {any} report @param {string} root @returns {FailedTest[]} */
function ofVitest(report, root) {
  return report.testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const file = inside(root, name)
    const failed = assertionResults.filter((/** @type {any} */ result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ file, title: file, error: firstLine(message) }] : []
    return failed.map((/** @type {any} */ result) => ({ file, title: result.fullName, error: firstLine(result.failureMessages[0]) }))
  })
}

/** @param {any} suite @param {readonly string[]} titles @param {string} folder @returns {FailedTest[]} */
function ofSuite(suite, titles, folder) {
  const failed = (suite.specs ?? []).filter((/** @type {any} */ spec) =>
    spec.tests.some((/** @type {any} */ test) => test.status === 'unexpected'),
  )
  const own = failed.map((/** @type {any} */ spec) => ({
    file: `${folder}/${spec.file}:${spec.line}`,
    title: [...titles, spec.title].join(' › '),
    error: firstLine(spec.tests[0].results.at(-1)?.error?.message),
  }))
  return [...own, ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => ofSuite(inner, [...titles, inner.title], folder))]
}

/** Files in which vitest caught an error between two tests. @param {string} output @returns {FailedTest[]} */
function betweenTests(output) {
  const files = new Set([...output.matchAll(/This error originated in "([^"]+)" test file/g)].map(([, file]) => file ?? ''))
  const error = firstLine(
    /Unhandled (?:Rejection|Error|Exception)[^\n]*\n([^\n]+)/.exec(output)?.[1] ?? /Uncaught Exception[^\n]*\n([^\n]+)/.exec(output)?.[1],
  )
  return [...files].map((file) => ({ file, title: '(between two tests)', error }))
}

/**
 * The failed tests that a report names; null when a part failed without naming any (a crash, no report).
 * @param {{ kind: 'check' | 'vitest' | 'playwright', report: string | null, output: string, root: string, e2eFolder?: string }} outcome
 * @returns {FailedTest[] | null}
 */
export function failedTests({ kind, report, output, root, e2eFolder = 'tests/e2e' }) {
  if (kind === 'check' || report === null) return null
  try {
    const read = JSON.parse(report)
    const named =
      kind === 'vitest'
        ? [...ofVitest(read, root), ...betweenTests(output)]
        : read.suites.flatMap((/** @type {any} */ suite) => ofSuite(suite, [], e2eFolder))
    return named.length === 0 ? null : named
  } catch {
    return null
  }
}

/** The arguments that run these tests again: whole files for vitest, lines for Playwright. @param {readonly FailedTest[]} tests */
export function filesOf(tests) {
  return [...new Set(tests.map(({ file }) => file))]
}
