import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findUncheckedNames } from '#scripts/lint/unchecked-names.ts'

/** Each line is a file of its own, after the same declarations. */
const declarations = `
declare const record: Record<string, { title: string }>
declare const maybe: Readonly<Record<string, number>> | undefined
declare const table: { readonly one: number; readonly two: number }
declare const list: readonly string[]
declare const name: string
declare const branded: string & { readonly brand?: 'name' }
declare const either: 'one' | (string & {})
declare const kind: 'one' | 'two'
declare const at: number
declare const withoutPrototype: unique symbol
type BareRecord<Value> = Record<string, Value> & { readonly [withoutPrototype]?: never }
type Renamed = BareRecord<BareRecord<number>>
declare const bare: BareRecord<number>
declare const bareOrNot: Renamed | undefined
declare function emptyRecord<Value>(): BareRecord<Value>
`

const PLANTED = [
  'record[name]',
  'record[name] = { title: "" }',
  'record[name].title = ""',
  'maybe?.[name]',
  'maybe?.[name] ?? 0',
  'record[`${name}`]',
  'record[name.trim()]',
  'record[list[at] ?? ""]',
  'record[branded]',
  'record[either]',
  'delete record[name]',
  'const found: Record<string, number> = emptyRecord(); found[name] = 1',
  'name in record',
  'const { [name]: found } = record; export { found }',
  'export const read = <Name extends string>(of: Name) => record[of]',
  'Object.keys(table).map((key) => record[key])',
  'for (const key of Object.keys(table)) record[key] = { title: key }',
  'for (const key in table) record[key]',
  'Object.keys(record).map((key) => key.trim()).map((key) => record[key])',
  'if (Object.hasOwn(table, name)) record[name]',
]

const ALLOWED = [
  'table[kind]',
  'list[at]',
  'record["one"]',
  '"one" in record',
  'kind in table',
  'new Map(Object.entries(record)).get(name)',
  'Object.keys(record).map((key) => record[key])',
  'Object.entries(record).filter(([key]) => record[key])',
  'for (const key of Object.keys(record).sort()) record[key]',
  'for (const key in record) record[key]',
  'Object.keys(record)\n  .filter((key) => key)\n  .sort()\n  .map((key) => record[key])',
  'if (Object.hasOwn(record, name)) record[name]',
  'const found = emptyRecord<number>(); found[name] = 1',
  'bare[name]',
  'name in bare',
  'bareOrNot?.[name]?.[name]',
  'const { [name]: found } = bare; export { found }',
  'const { [name]: _left, ...rest } = record; export { rest }',
  'export const made = { [name]: 1 }',
  'export const read = <Key extends keyof typeof table>(key: Key) => table[key]',
  'export const read = <Of, Key extends keyof Of & string>(of: Of, key: Key) => of[key]',
]

/** The numbers of the codes with a lookup that the rule reports. */
function reported(codes: readonly string[]): number[] {
  const files = new Map(codes.map((code, number) => [`/names/src/${number}.ts`, `${declarations}${code}\nexport {}\n`]))
  const config = { compilerOptions: { strict: true, noUncheckedIndexedAccess: true, target: 'es2024', module: 'preserve', types: [] } }
  files.set('/names/tsconfig.json', JSON.stringify({ ...config, files: [...files.keys()] }))
  const found = findUncheckedNames({
    ...{ root: '/names', config: 'tsconfig.json' },
    fs: { readFile: (file) => files.get(file), fileExists: (file) => files.has(file) || undefined },
  })
  return [...new Set(found.map(({ file }) => Number(path.basename(file, '.ts'))))]
}

describe('the rule for names from outside', () => {
  it('reports each planted lookup of a name that may be any text', () => {
    expect(reported(PLANTED).map((number) => PLANTED[number])).toEqual(PLANTED)
  })

  it('accepts literals, own keys, checked names, maps and records without a prototype', () => {
    expect(reported(ALLOWED).map((number) => ALLOWED[number])).toEqual([])
  })
})
