import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A faulty file for each rule of .oxlintrc.json. */
const SEEDS: Readonly<Record<string, string>> = {
  'await-thenable': 'export async function f() {\n  await 1\n}',
  'ban-ts-comment': '// @ts-ignore\nexport const a = 1\n// @ts-expect-error\nexport const b: number = a',
  'no-array-delete': 'export function f(list: number[]) {\n  delete list[0]\n}',
  'no-base-to-string': 'export const f = () => String({})',
  'no-duplicate-type-constituents': "export type A = 'a' | 'b' | 'a'",
  'no-floating-promises': 'async function send() {}\nexport function f() {\n  send()\n}',
  'no-for-in-array': 'export function f(list: number[]) {\n  for (const index in list) f([Number(index)])\n}',
  'no-implied-eval': "export const f = () => setTimeout('f()', 1)",
  'no-misused-promises': 'export const f = () => [1].forEach(async () => {})',
  'no-redundant-type-constituents': "export type A = string | 'a'",
  'no-unnecessary-type-assertion': 'export const f = (text: string) => text as string',
  'no-unsafe-argument': 'export const f = (text: string, input: any) => f(input, 1)',
  'no-unsafe-assignment': 'export function f(input: any) {\n  const text = input\n  return String(text)\n}',
  'no-unsafe-call': 'export function f(input: any) {\n  input()\n}',
  'no-unsafe-enum-comparison': 'enum A {\n  ONE,\n}\nexport const f = (a: A) => a === 0',
  'no-unsafe-member-access': 'export const f = (input: any) => typeof input.text',
  'no-unsafe-return': 'export const f = (input: any) => input',
  'no-unsafe-unary-minus': 'export const f = (text: string) => -text',
  'only-throw-error': "export function f() {\n  throw 'a'\n}",
  'prefer-promise-reject-errors': "export const f = () => Promise.reject('a')",
  'restrict-plus-operands': 'export const f = (big: bigint, count: number) => big + count',
  'restrict-template-expressions': 'export const f = (input: object) => `${input}`',
  'return-await':
    'export async function f(send: () => Promise<void>) {\n  try {\n    return send()\n  } catch {\n    return undefined\n  }\n}',
  'switch-exhaustiveness-check': "export function f(a: 'a' | 'b') {\n  switch (a) {\n    case 'a':\n      return 1\n  }\n  return 2\n}",
  'unbound-method': 'class A {\n  f() {\n    return this\n  }\n}\nexport const { f } = new A()',
}

/** A faulty file for each rule that ESLint has too, and runs slower. */
const PLAIN: Readonly<Record<string, string>> = {
  'no-loss-of-precision': 'export const a = 9007199254740993',
  'no-misleading-character-class': 'export const a = /^[👍]$/',
  'no-shadow-restricted-names': 'export function f(undefined: string) {\n  return undefined\n}',
  'no-unexpected-multiline': 'export const f = (a: (b: number) => number) => a\n(1)',
  'no-unused-vars': 'const a = 1',
  'no-useless-assignment': 'export function f(g: (a: number) => void) {\n  let a = 1\n  g(a)\n  a = 2\n}',
  'no-useless-escape': "export const a = '\\a'",
  'prefer-const': 'let a = 1\nexport const f = () => a',
}

