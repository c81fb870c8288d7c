import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dropUnknownKeys } from './drop-unknown-keys.ts'

const row = z.object({ id: z.number() })

describe('a body', () => {
  it.each<readonly [string, z.ZodType, unknown, unknown]>([
    ['at the top', row, { id: 1, more: 'x' }, { id: 1 }],
    ['in an object', z.object({ row: row.nullish() }), { row: { id: 1, more: 'x' } }, { row: { id: 1 } }],
    ['in a list', z.object({ rows: z.array(row).default([]) }), { rows: [{ more: 'x' }, null] }, { rows: [{}, null] }],
    ['under a name that every object inherits', row, { id: 1, toString: 'x' }, { id: 1 }],
  ])('loses what its schema does not name %s', (_where, schema, body, known) => {
    expect(dropUnknownKeys(schema, body)).toEqual(known)
  })

  it.each<readonly [string, z.ZodType, unknown]>([
    ['a catch-all', z.object({ id: z.number() }).catchall(z.unknown()), { id: 1, more: 'x' }],
    ['strict keys, which it names', z.strictObject({ id: z.number() }), { id: 1, more: 'x' }],
    ['a record', z.record(z.string(), z.string()), { more: 'x' }],
    ['alternatives', z.union([row, z.string()]), { id: 1, more: 'x' }],
    ['an object in place of a list', row, [1]],
  ])('is left to a schema with %s', (_what, schema, body) => {
    expect(dropUnknownKeys(schema, body)).toEqual(body)
  })
})
