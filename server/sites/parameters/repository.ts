import { sql, type Kysely } from 'kysely'
import type { ParameterValue } from '#domain/parameters.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Site } from '#server/platform/scope/site.ts'

/** Of which site, and in which language. */
interface ValueScope {
  readonly site: Pick<Site, 'id' | 'defaultLocale'>
  readonly locale: string
}

/** The values stored for some settings, by key: that of the scope's language, else of the site's default one, else of every language. */
export async function readValues(
  db: Kysely<Tables>,
  scope: ValueScope,
  types: readonly string[],
): Promise<ReadonlyMap<string, ParameterValue>> {
  const rows = await db
    .selectFrom('parameters')
    .select(['type', 'locale', 'value'])
    .where('site_id', '=', scope.site.id)
    .where('type', 'in', types)
    .where('locale', 'in', ['', ...localesOf(scope)])
    .execute()
  const wins = ['', ...localesOf(scope).toReversed()]
  const byRank = rows.filter(({ value }) => value !== null).sort((a, b) => wins.indexOf(a.locale) - wins.indexOf(b.locale))
  return new Map(byRank.map(({ type, value }) => [type, typeof value === 'object' ? null : value]))
}

/** Stores one value of a setting; an empty locale is every language. */
export async function writeValue(
  db: Kysely<Tables>,
  row: { siteId: number; type: string; locale: string; value: ParameterValue },
): Promise<void> {
  await db
    .insertInto('parameters')
    .values({ site_id: row.siteId, type: row.type, locale: row.locale, value: jsonb(row.value) })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'type', 'locale']).doUpdateSet({ value: jsonb(row.value), updated_at: sql<Date>`now()` }),
    )
    .execute()
}
