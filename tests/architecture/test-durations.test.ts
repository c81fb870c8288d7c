import { describe, expect, it } from 'vitest'
import { rulesBroken } from './rules-broken.ts'

const lines = (...each: string[]) => each.join('\n')

/** Breaches as they are written in a hurry: in a helper, by a name, over several lines. */
const BREACHES: readonly (readonly [what: string, file: string, code: string])[] = [
  ['a seed by chance: plain', 'tests/property/a.test.ts', lines('fc.assert(property, { seed: Date.now() })')],
  [
    'a seed by chance: options variable',
    'tests/property/a.test.ts',
    lines('const options = { seed: Date.now() }', 'fc.assert(property, options)'),
  ],
  [
    'a seed by chance: shorthand',
    'tests/property/a.test.ts',
    lines('const seed = Math.floor(Math.random() * 1000)', 'fc.assert(property, { seed })'),
  ],
  [
    'a seed by chance: named import',
    'tests/property/a.test.ts',
    lines("import { assert } from 'fast-check'", 'assert(property, { seed: Date.now() })'),
  ],
  [
    'a seed by chance: helper',
    'tests/property/a.test.ts',
    lines('const pick = () => Math.floor(Math.random() * 1000)', 'fc.assert(property, { numRuns: 5, seed: pick() })'),
  ],
  [
    'a seed by chance: multi-line',
    'tests/property/a.test.ts',
    lines(
      'fc.assert(',
      '  property,',
      '  {',
      '    numRuns: 10,',
      '    seed:',
      '      Number(',
      '        new Date(),',
      '      ),',
      '  },',
      ')',
    ),
  ],
  [
    'a seed by chance: wrapped',
    'tests/property/a.test.ts',
    lines('const always = (seed = Date.now()) => fc.assert(property, { seed })', 'always()'),
  ],
  ['the time of day: plain', 'tests/contract/a.test.ts', lines('expect(at).toBeLessThan(Date.now())')],
  ['the time of day: new Date', 'tests/contract/a.test.ts', lines('expect(at).toBeLessThan(new Date().getTime())')],
  ['the time of day: year', 'tests/contract/a.test.ts', lines('expect(year).toBe(new Date().getFullYear())')],
  ['the time of day: template', 'tests/e2e/a.spec.ts', lines('await expect(footer).toContainText(`© ${new Date().getFullYear()}`)')],
  ['the time of day: helper', 'tests/contract/a.test.ts', lines('const soon = () => Date.now() + 5000', 'expect(at).toBeLessThan(soon())')],
  ['the time of day: poll', 'tests/contract/a.test.ts', lines('await expect.poll(() => at).toBeLessThan(Date.now())')],
  [
    'the time of day: multi-line',
    'tests/contract/a.test.ts',
    lines('expect(', '  at,', ')', '  .not', '  .toBeGreaterThan(', '    Date', '      .now(),', '  )'),
  ],
  ['the time of day: Temporal', 'tests/contract/a.test.ts', lines('expect(day).toBe(Temporal.Now.plainDateISO().toString())')],
  ['the time of day: brackets', 'tests/contract/a.test.ts', lines("expect(at).toBeLessThan(Date['now']())")],
  [
    'a duration: plain',
    'tests/contract/a.test.ts',
    lines('const from = performance.now()', 'expect(performance.now() - from).toBeLessThan(5)'),
  ],
  [
    'a duration: start and end',
    'tests/contract/a.test.ts',
    lines('const start = Date.now()', 'await work()', 'const end = Date.now()', 'expect(end - start).toBeLessThan(500)'),
  ],
  [
    'a duration: by a variable',
    'tests/contract/a.test.ts',
    lines(
      'let took = 0',
      'const start = performance.now()',
      'await work()',
      'took = performance.now() - start',
      'expect(took).toBeLessThan(500)',
    ),
  ],
  [
    'a duration: Date minus Date',
    'tests/contract/a.test.ts',
    lines('const start = new Date()', 'await work()', 'expect(new Date().getTime() - start.getTime()).toBeLessThan(500)'),
  ],
  [
    'a duration: plus Date',
    'tests/contract/a.test.ts',
    lines('const start = +new Date()', 'await work()', 'expect(+new Date() - start).toBeLessThan(500)'),
  ],
  [
    'a duration: hook',
    'tests/contract/a.test.ts',
    lines(
      'let start: number',
      'beforeEach(() => {',
      '  start = Date.now()',
      '})',
      "it('is quick', () => expect(Date.now() - start).toBeLessThan(500))",
    ),
  ],
  [
    'a duration: pushed',
    'tests/contract/a.test.ts',
    lines(
      'const times: number[] = []',
      'const start = performance.now()',
      'times.push(performance.now() - start)',
      'expect(Math.max(...times)).toBeLessThan(500)',
    ),
  ],
  [
    'a duration: thrown',
    'tests/contract/a.test.ts',
    lines('const start = performance.now()', "if (performance.now() - start > 500) throw new Error('slow')"),
  ],
  [
    'a duration: assert',
    'tests/contract/a.test.ts',
    lines("import assert from 'node:assert'", 'const start = performance.now()', 'assert(performance.now() - start < 500)'),
  ],
  [
    'a duration: measure',
    'tests/contract/a.test.ts',
    lines("const { duration } = performance.measure('a', 'b')", 'expect(duration).toBeLessThan(500)'),
  ],
  [
    'a duration: hrtime import',
    'tests/contract/a.test.ts',
    lines("import { hrtime } from 'node:process'", 'const start = hrtime.bigint()', 'expect(hrtime.bigint() - start).toBeLessThan(500n)'),
  ],
  [
    'a duration: now of performance',
    'tests/contract/a.test.ts',
    lines('const { now } = performance', 'const start = now()', 'expect(now() - start).toBeLessThan(500)'),
  ],
  [
    'a duration: helper elapsed',
    'tests/contract/a.test.ts',
    lines(
      'const elapsed = async (work: () => Promise<void>) => {',
      '  const start = Date.now()',
      '  await work()',
      '  return Date.now() - start',
      '}',
      'expect(await elapsed(one)).toBeLessThan(2 * (await elapsed(two)))',
    ),
  ],
  [
    'a duration: poll',
    'tests/contract/a.test.ts',
    lines(
      'const start = Date.now()',
      'await expect.poll(() => isThere()).toBe(true)',
      'expect.soft(Date.now() - start).toBeLessThan(1000)',
    ),
  ],
  ['a duration: template', 'tests/e2e/a.spec.ts', lines('const start = Date.now()', "expect(`${Date.now() - start < 500}`).toBe('true')")],
  [
    'a duration: resourceUsage',
    'tests/contract/a.test.ts',
    lines('const before = process.resourceUsage().userCPUTime', 'expect(process.resourceUsage().userCPUTime - before).toBeLessThan(5)'),
  ],
  [
    'a duration: in the page',
    'tests/e2e/a.spec.ts',
    lines(
      'const took = await page.evaluate(() => {',
      '  const start = performance.now()',
      '  return performance.now() - start',
      '})',
      'expect(took).toBeLessThan(50)',
    ),
  ],
  [
    'a duration: in a list',
    'src/engine/a.test.ts',
    lines(
      'const from = performance.now()',
      'const took = performance.now() - from',
      'expect([took < 1000, "quick"]).toEqual([true, "quick"])',
    ),
  ],
  [
    'a duration: by a function',
    'src/engine/a.test.ts',
    lines('async function timeOf() {', '  return performance.now()', '}', 'expect(5).toBeGreaterThan(await timeOf())'),
  ],
  [
    'a duration: processor time',
    'tests/contract/a.test.ts',
    lines('const { user } = process.cpuUsage()', 'expect(user).toBeLessThan(1000)'),
  ],
  [
    'a duration: of a helper of the tests',
    'tests/contract/a.test.ts',
    lines('const [a, b] = await shortestInTurn([one, two])', 'expect(a / b).toBeLessThan(6)'),
  ],
  [
    'a duration: of a soft expectation',
    'tests/e2e/a.spec.ts',
    lines('const from = Date.now()', 'const took = Date.now() - from', 'expect.soft(took).toBeLessThan(1000)'),
  ],
  [
    'a duration: of expect.fail',
    'tests/contract/a.test.ts',
    lines('const from = performance.now()', "if (performance.now() - from > 500) expect.fail('late')"),
  ],
  ['the time of day: beside one that was read', 'tests/e2e/a.spec.ts', 'expect(Date.parse(seen)).toBeLessThan(Date.now())'],
  ['a seed by chance: of a sample', 'machines/cart/a.property.test.ts', 'fc.sample(cart, { seed: Math.floor(Math.random() * 100) })'],
]

