import { describe, expect, it } from 'vitest'
import { rulesBroken } from './rules-broken.ts'

const lines = (...each: string[]) => each.join('\n')

/** Breaches as they are written in a hurry: in a helper, by a name, over several lines. */
const BREACHES: readonly (readonly [what: string, file: string, code: string])[] = [
  [
    'a short limit: default of a helper',
    'tests/e2e/a.spec.ts',
    lines('const seen = (button: Locator, ms = 2000) => expect(button).toBeVisible({ timeout: ms })', 'await seen(button)'),
  ],
  [
    'a short limit: argument of a helper',
    'tests/e2e/a.spec.ts',
    lines('const seen = (button: Locator, ms: number) => expect(button).toBeVisible({ timeout: ms })', 'await seen(button, 2000)'),
  ],
  [
    'a short limit: options object variable',
    'tests/e2e/a.spec.ts',
    lines('const quick = { timeout: 2_000 }', 'await expect(button).toBeVisible(quick)'),
  ],
  [
    'a short limit: member of a table',
    'tests/e2e/a.spec.ts',
    lines('const limits = { short: 2000 }', 'await expect(button).toBeVisible({ timeout: limits.short })'),
  ],
  ['a short limit: by a variable', 'tests/e2e/a.spec.ts', lines('let ms = 2000', 'await expect(button).toBeVisible({ timeout: ms })')],
  [
    'a short limit: assignment',
    'tests/e2e/a.spec.ts',
    lines('const options: { timeout?: number } = {}', 'options.timeout = 2000', 'await button.click(options)'),
  ],
  [
    'a short limit: seconds()',
    'tests/e2e/a.spec.ts',
    lines('const seconds = (count: number) => count * 1000', 'await button.click({ timeout: seconds(2) })'),
  ],
  [
    'a short limit: multi-line',
    'tests/e2e/a.spec.ts',
    lines('await expect(', '  button,', ').toBeVisible({', '  timeout:', '    2_000,', '})'),
  ],
  ['a short limit: AbortSignal.timeout', 'tests/contract/a.test.ts', lines("await get('/x', { signal: AbortSignal.timeout(2000) })")],
  [
    'a short limit: race with a timer',
    'tests/contract/a.test.ts',
    lines("await Promise.race([work(), new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 2000))])"),
  ],
  [
    'a short limit: race with sleep',
    'tests/contract/a.test.ts',
    lines(
      "import { setTimeout as sleep } from 'node:timers/promises'",
      "await Promise.race([work(), sleep(2000).then(() => { throw new Error('late') })])",
    ),
  ],
  ['a short limit: test.slow options', 'tests/e2e/a.spec.ts', lines('test.describe.configure({ timeout: 10_000 })')],
  ['a short limit: test.use', 'tests/e2e/a.spec.ts', lines('test.use({ actionTimeout: 5000 })')],
  ['a short limit: vi.setConfig', 'src/engine/a.test.ts', lines("import { vi } from 'vitest'", 'vi.setConfig({ testTimeout: 5000 })')],
  ['vi.waitFor without patience: plain', 'src/engine/a.test.ts', lines("import { vi } from 'vitest'", 'await vi.waitFor(() => undefined)')],
  [
    'vi.waitFor without patience: destructured',
    'src/engine/a.test.ts',
    lines("import { vi } from 'vitest'", 'const { waitFor } = vi', 'await waitFor(() => undefined)'),
  ],
  [
    'vi.waitFor without patience: other name',
    'src/engine/a.test.ts',
    lines("import { vi as v } from 'vitest'", 'await v.waitFor(() => undefined)'),
  ],
  [
    'vi.waitFor without patience: vitest alias',
    'src/engine/a.test.ts',
    lines("import { vitest } from 'vitest'", 'await vitest.waitFor(() => undefined)'),
  ],
  [
    'vi.waitFor without patience: namespace',
    'src/engine/a.test.ts',
    lines("import * as vitest from 'vitest'", 'await vitest.vi.waitFor(() => undefined)'),
  ],
  [
    'vi.waitFor without patience: by variable',
    'src/engine/a.test.ts',
    lines("import { vi } from 'vitest'", 'const tools = vi', 'await tools.waitFor(() => undefined)'),
  ],
  [
    'vi.waitFor without patience: multi-line',
    'src/engine/a.test.ts',
    lines("import { vi } from 'vitest'", 'await vi', '  .waitFor(', '    () => undefined,', '  )'),
  ],
  [
    'a pause of a browser test: helper',
    'tests/e2e/a.spec.ts',
    lines('const rest = (page: Page, ms = 500) => page.waitForTimeout(ms)', 'await rest(page)'),
  ],
  ['a pause of a browser test: destructured', 'tests/e2e/a.spec.ts', lines('const { waitForTimeout } = page', 'await waitForTimeout(500)')],
  [
    'a pause of a browser test: timer in the page',
    'tests/e2e/a.spec.ts',
    lines('await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))'),
  ],
  ['a pause of a browser test: timer in node', 'tests/e2e/a.spec.ts', lines('await new Promise((resolve) => setTimeout(resolve, 500))')],
  [
    'a pause of a browser test: of node:timers',
    'tests/e2e/a.spec.ts',
    lines("import { setTimeout as pause } from 'node:timers/promises'", 'await pause(500)'),
  ],
  [
    'a pause of a browser test: resolver of another name',
    'tests/e2e/a.spec.ts',
    lines('await new Promise((ok) => setTimeout(ok, 500))', 'await new Promise<void>((end) => setTimeout(() => end(), 500))'),
  ],
  [
    'a pause of a browser test: scheduler',
    'tests/e2e/a.spec.ts',
    lines("import { scheduler } from 'node:timers/promises'", 'await scheduler.wait(500)'),
  ],
  ['networkidle: plain', 'tests/e2e/a.spec.ts', lines("await page.waitForLoadState('networkidle')")],
  ['networkidle: template', 'tests/e2e/a.spec.ts', lines('await page.waitForLoadState(`networkidle`)')],
  [
    'networkidle: variable',
    'tests/e2e/a.spec.ts',
    lines("const quiet = 'networkidle' as const", "await page.goto('/', { waitUntil: quiet })"),
  ],
  [
    'networkidle: puppeteer',
    'tests/support/firefox/a.ts',
    lines("export const open = (page: Page) => page.goto('/', { waitUntil: 'networkidle0' })"),
  ],
  ['networkidle: puppeteer call', 'tests/support/firefox/a.ts', lines('export const open = (page: Page) => page.waitForNetworkIdle()')],
  ['a short limit: of a check that toPass ends', 'tests/e2e/a.spec.ts', 'await expect(async () => undefined).toPass({ timeout: 29_999 })'],
  ['a short limit: unless another is given', 'tests/e2e/a.spec.ts', 'export const a = expect.configure({ timeout: given ?? 20_000 })'],
  ['a short limit: of a whole test', 'tests/e2e/a.spec.ts', 'test.setTimeout(20_000)'],
  ['a short limit: in seconds', 'tests/e2e/a.spec.ts', lines('const timeout = 10 * SECOND', 'await button.click({ timeout })')],
  ['a short limit: of test support', 'tests/support/a.ts', 'export const patienceMs = 10_000'],
  ['a short limit: usual one of a parameter', 'tests/support/a.ts', 'export const a = (timeoutMs = 500) => timeoutMs'],
  ['a short limit: after the body of a test', 'src/engine/a.test.ts', "it('is read', async () => undefined, 5000)"],
  ['a short limit: after the body of a row', 'src/engine/a.test.ts', "it.each([1])('is read', async () => undefined, 5000)"],
  ['a short limit: of a hook', 'src/engine/a.test.ts', 'beforeAll(async () => undefined, 20 * 1000)'],
  ['a pause of a browser test: of a minute', 'tests/e2e/a.spec.ts', 'export const a = (page: Page) => page.waitForTimeout(60_000)'],
  [
    'vi.waitFor without patience: vi.waitUntil',
    'tests/contract/a.test.ts',
    lines("import { vi } from 'vitest'", 'await vi.waitUntil(() => true)'),
  ],
]

