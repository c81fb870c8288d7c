import { describe, expect, it } from 'vitest'
import { describeRun } from './last-lines.mjs'
import { runParts, type Outcome } from './run-test-parts.mjs'
import type { Part } from './test-parts.mjs'

const unit: Part = { name: 'unit', script: 'test:unit', kind: 'vitest', weight: 2 }
const lint: Part = { name: 'lint', script: 'lint', kind: 'check', weight: 1 }
const failedIn = (...files: string[]) => files.map((file) => ({ file, title: 'adds', error: 'Error: 5 instead of 4' }))
const first = (...files: string[]) => ({ ...outcome(8, 2), failed: failedIn(...files) })
const outcome = (passed: number, failed: number) => ({ counts: { passed, failed, skipped: 0 }, output: 'its output', ms: 10, failed: null })

const facts = {
  turn: 7,
  day: '2026-12-31',
  load: [0, 1.5],
  processors: 2,
  isInMemory: true,
  browser: undefined,
  ms: 9000,
  processorMs: 12_000,
}

/** Runs parts whose first and second runs end so; returns their counts, the files of each run, and what was printed. */
async function runTwice(parts: readonly Part[], ...outcomes: Outcome[]) {
  let printed = ''
  const runs: (readonly string[])[] = []
  const run = async (_part: Part, files: readonly string[] = []) => {
    runs.push(files)
    return outcomes[runs.length - 1] ?? outcome(0, 99)
  }
  const results = await runParts(parts, (text) => (printed += text), run)
  return { counts: results.map(({ counts }) => counts), runs, printed: printed + describeRun(results, facts) }
}

describe('a failed test file', () => {
  it('that passes alone counts as passed, and is named with its first error', async () => {
    const { counts, runs, printed } = await runTwice([unit], first('a.test.ts', 'a.test.ts'), outcome(3, 0))
    expect(counts).toEqual([{ passed: 10, failed: 0, skipped: 0 }])
    expect(runs).toEqual([[], ['a.test.ts']])
    expect(printed).toContain('Passés au second essai :\n      a.test.ts › adds\n        Error: 5 instead of 4\n')
    expect(printed).not.toContain('Échecs')
  })

  it('that fails twice is red, and is named in the last lines', async () => {
    const { counts, printed } = await runTwice([unit], first('a.test.ts'), outcome(2, 1))
    expect(counts).toEqual([{ passed: 8, failed: 2, skipped: 0 }])
    expect(printed).toMatch(/its output\n[^]* {2}Échecs :\n {6}a\.test\.ts › adds\n {8}Error: 5 instead of 4\n$/)
  })

  it('that skips all its tests at the second try is red', async () => {
    const { counts } = await runTwice([unit], first('a.test.ts'), outcome(0, 0))
    expect(counts).toEqual([{ passed: 8, failed: 2, skipped: 0 }])
  })

  it('runs no second time among thirteen of them, and is named', async () => {
    const { counts, runs, printed } = await runTwice([unit], first(...Array.from({ length: 13 }, (_, at) => `${at}.test.ts`)))
    expect([counts[0]?.failed, runs.length]).toEqual([2, 1])
    expect(printed).toContain('12.test.ts › adds')
  })
})

describe('a second run', () => {
  it('is given to thirteen tests of Playwright in one file', async () => {
    const lines = Array.from({ length: 13 }, (_, at) => `tests/e2e/a.spec.ts:${at}`)
    const { counts, printed } = await runTwice([unit], first(...lines), outcome(13, 0))
    expect(counts[0]?.failed).toBe(0)
    expect(printed).toContain('second essai, fichiers : 1 (')
  })

  it('is not given to a part with an error outside of its test files', async () => {
    const outside = { file: null, title: '(outside of tests)', error: 'Error: no server' }
    const { counts, runs } = await runTwice([unit], { ...outcome(8, 1), failed: [...failedIn('a.test.ts'), outside] }, outcome(1, 0))
    expect([counts[0]?.failed, runs.length]).toEqual([1, 1])
  })

  it('is not given to a part that names no test, or to a check', async () => {
    const { counts, runs, printed } = await runTwice([unit, lint], outcome(0, 1), outcome(0, 1))
    expect([counts.map(({ failed }) => failed), runs]).toEqual([
      [1, 1],
      [[], []],
    ])
    expect(printed).toMatch(/Échecs :\n {6}unit\n {6}lint\n$/)
  })
})
