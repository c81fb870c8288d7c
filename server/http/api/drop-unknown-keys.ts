import { z } from 'zod'
import { ownValue } from '#schemas/names/own-value.ts'

/** The schema behind « optional », « nullable », a default and the like. */
function innerOf(schema: unknown): unknown {
  let inner = schema
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodReadonly
  )
    inner = inner.unwrap()
  return inner
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A body without the keys that its schema does not name, so that no work is done on their values. */
export function dropUnknownKeys(schema: unknown, value: unknown): unknown {
  const known = innerOf(schema)
  if (known instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => dropUnknownKeys(known.element, item))
  // An object with a catch-all takes every key.
  if (!(known instanceof z.ZodObject) || known.def.catchall !== undefined || !isRecord(value)) return value
  const shape: Readonly<Record<string, unknown>> = known.shape
  const entries = Object.entries(value).filter(([key]) => Object.hasOwn(shape, key))
  return Object.fromEntries(entries.map(([key, inner]) => [key, dropUnknownKeys(ownValue(shape, key), inner)]))
}
