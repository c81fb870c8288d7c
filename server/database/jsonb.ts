import { sql, type RawBuilder } from 'kysely'

/** Writes a value into a `jsonb` column; the driver alone would turn an array into a PostgreSQL array. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}
