import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inProject } from '#scripts/launch/project.mjs'
import { describeRun } from './last-lines.mjs'
import { partRunner, runParts } from './run-test-parts.mjs'
import type { Part } from './test-parts.mjs'

// The real runners, in a project of a few files.

const facts = { turn: 7, day: '2026-12-31', load: [0, 0], processors: 2, isInMemory: true, browser: undefined, ms: 1, processorMs: 1 }
const unit: Part = { name: 'Unit', script: 'test:unit', kind: 'vitest', weight: 2 }
const browser: Part = { name: 'Browser', script: 'test:browser', kind: 'playwright', weight: 3 }
const lint: Part = { name: 'Lint', script: 'lint', kind: 'check', weight: 1 }

const scripts = { 'test:unit': 'vitest run', 'test:browser': 'playwright test', lint: 'eslint .', crash: 'kill -9 $$' }

let folder = ''
const put = (path: string, text: string) => writeFileSync(join(folder, path), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-planted-'))
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'))
  put('package.json', JSON.stringify({ name: 'planted', type: 'module', scripts }))
  put('vitest.config.js', "export default { cacheDir: '.vite', test: { include: ['**/*.test.js'] } }\n")
  put('playwright.config.js', "export default { testDir: 'tests/e2e', testMatch: '**/*.spec.js' }\n")
  put('eslint.config.js', "export default [{ rules: { 'no-var': 'error' } }]\n")
  put('right.test.js', "import { it } from 'vitest'\nit('is right', () => {})\n")
  mkdirSync(join(folder, 'tests', 'e2e'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const withPlaywright = "import { existsSync, writeFileSync } from 'node:fs'\nimport { test } from '@playwright/test'\n"

/** Code that tells whether it runs for the first time. */
const failsFirst = (name: string) => `const isFirst = !existsSync('ran-${name}'); writeFileSync('ran-${name}', '')`

/** The counts of a run and all that it printed. */
async function runOf(...parts: Part[]) {
  let printed = ''
  const results = await runParts(parts, (text) => (printed += text), partRunner({ limitMinutes: 60, ramPath: undefined, folder }))
  return { counts: results.map(({ counts }) => counts), last: describeRun(results, facts), printed }
}

describe('a planted fault', () => {
  it('in a test of vitest that always fails is red and named', async () => {
    put('wrong.test.js', "import { expect, it } from 'vitest'\nit('adds', () => expect(1 + 1).toBe(3))\n")
    const { counts, last } = await runOf(unit)
    expect(counts).toMatchObject([{ passed: 1, failed: 1 }])
    expect(last).toMatch(/Échecs :\n +wrong\.test\.js › adds\n +AssertionError: expected 2 to be 3/)
  })

  it.each([
    ['a file', ''],
    ['a group', "describe('shop', () => {"],
  ])('in the set-up of %s is named, not what its end meets after it', async (_, group) => {
    const hooks = "let site\nbeforeAll(() => { throw new Error('no database') })\nafterAll(() => site.close())\nit('sells', () => {})\n"
    put('shop.test.js', `import { afterAll, beforeAll, describe, it } from 'vitest'\n${group}\n${hooks}${group && '})'}\n`)
    const { counts, last } = await runOf(unit)
    expect(counts).toMatchObject([{ passed: 1, failed: 1 }])
    expect(last).toMatch(/Échecs :\n +shop\.test\.js › .*\n +(?:Error: )?no database\n/)
    expect(last).not.toContain('undefined')
  })

  it('between two tests that is there at each try is red and named', async () => {
    put(
      'between.test.js',
      "import { it } from 'vitest'\nvoid Promise.reject(new Error('left behind'))\nit('is right', () => new Promise((resolve) => setTimeout(resolve, 50)))\n",
    )
    const { counts, last } = await runOf(unit)
    expect(counts).toMatchObject([{ failed: 1 }])
    expect(last).toMatch(/Échecs :\n +between\.test\.js › \(between two tests\)\n +.*left behind/)
  })

  it('that passes at the second try is green and named: in a test, and between two tests', async () => {
    put(
      'late.test.js',
      `import { existsSync, writeFileSync } from 'node:fs'\nimport { it } from 'vitest'\n${failsFirst('late')}\nit('waits', () => { if (isFirst) throw new Error('late') })\n`,
    )
    put(
      'between.test.js',
      `import { existsSync, writeFileSync } from 'node:fs'\nimport { it } from 'vitest'\n${failsFirst('between')}\nif (isFirst) void Promise.reject(new Error('left behind'))\nit('is right', () => new Promise((resolve) => setTimeout(resolve, 50)))\n`,
    )
    const { counts, last } = await runOf(unit)
    expect(counts).toMatchObject([{ failed: 0 }])
    expect(last).toMatch(
      /second essai :\n +late\.test\.js › waits\n +Error: late\n +between\.test\.js › \(between two tests\)\n +.*left behind/,
    )
  })

  it('in a test of Playwright that fails at first is green and named', async () => {
    put('tests/e2e/late.spec.js', `${withPlaywright}test('waits', () => {${failsFirst('late')}; if (isFirst) throw new Error('late') })\n`)
    expect((await runOf(browser)).last).toMatch(/second essai :\n +tests\/e2e\/late\.spec\.js:\d+ › .*waits\n +Error: late/)
  })

  it('in a test of Playwright that always fails is red and named', async () => {
    put('tests/e2e/wrong.spec.js', `${withPlaywright}test('orders', () => { throw new Error('no stock') })\n`)
    const { counts, last } = await runOf(browser)
    expect(counts).toMatchObject([{ passed: 0, failed: 1 }])
    expect(last).toMatch(/Échecs :\n +tests\/e2e\/wrong\.spec\.js:\d+ › .*orders\n +Error: no stock/)
  })

  it('of lint, and a part that crashes, are red and named', async () => {
    put('old.js', 'var a = 1\nexport { a }\n')
    const { counts, last, printed } = await runOf(lint, { ...unit, name: 'Crash', script: 'crash' })
    expect(counts.map(({ failed }) => failed)).toEqual([1, 1])
    expect(printed).toContain('no-var')
    expect(last).toMatch(/Échecs :\n( +Lint\n +Crash|( +Crash\n +Lint))\n$/)
  })

  it('that crashes a file beside a late test is red: the late test alone runs no second time', async () => {
    put('crash.test.js', "import { it } from 'vitest'\nit('crashes', () => { process.kill(process.pid, 'SIGKILL') })\n")
    put(
      'late.test.js',
      `import { existsSync, writeFileSync } from 'node:fs'\nimport { it } from 'vitest'\n${failsFirst('late')}\nit('waits', () => { if (isFirst) throw new Error('late') })\n`,
    )
    const { counts, last } = await runOf(unit)
    expect(counts[0]?.failed).toBeGreaterThan(0)
    expect(last).toMatch(/Échecs :\n[^]*late\.test\.js › waits\n +Error: late\n[^]*\(outside of test files\)\n +\S/)
  })

  it('in a test that could not run, behind one that failed at first, is red', async () => {
    const late = `test('waits', () => {${failsFirst('late')}; if (isFirst) throw new Error('late') })`
    const wrong = "test('orders', () => { throw new Error('no stock') })"
    put('tests/e2e/serial.spec.js', `${withPlaywright}test.describe.configure({ mode: 'serial' })\n${late}\n${wrong}\n`)
    const { counts, last } = await runOf(browser)
    expect(counts).toMatchObject([{ passed: 0, failed: 2 }])
    expect(last).toMatch(/serial\.spec\.js:\d+ › .*orders\n +Did not run/)
  })

  it('in thirteen files is red, and nothing runs again', async () => {
    for (let at = 0; at < 13; at += 1)
      put(`wrong-${at}.test.js`, `import { it } from 'vitest'\nit('fails', () => { throw new Error('no') })\n`)
    const { counts, last, printed } = await runOf(unit)
    expect(counts).toMatchObject([{ failed: 13 }])
    expect(printed).toContain('plus de 12 fichiers ont échoué (13)')
    expect(last).toContain('wrong-12.test.js › fails : Error: no')
  })
})
