import { existsSync } from 'node:fs'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { formatTodo, parseTodo, readTodo } from '#scripts/lint/plain-language-todo.ts'

const eslint = new ESLint()

async function rulesBroken(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
}

const lines = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, index) => line(index)).join('\n')
const longFunction = (count: number) =>
  `export function long() {\n  const seen = []\n${lines(count, (n) => `  seen.push(${n})`)}\n  return seen\n}`

const SEEDED: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['@typescript-eslint/no-explicit-any', 'src/engine/a.ts', 'export const a = (x: any) => x'],
  ['@typescript-eslint/no-non-null-assertion', 'src/engine/a.ts', 'export const a = (x: string | null) => x!'],
  [
    '@typescript-eslint/consistent-type-imports',
    'src/engine/a.ts',
    "import { Block } from './b.ts'\nexport const a = (b: Block) => b as never",
  ],
  ['no-restricted-syntax', 'src/engine/a.ts', 'export default 1'],
  ['no-restricted-syntax', 'src/engine/a.ts', "export * from './b.ts'\nexport const a = 1"],
  ['no-restricted-imports', 'src/site/routes/a.ts', "import { b } from '../../engine/b.ts'\nexport const a = b"],
  ['house/no-barrel', 'src/engine/a.ts', "export { b } from './b.ts'"],
  ['house/file-name', 'src/engine/walkBlocks.ts', 'export const a = 1'],
  ['house/file-name', 'src/engine/WalkBlocks.ts', 'export const a = 1'],
  ['house/file-name', 'src/engine/utils.ts', 'export const a = 1'],
  ['house/one-home', 'src/site/a.ts', "export const a = () => localStorage.getItem('x')"],
  ['house/one-home', 'src/site/a.ts', "export const a = () => window.sessionStorage.getItem('x')"],
  ['house/one-home', 'src/site/a.ts', "export const a = () => fetch('/api/logged')"],
  ['house/one-home', 'src/site/a.ts', "export const a = () => globalThis['localStorage'].getItem('x')"],
  ['house/one-home', 'src/site/a.ts', "export const a = () => window['fetch']('/api/logged')"],
  ['house/one-home', 'src/engine/a.ts', 'export const a = () => Date[`now`]()'],
  ['house/one-home', 'src/engine/a.ts', 'export const a = () => Date.now()'],
  ['house/one-home', 'src/engine/a.ts', 'export const a = () => new Date()'],
  ['house/one-home', 'server/content/a.ts', 'export const a = process.env.PORT'],
  ['house/one-home', 'server/content/a.ts', "export const a = (x: string) => x.trim().normalize('NFC')"],
  ['house/one-home', 'blocks/hero/View.tsx', "export const View = () => <p dangerouslySetInnerHTML={{ __html: '' }} />"],
  ['house/one-home', 'blocks/hero/View.tsx', "export const attributes = { dangerouslySetInnerHTML: { __html: '' } }"],
  ['house/one-home', 'server/content/a.ts', 'export const a = (db: Kysely<Tables>) => db.transaction().execute(write)'],
  ['house/import-order', 'src/engine/a.ts', "import { b } from './b.ts'\nimport { z } from 'zod'\nexport const a = [b, z]"],
  ['house/import-order', 'src/engine/a.ts', "import { b } from './b.ts'\nimport { c } from '#schemas/c.ts'\nexport const a = [b, c]"],
  ['jsx-a11y-x/alt-text', 'src/ui/A.tsx', 'export const A = () => <img src="/a.webp" />'],
  ['jsx-a11y-x/click-events-have-key-events', 'blocks/hero/View.tsx', 'export const View = () => <div onClick={() => undefined} />'],
  ['no-console', 'server/content/a.ts', "console.log('x')"],
  ['no-warning-comments', 'src/engine/a.ts', '// oxlint-disable-next-line\nexport const a = 1'],
  ['no-eval', 'src/engine/a.ts', "eval('1')"],
  ['eqeqeq', 'src/engine/a.ts', 'export const a = (x: number) => x == 1'],
  ['complexity', 'src/engine/a.ts', `export const a = (x: number) => ${lines(11, (n) => `x === ${n} ||`)} false`],
  ['max-params', 'src/engine/a.ts', 'export const a = (p: 1, q: 1, r: 1, s: 1, t: 1) => [p, q, r, s, t]'],
  ['max-lines', 'src/engine/a.ts', lines(301, (n) => `export const a${n} = ${n}`)],
  ['max-lines', 'tests/contract/a.test.ts', lines(501, (n) => `export const a${n} = ${n}`)],
  ['max-lines-per-function', 'src/engine/a.ts', longFunction(60)],
  ['max-lines-per-function', 'blocks/hero/View.tsx', longFunction(120)],
  ['max-lines-per-function', 'server/content/blog/routes.ts', longFunction(120)],
  ['house/plain-language', 'src/engine/a.ts', '// Kept for whoever asks.\nexport const a = 1'],
  ['house/plain-language', 'scripts/lint/a.js', '/* Rows of which nobody has so many. */\nexport const a = 1'],
  ['house/plain-language', 'src/engine/a.ts', '/** What a page needs. */\nexport const a = 1'],
  ['house/plain-language', 'src/engine/a.ts', '/**\n * Whether a page is open.\n */\nexport const a = 1'],
  ['house/plain-language', 'src/engine/a.test.ts', "it('is told anew', () => undefined)"],
  ['house/plain-language', 'src/engine/a.test.ts', "describe('somebody', () => undefined)"],
  ['house/plain-language', 'src/engine/a.test.ts', "it.each([1])('sends %s once more', () => undefined)"],
  ['house/plain-language', 'src/engine/a.test.ts', 'it.each`a\n${1}`(`is ${1} for good`, () => undefined)'],
  ['house/plain-language', 'tests/e2e/a.spec.ts', "test.describe.serial('a member ' + 'of ours', () => undefined)"],
  ['house/plain-language', 'src/engine/a.test.ts', `it('${'a'.repeat(91)}', () => undefined)`],
  ['house/one-home', 'src/engine/a.test.ts', "import { vi } from 'vitest'\nawait vi.waitFor(() => undefined)"],
  ['house/one-home', 'tests/contract/a.test.ts', "import { vi } from 'vitest'\nawait vi.waitUntil(() => true)"],
  ['house/one-home', 'tests/e2e/a.spec.ts', 'export const a = (page: Page) => page.waitForTimeout(60_000)'],
  ['house/test-patience', 'tests/e2e/a.spec.ts', "export const a = (page: Page) => page.waitForLoadState('networkidle')"],
  ['house/test-patience', 'tests/e2e/a.spec.ts', 'await expect(button).toBeVisible({ timeout: 1000 })'],
  ['house/test-patience', 'tests/e2e/a.spec.ts', 'await expect(async () => undefined).toPass({ timeout: 29_999 })'],
  ['house/test-patience', 'tests/e2e/a.spec.ts', 'export const a = expect.configure({ timeout: given ?? 20_000 })'],
  ['house/test-patience', 'tests/e2e/a.spec.ts', 'test.setTimeout(20_000)'],
  ['house/test-patience', 'tests/e2e/a.spec.ts', 'const timeout = 10 * SECOND\nawait button.click({ timeout })'],
  ['house/test-patience', 'tests/support/a.ts', 'export const patienceMs = 10_000'],
  ['house/test-patience', 'tests/support/a.ts', 'export const a = (timeoutMs = 500) => timeoutMs'],
  ['house/test-patience', 'src/engine/a.test.ts', "it('is read', async () => undefined, 5000)"],
  ['house/test-patience', 'src/engine/a.test.ts', "it.each([1])('is read', async () => undefined, 5000)"],
  ['house/test-patience', 'src/engine/a.test.ts', 'beforeAll(async () => undefined, 20 * 1000)'],
  [
    'house/test-durations',
    'src/engine/a.test.ts',
    'const from = performance.now()\nwork()\nexpect(performance.now() - from).toBeLessThan(5)',
  ],
  [
    'house/test-durations',
    'src/engine/a.test.ts',
    'const from = performance.now()\nconst took = performance.now() - from\nexpect([took < 1000, "quick"]).toEqual([true, "quick"])',
  ],
  [
    'house/test-durations',
    'src/engine/a.test.ts',
    'async function timeOf() {\n  return performance.now()\n}\nexpect(5).toBeGreaterThan(await timeOf())',
  ],
  ['house/test-durations', 'tests/contract/a.test.ts', 'const { user } = process.cpuUsage()\nexpect(user).toBeLessThan(1000)'],
  ['house/test-durations', 'tests/contract/a.test.ts', 'const [a, b] = await shortestInTurn([one, two])\nexpect(a / b).toBeLessThan(6)'],
  [
    'house/test-durations',
    'tests/e2e/a.spec.ts',
    'const from = Date.now()\nconst took = Date.now() - from\nexpect.soft(took).toBeLessThan(1000)',
  ],
  ['house/test-durations', 'tests/e2e/a.spec.ts', 'expect(Date.parse(seen)).toBeLessThan(Date.now())'],
  ['house/test-durations', 'tests/property/a.test.ts', 'fc.assert(property, { seed: Date.now(), numRuns: 5 })'],
  ['house/test-durations', 'machines/cart/a.property.test.ts', 'fc.sample(cart, { seed: Math.floor(Math.random() * 100) })'],
]