const RIGHT: readonly (readonly [why: string, file: string, code: string])[] = [
  [
    'a helper whose object holds the time of day',
    'src/engine/a.test.ts',
    lines(
      'const member = (role: string) => ({ role, provedAt: new Date() })',
      "expect([member('ADMIN')].map(audienceOf)).toEqual(['admins'])",
    ),
  ],
  [
    'a duration compared in full mode alone',
    'tests/e2e/a.spec.ts',
    'const took = performance.now()\nif (isFull) expect(took).toBeLessThan(1000)',
  ],
  ['a duration compared in a proof', 'tests/proof/a.test.ts', 'const took = performance.now()\nexpect(took).toBeLessThan(1000)'],
  ['an instant made from the clock', 'src/engine/a.test.ts', 'const at = new Date(Date.now() + 5000)\nexpect(find(at)).toBe(true)'],
  ['a fixed seed', 'tests/property/a.test.ts', 'fc.assert(property, { seed: 7, numRuns: 5 })'],
  [
    'the number of durations',
    'tests/contract/a.test.ts',
    lines('const times: number[] = []', 'times.push(performance.now())', 'expect(times.length).toBe(1)'),
  ],
  [
    'an instant that a helper gives to the code',
    'tests/contract/a.test.ts',
    lines('const inDays = (days: number) => new Date(Date.now() + days)', 'expect(await plan(inDays(3))).toBe(1)'),
  ],
  [
    'a clock that is read before',
    'tests/contract/a.test.ts',
    lines('const before = Date.now()', 'expect(await save()).toBeGreaterThan(before)'),
  ],
]

describe('the lint rule for what tests measure', () => {
  it.each(BREACHES)('reports %s', async (_what, file, code) => {
    expect(await rulesBroken(file, code)).toContain('house/test-durations')
  })

  it.each(RIGHT)('accepts %s', async (_why, file, code) => {
    expect(await rulesBroken(file, code)).toEqual([])
  })
})