/** A faulty component for each rule of React. */
const COMPONENTS: Readonly<Record<string, string>> = {
  'error-boundaries': 'export function A() {\n  try {\n    return <p />\n  } catch {\n    return null\n  }\n}',
  globals: 'let count = 0\nexport function A() {\n  count = 1\n  return <p>{count}</p>\n}',
  immutability: 'export function A(props: { a: number }) {\n  props.a = 1\n  return <p>{props.a}</p>\n}',
  purity: 'export function A() {\n  const a = Math.random()\n  return <p>{a}</p>\n}',
  refs: "import { useRef } from 'react'\nexport function A() {\n  const ref = useRef(0)\n  return <p>{ref.current}</p>\n}",
  'rules-of-hooks':
    "import { useId } from 'react'\nexport function A({ b }: { b: boolean }) {\n  if (b) return <p>{useId()}</p>\n  return null\n}",
  'set-state-in-effect': stateful('  useEffect(() => setA(1), [])'),
  'set-state-in-render': stateful('  setA(1)'),
  'static-components': 'export function A() {\n  const B = () => <p />\n  return <B />\n}',
  'unsupported-syntax': "export function A() {\n  eval('1')\n  return <p />\n}",
  'use-memo':
    "import { useMemo } from 'react'\nexport function A() {\n  const a = useMemo(async () => 1, [])\n  return <p>{String(a)}</p>\n}",
  'void-use-memo': "import { useMemo } from 'react'\nexport function A() {\n  useMemo(() => undefined, [])\n  return <p />\n}",
}

/** The compiler of React itself reports nothing for the known faults of this rule. */
const WITHOUT_SEED = ['react/preserve-manual-memoization']

const ALLOWED = [
  'export const f = (count: number) => `${count}`',
  'export function g(): never {\n  throw new Response()\n}',
  'export function h(error: unknown): never {\n  throw error\n}',
  'export const i = (error: unknown) => Promise.reject(error)',
  "export function j(a: 'a' | 'b') {\n  switch (a) {\n    case 'a':\n      return 1\n    default:\n      return 2\n  }\n}",
].join('\n')

const compilerOptions = {
  strict: true,
  target: 'es2024',
  module: 'nodenext',
  lib: ['es2024', 'dom'],
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

function stateful(line: string): string {
  const first = "import { useEffect, useState } from 'react'\nexport function A() {\n  const [a, setA] = useState(0)"
  return `${first}\n${line}\n  return <p>{a}</p>\n}`
}

const seedNames = [
  ...Object.keys(PLAIN),
  ...Object.keys(COMPONENTS).map((rule) => `react/${rule}`),
  ...Object.keys(SEEDS).map((rule) => `typescript/${rule}`),
]

describe('oxlint with types', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'typed-lint-'))
  let found: { readonly code: string; readonly filename: string }[] = []

  beforeAll(() => {
    mkdirSync(path.join(folder, 'src'))
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
    for (const [rule, code] of Object.entries(SEEDS)) writeFileSync(path.join(folder, `src/${rule}.ts`), `${code}\n`)
    for (const [rule, code] of Object.entries(COMPONENTS)) writeFileSync(path.join(folder, `src/${rule}.tsx`), `${code}\n`)
    for (const [rule, code] of Object.entries(PLAIN)) writeFileSync(path.join(folder, `src/${rule}.ts`), `${code}\n`)
    writeFileSync(path.join(folder, 'src/allowed.ts'), ALLOWED)
    const config = path.resolve('.oxlintrc.json')
    const args = [path.resolve('node_modules/oxlint/bin/oxlint'), '--type-aware', '--config', config, '--format', 'json', '.']
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    found = (JSON.parse(stdout) as { diagnostics: typeof found }).diagnostics
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has a seed for each rule of its configuration', () => {
    const { rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { rules: Record<string, unknown> }
    expect([...seedNames, ...WITHOUT_SEED].toSorted()).toEqual(Object.keys(rules).toSorted())
  })

  it.each(seedNames)('reports %s', (name) => {
    const [plugin = '', rule] = name.includes('/') ? name.split('/') : ['eslint', name]
    const file = `/${rule}.${plugin === 'react' ? 'tsx' : 'ts'}`
    const codes = found.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code.replace('react-hooks(', 'react('))
    expect(codes).toContain(`${plugin}(${rule})`)
  })

  it('reports @ts-ignore, and @ts-expect-error without a reason', () => {
    expect(found.filter(({ filename }) => filename.endsWith('/ban-ts-comment.ts'))).toHaveLength(2)
  })

  it('accepts numbers in templates, thrown Responses, rethrown errors and switch defaults', () => {
    expect(found.filter(({ filename }) => filename.endsWith('/allowed.ts'))).toEqual([])
  })
})
