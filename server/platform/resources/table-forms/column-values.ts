import { ownValue } from '#schemas/names/own-value.ts'

import type { ColumnField } from './form-places.ts'

type Values = Readonly<Record<string, unknown>>

function readValue(value: unknown, { field }: ColumnField): unknown {
  if (value instanceof Date) return value.toISOString()
  // An empty formatted text is stored as an empty one, for a search that never meets null.
  return field.kind === 'html' && value === '' ? null : value
}

/** Reads the fields of a form from a row. */
export function fieldsOfRow(row: Values, fields: readonly ColumnField[]): Values {
  return Object.fromEntries(fields.map((each) => [each.key, readValue(ownValue(row, each.column), each)]))
}

/** Makes a row of the fields of a form. */
export function rowOfFields(form: Values, fields: readonly ColumnField[]): Values {
  return Object.fromEntries(
    fields.map(({ key, column, field }) => [column, field.kind === 'html' ? (ownValue(form, key) ?? '') : ownValue(form, key)]),
  )
}
