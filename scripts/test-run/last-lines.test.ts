import { describe, expect, it } from 'vitest'
import type { FailedTest } from './failed-tests.mjs'
import { describeRun } from './last-lines.mjs'
import type { Result } from './run-failed-again.mjs'
import { parts } from './test-parts.mjs'

const facts = {
  turn: 7,
  day: '2026-12-31',
  load: [0.06, 2.5],
  processors: 2,
  isInMemory: false,
  browser: 'Chromium 143',
  ms: 61_000,
  processorMs: 99_400,
}

/** The lines of a run of all parts. These tests failed in the last part. */
function runWith(failed: readonly FailedTest[], more: Partial<Result> = {}) {
  const results = parts.map((part): Result => ({
    part,
    counts: { passed: 3, failed: 0, skipped: 0 },
    failed: [],
    ms: 2100,
    processorMs: 4200,
  }))
  const red = { counts: { passed: 3, failed: failed.length, skipped: 0 }, failed, ...more }
  return describeRun([...results.slice(0, -1), { ...results[0]!, ...red }], facts)
    .trimEnd()
    .split('\n')
}

const failedTests = (count: number, perFile = 1) =>
  Array.from({ length: count }, (_, at) => ({
    file: `src/${Math.floor(at / perFile)}.test.ts`,
    title: `test ${at}`,
    error: `Error: ${at}`,
  }))

describe('the last lines of a run', () => {
  it('tell the times of each part and all that the run depended on', () => {
    const lines = runWith([])
    expect(lines).toContain('    ✓ Contrats : 2 s, processeur 4 s, 3 réussis')
    expect(lines).toContain('    En tout : 61 s, processeur de la machine 99 s, bases comprises')
    expect(lines.at(-1)).toBe('    Tour 7, jour 2026-12-31, charge 0,06 puis 2,50, processeurs : 2, bases sur le disque, Chromium 143')
  })

  it.each([1, 8, 9, 18])('name each of %i failed tests with its file and first error, within forty', (count) => {
    const text = runWith(failedTests(count)).slice(-39).join('\n')
    for (const { file, title, error } of failedTests(count))
      expect(text).toMatch(new RegExp(`${file} › ${title}(?: : |\\n +)${error}(?:\n|$)`))
  })

  it('name each file of a hundred failed tests with its first test', () => {
    const lines = runWith(failedTests(100, 9)).slice(-39)
    expect(lines).toContain('      src/0.test.ts › test 0 (et 8 de plus) : Error: 0')
    expect(lines).toContain('      src/11.test.ts › test 99 : Error: 99')
  })

  it.each([1, 9])('leave room for the errors of %i tests with long titles of several lines', (count) => {
    const long = failedTests(count).map((test) => ({ ...test, title: `first\n${'second '.repeat(60)}` }))
    const lines = runWith(long).slice(-39)
    for (const { error } of long) expect(lines.filter((line) => line.endsWith(error))).toHaveLength(1)
  })

  it('say how many more files there are than can be named', () => {
    expect(runWith(failedTests(30)).at(-1)).toBe('      … et 12 fichiers de plus')
  })

  it('name a part that failed without naming a test', () => {
    expect(runWith([], { counts: { passed: 0, failed: 1, skipped: 0 }, failed: null }).at(-1)).toBe(`      ${parts[0]?.name}`)
  })

  it('name what passed at the second try apart from what failed', () => {
    const lines = runWith(failedTests(1), { counts: { passed: 4, failed: 0, skipped: 0 }, isLate: true })
    expect(lines.slice(-3)).toEqual(['  Passés au second essai :', '      src/0.test.ts › test 0', '        Error: 0'])
  })
})
