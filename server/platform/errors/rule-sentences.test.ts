import { expect, it } from 'vitest'
import type { z } from 'zod'
import { adminCalls } from '#schemas/admin/calls.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { issueErrors } from './issue-errors.ts'

type Issue = z.core.$ZodIssue

/** The sentence of a rule that names no cause. */
const GENERAL = fieldErrorMessage('FORMAT', 'fr_FR')

/** Values that the program writes and people do not type: numbers, hashes, blocks and operations of a draft, names of languages. */
const writtenByProgram = new Set([
  ...['id', 'batch', 'undoes', 'recent[]', 'label', 'edit', 'outer', 'inner', 'pointer'],
  ...['block', 'blocks[]', 'parent', 'after', 'before', 'after[]', 'before[]', 'also[]'],
  ...['chain', 'hash', 'htmlHash', 'token', 'locale', '{name}', 'days', 'film', 'date'],
])

const lastOf = (path: string): string => path.split('.').at(-1)?.replace(/\|\d+/g, '') ?? ''

interface Definition {
  readonly [name: string]: unknown
  readonly type?: string
  readonly checks?: readonly Schema[]
}
interface Schema {
  readonly _zod: { readonly def: Definition }
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

/** The schemas within a schema, each with what its path gains. */
function within({ _zod: { def } }: Schema): (readonly [string, unknown])[] {
  const shape = def.type === 'object' ? Object.entries(def['shape'] as object).map(([key, inner]) => [`.${key}`, inner] as const) : []
  const options = def.type === 'union' ? (def['options'] as readonly unknown[]).map((inner, at) => [`|${at}`, inner] as const) : []
  const record =
    def.type === 'record'
      ? ([
          ['.{name}', def['keyType']],
          ['.{value}', def['valueType']],
        ] as const)
      : []
  const array = def.type === 'array' ? ([['[]', def['element']]] as const) : []
  return [...shape, ...options, ...record, ...array, ['', def['innerType']], ['', def['in']], ['', def['out']]]
}

/** The issue that a check of a shape would make. Checks by a function of several values are not seen: their params come with the call. */
function issueOf({ _zod: { def } }: Schema): Issue | null {
  const message = typeof def['error'] === 'function' ? String((def['error'] as (issue: object) => unknown)({})) : ''
  const found = { path: [], input: 'x', message }
  if (def['check'] === 'string_format') return { code: 'invalid_format', format: String(def['format']), ...found }
  if (def['check'] !== 'custom' || def['fn'] === undefined) return null
  return { code: 'custom', params: def['params'], ...found } as Issue
}

/** The paths of all rules whose refusal says the general sentence. */
function unsaidRules(schema: unknown, path: string): string[] {
  if (!isSchema(schema)) return []
  const { def } = schema._zod
  const checks = [...(def.checks ?? []), ...('check' in def ? [schema] : [])]
  const own = checks.map(issueOf).filter((issue) => issue !== null && issueErrors([issue], 'fr_FR').errors[0]?.message === GENERAL)
  return [...own.map(() => path), ...within(schema).flatMap(([name, inner]) => unsaidRules(inner, `${path}${name}`))]
}

const unsaid = Object.values(adminCalls).flatMap(({ name, body }) => unsaidRules(body, name))

it('says a sentence of its own for each rule of a value that a person types', () => {
  expect([...new Set(unsaid)].filter((path) => !writtenByProgram.has(lastOf(path)))).toEqual([])
})

it('finds a rule without a sentence at each name that the program writes', () => {
  const found = new Set(unsaid.map(lastOf))
  expect([...writtenByProgram].filter((name) => !found.has(name))).toEqual([])
})
