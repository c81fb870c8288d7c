import { sql, type Kysely } from 'kysely'
import { findParameter, type ParameterValue } from '#domain/parameters.ts'
import type { Json } from '#schemas/generated/content.ts'
import { storedPhone } from '#schemas/text/digits-to-dial.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { noteRewritten } from '#server/platform/resources/item-versions.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Site } from '#server/platform/scope/site.ts'
import { followedBy, byHours, isByHours, hoursRow } from './hours-parameters.ts'
import { isThemed, themedRows, writeThemed } from './theme-parameters.ts'

/** The site and locale of a value. */
interface ValueScope {
  readonly site: Pick<Site, 'id' | 'defaultLocale'>
  readonly locale: string
}

interface ValueRow {
  readonly type: string
  readonly locale: string
  readonly value: Json
}

/** Reads the rows of settings, those that read the theme and the opening hours among them, in one statement. */
async function readRows(db: Kysely<Tables>, scope: ValueScope, types: readonly string[]): Promise<ValueRow[]> {
  const siteId = scope.site.id
  const parts = [
    sql`select type, locale, value from parameters
    where site_id = ${siteId} and type = any(${types}) and locale = any(${['', ...localesOf(scope)]})`,
    ...(types.some(isThemed) ? [sql`select * from (${themedRows(siteId)}) t where type = any(${types})`] : []),
    ...(types.some(isByHours) ? [hoursRow(siteId)] : []),
  ]
  return (await sql<ValueRow>`${sql.join(parts, sql` union all `)}`.execute(db)).rows
}

/** A stored value; of a phone number, the form that any phone can dial, also where an earlier version stored another country code. */
function valueOf({ type, value }: ValueRow): ParameterValue {
  if (value === null || typeof value === 'object') return null
  return typeof value === 'string' && findParameter(type)?.format === 'phone' ? storedPhone(value) : value
}

/** Returns stored values by key: of the locale, or else of the default locale, or else of all locales. Those that derive from the opening hours are as they leave them today. */
export async function readValues(
  db: Kysely<Tables>,
  scope: ValueScope,
  types: readonly string[],
  today = '',
): Promise<ReadonlyMap<string, ParameterValue>> {
  const rows = await readRows(db, scope, types)
  const hours = followedBy(rows)
  const wins = ['', ...localesOf(scope).toReversed()]
  const byRank = rows
    .filter(({ type, value }) => value !== null && types.includes(type))
    .sort((a, b) => wins.indexOf(a.locale) - wins.indexOf(b.locale))
  const values = new Map<string, ParameterValue>(byRank.map((row) => [row.type, valueOf(row)]))
  if (!hours) return values
  const locales = localesOf(scope)
  const derived = types
    .filter(isByHours)
    .map((type) => [type, byHours([type, values.get(type) ?? null], hours, { today, locales })] as const)
  return new Map([...values, ...derived.filter(([, value]) => value !== null)])
}

/** Stores a value of a setting. An empty locale means all locales. */
export async function writeValue(
  db: Kysely<Tables>,
  row: { siteId: number; type: string; locale: string; value: ParameterValue },
): Promise<void> {
  if (isThemed(row.type)) return writeThemed(db, row.siteId, row.type, row.value)
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('parameters')
      .values({ site_id: row.siteId, type: row.type, locale: row.locale, value: jsonb(row.value) })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'type', 'locale']).doUpdateSet({ value: jsonb(row.value), updated_at: sql<Date>`now()` }),
      )
      .execute()
    await noteRewritten(trx, row.siteId, 'setting', [row.siteId])
  })
}