const RIGHT: readonly (readonly [why: string, file: string, code: string])[] = [
  [
    'a short limit in a check that toPass repeats',
    'tests/e2e/a.spec.ts',
    'await expect(async () => button.click({ timeout: 1000 })).toPass()',
  ],
  [
    'a short limit in a named check that toPass repeats',
    'tests/e2e/a.spec.ts',
    'const check = async () => button.click({ timeout: 1000 })\nawait expect(check).toPass()',
  ],
  ['a limit of 30 s, and none', 'tests/e2e/a.spec.ts', 'await button.click({ timeout: 30_000 })\nawait button.click({ timeout: 0 })'],
  ['a short limit of the product', 'server/content/a.ts', 'export const a = { timeout: 300 }'],
  [
    'a helper whose short limit only a repeated check gives',
    'tests/e2e/a.spec.ts',
    lines('const press = (ms: number) => button.click({ timeout: ms })', 'await expect(async () => press(1000)).toPass()'),
  ],
  ['a race without a limit', 'tests/contract/a.test.ts', 'await Promise.race([one(), other()])'],
  [
    'the common patience',
    'tests/e2e/a.spec.ts',
    lines('const end = performance.now() + patience.timeout', 'while (!(await isThere())) if (performance.now() > end) throw new Error()'),
  ],
  ['a turn of the loop in a browser test', 'tests/e2e/a.spec.ts', 'await new Promise((resolve) => setTimeout(resolve, 20))'],
  ['a timer that begins work', 'tests/e2e/a.spec.ts', 'await new Promise((ok) => { setTimeout(write, 1500); ok(1) })'],
  ['the wait of another object', 'tests/e2e/a.spec.ts', 'await button.waitFor()'],
]

describe('the lint rule for the waits of tests', () => {
  it.each(BREACHES)('reports %s', async (_what, file, code) => {
    expect(await rulesBroken(file, code)).toContain('house/test-patience')
  })

  it.each(RIGHT)('accepts %s', async (_why, file, code) => {
    expect(await rulesBroken(file, code)).toEqual([])
  })
})
