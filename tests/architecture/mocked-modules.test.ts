import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The packages that a test file replaces: the words before one end with the call, and the words after it begin with a quote. */
function mockedPackages(code: string): string[] {
  const calls = ['vi.mock(', 'vi.doMock('].flatMap((call) => code.split(`${call}'`).slice(1))
  return calls.map((rest) => rest.split("'", 1)[0] ?? '').filter((name) => !name.startsWith('.') && !name.startsWith('#'))
}

/** The packages that no file of the product imports by this very name: a test would replace nothing. */
function unmatched(tests: readonly string[], product: readonly string[]): string[] {
  const isImported = (name: string) => product.some((code) => code.includes(`from '${name}'`) || code.includes(`import('${name}')`))
  return tests.flatMap(mockedPackages).filter((name) => !isImported(name))
}

const paths = globSync('{blocks,machines,server,src}/**/*.{ts,tsx}')
const read = (isTest: boolean) => paths.filter((path) => path.includes('.test.') === isTest).map((path) => readFileSync(path, 'utf8'))

it('replaces in tests only packages that the product imports by the same name, query included', () => {
  const tests = read(true)
  expect(tests.flatMap(mockedPackages).length).toBeGreaterThan(0)
  expect(unmatched(tests, read(false))).toEqual([])
})

it('finds a package that is replaced without its query', () => {
  const product = ["import core from 'editor/core.js?url&no-inline'"]
  expect(unmatched(["vi.mock('editor/core.js?url', () => ({}))"], product)).toEqual(['editor/core.js?url'])
  expect(unmatched(["vi.mock('editor/core.js?url&no-inline', () => ({}))", "vi.mock('./own.ts')"], product)).toEqual([])
})
