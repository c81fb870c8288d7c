// @ts-check

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @param {unknown} value */
const number = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/**
 * @param {string | null} report the JSON that vitest or Playwright wrote
 * @param {'check' | 'vitest' | 'playwright'} kind
 * @returns {Counts}
 */
function countsOf(report, kind) {
  if (report === null) return { passed: 0, failed: 0, skipped: 0 }
  const read = JSON.parse(report)
  if (kind === 'vitest') {
    const skipped = number(read.numPendingTests) + number(read.numTodoTests)
    return { passed: number(read.numPassedTests), failed: number(read.numFailedTests), skipped }
  }
  const stats = read.stats ?? {}
  return { passed: number(stats.expected), failed: number(stats.unexpected) + number(stats.flaky), skipped: number(stats.skipped) }
}

/**
 * Counts the results of a part. A part that crashed, or in which nothing ran, has failed even when no test says so; a test that
 * passed only at the second try, or was skipped, has not passed.
 * @param {{ kind: 'check' | 'vitest' | 'playwright', code: number, report: string | null }} outcome
 * @returns {Counts}
 */
export function countResults({ kind, code, report }) {
  if (kind === 'check') return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  let counts
  try {
    counts = countsOf(report, kind)
  } catch {
    counts = { passed: 0, failed: 0, skipped: 0 }
  }
  const failed = counts.failed + counts.skipped
  const crashed = failed === 0 && (code !== 0 || counts.passed === 0)
  return { ...counts, failed: crashed ? 1 : failed }
}

/** @param {readonly Counts[]} all */
export function addCounts(all) {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 })
}
