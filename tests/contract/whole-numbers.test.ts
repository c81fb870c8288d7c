import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#schemas/api/calls.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { readBody } from '#server/http/api/parse-body.ts'

type Path = readonly (string | number)[]

/** What a JSON Schema may be made of, as far as this test reads it. */
interface Node {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
}

/** The places of a body at which a whole number stands. */
function wholeNumbers({ type, properties = {}, items, anyOf = [] }: Node, path: Path = []): Path[] {
  return [
    ...(type === 'integer' ? [path] : []),
    ...Object.entries(properties).flatMap(([name, node]) => wholeNumbers(node, [...path, name])),
    ...(items ? wholeNumbers(items, [...path, 0]) : []),
    // What may be a text as well is told by another sentence.
    ...(anyOf.some(({ type: other }) => other === 'string') ? [] : anyOf.flatMap((node) => wholeNumbers(node, path))),
  ]
}

/** A body with nothing in it but what leads to a value at a place. */
function bodyWith([first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  const inner = bodyWith(rest, value)
  return typeof first === 'number' ? [inner] : { [first]: inner }
}

const fields = calls
  .filter(({ role, body }) => body !== undefined && (role === 'V' || role === 'M'))
  .flatMap(({ name, body }) => {
    const schema = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Node
    return wholeNumbers(schema).map((path) => [name, path.join('.'), path, body as z.ZodType] as const)
  })

/** What is said of the field when a value stands there. */
function said(schema: z.ZodType, path: Path, value: unknown): string | undefined {
  try {
    readBody(schema, bodyWith(path, value), 'fr_FR')
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const errors = error.data['errors'] as readonly { readonly field: string; readonly code: string; readonly message: string }[]
    const own = errors.filter(({ field }) => field === path.join('.'))
    return own.map(({ code, message }) => `${code} ${message}`).join(' · ') || undefined
  }
}

describe('a whole number that the public calls take', () => {
  it('stands in several of them', () => {
    expect(fields.map(([name, field]) => `${name} ${field}`)).toEqual(
      expect.arrayContaining(['element.register seats', 'newsletter.subscribe lists.0']),
    )
  })

  it.each(fields)('is told what to write instead: %s %s', (_name, _field, path, schema) => {
    expect(said(schema, path, 1.5)).toBe('NUMBER Saisissez un nombre entier, sans virgule.')
    expect(said(schema, path, 'deux')).toBe('NUMBER Saisissez un nombre.')
    expect(said(schema, path, '1,5')).toBe('NUMBER Saisissez un nombre.')
    expect(said(schema, path, '2')).toBe('TYPE Cette valeur n’a pas pu être lue. Saisissez-la ou choisissez-la de nouveau.')
    expect(said(schema, path, true)).toBe('NUMBER Saisissez un nombre.')
    expect(said(schema, path, 1e17)).toMatch(/^MAX Saisissez [\d\s\u202f]+ ou moins\.$/)
    expect(said(schema, path, '') ?? 'REQUIRED Ce champ est obligatoire.').toBe('REQUIRED Ce champ est obligatoire.')
  })
})
