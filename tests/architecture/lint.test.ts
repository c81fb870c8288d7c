import { describe, expect, it } from 'vitest'
import { rulesBroken } from './rules-broken.ts'

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
  ['house/one-home', 'src/site/a.ts', 'export const a = (link: Element) => link.checkVisibility()'],
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