const ALLOWED: readonly (readonly [why: string, file: string, code: string])[] = [
  ['a default export in a tool configuration', 'a.config.ts', 'export default {}'],
  ['process.env in server/config', 'server/config/a.ts', 'export const env = process.env'],
  ['a view of 100 lines', 'blocks/hero/View.tsx', longFunction(100)],
  ['a component in PascalCase', 'src/ui/icons/Icon.tsx', 'export const Icon = () => null'],
  ['plain words', 'src/engine/a.ts', '/** Returns what `kept` holds: no more than 2 rows. By default 1. */\nexport const a = 1'],
  ['a title of 90 characters', 'src/engine/a.test.ts', `it('${'a'.repeat(90)}', () => undefined)`],
  ['banned words in other texts', 'src/engine/a.ts', "export const a = [title('kept'), 'nobody']"],
  ['banned words in a call of an object named test', 'src/engine/a.ts', "export const a = test.pool.query('select nobody')"],
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
    'a duration compared in full mode alone',
    'tests/e2e/a.spec.ts',
    'const took = performance.now()\nif (isFull) expect(took).toBeLessThan(1000)',
  ],
  ['a duration compared in a proof', 'tests/proof/a.test.ts', 'const took = performance.now()\nexpect(took).toBeLessThan(1000)'],
  ['an instant made from the clock', 'src/engine/a.test.ts', 'const at = new Date(Date.now() + 5000)\nexpect(find(at)).toBe(true)'],
  ['a fixed seed', 'tests/property/a.test.ts', 'fc.assert(property, { seed: 7, numRuns: 5 })'],
  ['a test file of 400 lines', 'tests/contract/a.test.ts', lines(400, (n) => `export const a${n} = ${n}`)],
]

