import { sql, type Kysely, type RawBuilder } from 'kysely'
import { tagResource } from '#schemas/admin/resources/kinds/tags.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { implementResource, type StoredResource } from '#server/platform/resources/store.ts'
import { tableForms } from '#server/platform/resources/table-forms/table-forms.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Name of a tag in the language that is asked for, else in the site’s own. */
function shownLabel({ site, locale }: Scope): RawBuilder<string> {
  return sql<string>`coalesce(g.labels ->> ${locale}, g.labels ->> ${site.defaultLocale}, g.value)`
}

/** Counts the contents that name each of some tags, in any of their versions. */
async function countUses(
  db: Kysely<Tables>,
  siteId: number,
  tags: readonly { readonly value: string }[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly value: string; readonly uses: number }>`
    select to_key as value, count(distinct (from_kind, from_id))::int as uses from content_refs
    where site_id = ${siteId} and to_kind = 'tags' and to_key = any(${tags.map(({ value }) => value)}) group by to_key`.execute(db)
  return new Map(rows.map(({ value, uses }) => [value, uses]))
}

/** Makes the store of the tags as their owner keeps them. */
export function createTagStore(db: Kysely<Tables>): StoredResource {
  return implementResource(tagResource, {
    ...{ table: 'tags', as: 'g' },
    select: (from, scope) =>
      from
        .selectFrom('tags as g')
        .where('g.site_id', '=', scope.site.id)
        .select(['g.id', 'g.value', shownLabel(scope).as('label')]),
    fields: () => ({ value: sql.ref('g.value') }),
    neverNull: ['value'],
    rows: async ({ site }, found) => {
      const uses = await countUses(db, site.id, found)
      return found.map(({ label, value }) => ({ label, value, uses: uses.get(value) ?? 0 }))
    },
    forms: tableForms(tagResource, { table: 'tags' }),
  })
}
