import { sql, type RawBuilder } from 'kysely'
import type { Scope } from './site.ts'

/** Writes the moment for which content is asked: now, or that of a preview. */
export function momentSql({ at }: Pick<Scope, 'at'>): RawBuilder<Date> {
  return at === undefined ? sql<Date>`now()` : sql<Date>`${new Date(at).toISOString()}::timestamptz`
}
