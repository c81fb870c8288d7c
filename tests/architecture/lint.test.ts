import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'

// Seeds stand in files that do not exist, so the rules that ask the type checker are off for them; one seed below is checked with types.
const untyped = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })
const typed = new ESLint()

async function rulesBroken(eslint: ESLint, filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
}

const lines = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, index) => line(index)).join('\n')
const longFunction = (count: number) =>
  `export function long() {\n  const seen = []\n${lines(count, (n) => `  seen.push(${n})`)}\n  return seen\n}`

const SEEDED: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['@typescript-eslint/no-explicit-any', 'src/engine/a.ts', 'export const a = (x: any) => x'],
  ['@typescript-eslint/ban-ts-comment', 'src/engine/a.ts', '// @ts-ignore\nexport const a = 1'],
  ['@typescript-eslint/ban-ts-comment', 'src/engine/a.ts', '// @ts-expect-error\nexport const a = 1'],
  ['@typescript-eslint/no-non-null-assertion', 'src/engine/a.ts', 'export const a = (x: string | null) => x!'],
  ['@typescript-eslint/no-unused-vars', 'src/engine/a.ts', 'const a = 1'],
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
  ['house/one-home', 'blocks/hero/View.tsx', "export const View = () => <p dangerouslySetInnerHTML={{ __html: '' }} />"],
  ['house/one-home', 'blocks/hero/View.tsx', "export const attributes = { dangerouslySetInnerHTML: { __html: '' } }"],
  ['house/import-order', 'src/engine/a.ts', "import { b } from './b.ts'\nimport { z } from 'zod'\nexport const a = [b, z]"],
  ['house/import-order', 'src/engine/a.ts', "import { b } from './b.ts'\nimport { c } from '#schemas/c.ts'\nexport const a = [b, c]"],
  ['jsx-a11y-x/alt-text', 'src/ui/A.tsx', 'export const A = () => <img src="/a.webp" />'],
  ['jsx-a11y-x/click-events-have-key-events', 'blocks/hero/View.tsx', 'export const View = () => <div onClick={() => undefined} />'],
  ['no-console', 'server/content/a.ts', "console.log('x')"],
  ['no-eval', 'src/engine/a.ts', "eval('1')"],
  ['eqeqeq', 'src/engine/a.ts', 'export const a = (x: number) => x == 1'],
  ['complexity', 'src/engine/a.ts', `export const a = (x: number) => ${lines(11, (n) => `x === ${n} ||`)} false`],
  ['max-params', 'src/engine/a.ts', 'export const a = (p: 1, q: 1, r: 1, s: 1, t: 1) => [p, q, r, s, t]'],
  ['max-lines', 'src/engine/a.ts', lines(301, (n) => `export const a${n} = ${n}`)],
  ['max-lines', 'tests/contract/a.test.ts', lines(501, (n) => `export const a${n} = ${n}`)],
  ['max-lines-per-function', 'src/engine/a.ts', longFunction(60)],
  ['max-lines-per-function', 'blocks/hero/View.tsx', longFunction(120)],
  ['max-lines-per-function', 'server/content/blog/routes.ts', longFunction(120)],
  [
    'react-hooks/rules-of-hooks',
    'src/ui/A.tsx',
    "import { useId } from 'react'\nexport function A({ b }: { b: boolean }) {\n  if (b) return useId()\n  return null\n}",
  ],
]

const ALLOWED: readonly (readonly [why: string, file: string, code: string])[] = [
  ['a tool configuration exports by default', 'vite.config.ts', 'export default {}'],
  ['the environment is read in its home', 'server/config/env.ts', 'export const env = process.env'],
  ['a view may be longer than a function', 'blocks/hero/View.tsx', longFunction(100)],
  ['components are PascalCase', 'src/ui/Icon.tsx', 'export const Icon = () => null'],
  ['a test may be longer than a file', 'tests/contract/a.test.ts', lines(400, (n) => `export const a${n} = ${n}`)],
]

describe('the linter', () => {
  it.each(SEEDED)('reports %s in %s', async (rule, file, code) => {
    expect(await rulesBroken(untyped, file, code)).toContain(rule)
  })

  it.each(ALLOWED)('knows that %s', async (_why, file, code) => {
    expect(await rulesBroken(untyped, file, code)).toEqual([])
  })

  it('takes no comment that switches a rule off', async () => {
    expect(await rulesBroken(untyped, 'src/engine/a.ts', '/* eslint-disable */\nexport default 1')).toContain('no-restricted-syntax')
  })

  it('asks the type checker', async () => {
    const code = 'async function send() {}\nsend()\nexport const sent = true'
    expect(await rulesBroken(typed, 'tests/support/setup.ts', code)).toContain('@typescript-eslint/no-floating-promises')
  }, 60_000)
})