describe('the linter', () => {
  it.each(SEEDED)('reports %s in %s', async (rule, file, code) => {
    expect(await rulesBroken(file, code)).toContain(rule)
  })

  it.each(ALLOWED)('accepts %s', async (_why, file, code) => {
    expect(await rulesBroken(file, code)).toEqual([])
  })

  it('ignores comments that switch a rule off', async () => {
    expect(await rulesBroken('src/engine/a.ts', '/* eslint-disable */\nexport default 1')).toContain('no-restricted-syntax')
  })
})

describe('the list of files that break the plain-language rule', () => {
  const { limit, files } = readTodo()

  it('names existing files, in order, at most as many as its limit', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files.length).toBeLessThanOrEqual(limit)
    expect(formatTodo({ limit, files })).toContain(files.join('\n'))
  })

  it('silences the rule in a listed file until the file is clean', async () => {
    const [listed = ''] = files
    expect(await rulesBroken(listed, '// Nobody\nexport const a = 1')).not.toContain('house/plain-language')
    expect(await rulesBroken(listed, 'export const a = 1')).toContain('house/plain-language')
  })

  it('lowers its limit with its length and never raises it', () => {
    const many = Array.from({ length: 120 }, (_, index) => `a${index}.ts`)
    expect(parseTodo(formatTodo({ limit: 1000, files: many }))).toEqual({ limit: 120, files: many.toSorted() })
    expect(parseTodo(formatTodo({ limit: 100, files: many })).limit).toBe(100)
  })

  it('is read from a merge conflict as the union of both sides with the smaller limit', () => {
    const text = '# At most 100 files\n<<<<<<< a\n# At most 50 files\na.ts\n=======\nb.ts\n>>>>>>> b\na.ts\n'
    expect(parseTodo(text)).toEqual({ limit: 50, files: ['a.ts', 'b.ts'] })
  })
})
