import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#schemas/api/calls.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { readBody } from '#server/http/api/parse-body.ts'

type Path = readonly (string | number)[]

/** The part of JSON Schema that this test reads. */
interface Node {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
}

/** Returns the paths of the integers in a body. */
function wholeNumbers({ type, properties = {}, items, anyOf = [] }: Node, path: Path = []): Path[] {
  return [
    ...(type === 'integer' ? [path] : []),
    ...Object.entries(properties).flatMap(([name, node]) => wholeNumbers(node, [...path, name])),
    ...(items ? wholeNumbers(items, [...path, 0]) : []),
    // A field that also accepts text has another message.
    ...(anyOf.some(({ type: other }) => other === 'string') ? [] : anyOf.flatMap((node) => wholeNumbers(node, path))),
  ]
}

/** Returns a body with only the given path and its value. */
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

/** Returns the error message of the field for a value. */
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

describe('an integer of the public calls', () => {
  it('occurs in several of them', () => {
    expect(fields.map(([name, field]) => `${name} ${field}`)).toEqual(
      expect.arrayContaining(['element.register seats', 'newsletter.subscribe lists.0']),
    )
  })

  it.each(fields)('has a message that states the format: %s %s', (_name, _field, path, schema) => {
    expect(said(schema, path, 1.5)).toBe('NUMBER Saisissez un nombre entier, sans virgule.')
    expect(said(schema, path, 'deux')).toBe('NUMBER Saisissez un nombre.')
    expect(said(schema, path, '1,5')).toBe('NUMBER Saisissez un nombre.')
    expect(said(schema, path, '2')).toBe('TYPE Cette valeur n’a pas pu être lue. Saisissez-la ou choisissez-la de nouveau.')
    expect(said(schema, path, true)).toBe('NUMBER Saisissez un nombre.')
    expect(said(schema, path, 1e17)).toMatch(/^MAX Saisissez [\d\s\u202f]+ ou moins\.$/)
    expect(said(schema, path, '') ?? 'REQUIRED Ce champ est obligatoire.').toBe('REQUIRED Ce champ est obligatoire.')
  })
})
