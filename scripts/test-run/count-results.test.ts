import { describe, expect, it } from 'vitest'
import { addCounts, countResults } from './count-results.mjs'

const vitestReport = (passed: number, failed: number, pending = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: 0 })
const playwrightReport = (stats: object) => JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } })

describe('the count of a part', () => {
  it('is one for a check', () => {
    expect(countResults({ kind: 'check', code: 0, report: null })).toMatchObject({ passed: 1, failed: 0 })
    expect(countResults({ kind: 'check', code: 2, report: null })).toMatchObject({ passed: 0, failed: 1 })
  })

  it('is what vitest reports', () => {
    expect(countResults({ kind: 'vitest', code: 0, report: vitestReport(12, 0) })).toMatchObject({ passed: 12, failed: 0 })
    expect(countResults({ kind: 'vitest', code: 1, report: vitestReport(10, 2) })).toMatchObject({ passed: 10, failed: 2 })
  })

  it('is a failure when no test failed but the run did, as with a file that cannot be loaded', () => {
    expect(countResults({ kind: 'vitest', code: 1, report: vitestReport(10, 0) })).toMatchObject({ passed: 10, failed: 1 })
  })

  it('is a failure when nothing ran', () => {
    expect(countResults({ kind: 'vitest', code: 0, report: vitestReport(0, 0) })).toMatchObject({ passed: 0, failed: 1 })
    expect(countResults({ kind: 'playwright', code: 0, report: playwrightReport({}) })).toMatchObject({ passed: 0, failed: 1 })
    expect(countResults({ kind: 'vitest', code: 0, report: null })).toMatchObject({ passed: 0, failed: 1 })
  })

  it('is a failure when the report cannot be read', () => {
    expect(countResults({ kind: 'playwright', code: 0, report: '{"stats":' })).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a skipped test, and one that passed at the second try, as failed', () => {
    expect(countResults({ kind: 'vitest', code: 0, report: vitestReport(5, 0, 1) })).toMatchObject({ passed: 5, failed: 1 })
    const report = playwrightReport({ expected: 30, unexpected: 1, flaky: 2, skipped: 3 })
    expect(countResults({ kind: 'playwright', code: 1, report })).toMatchObject({ passed: 30, failed: 6 })
  })

  it('adds up over all parts', () => {
    expect(
      addCounts([
        { passed: 3, failed: 0, skipped: 0 },
        { passed: 4, failed: 2, skipped: 1 },
      ]),
    ).toEqual({ passed: 7, failed: 2 })
  })
})
