import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** A tag as programs compare it and as people read it. */
interface Tag {
  readonly value: string
  readonly label: string
}

/** Reads what the tags of some rows are called in the scope's language; a tag without a name is called by its value. */
export async function readTags(
  db: Kysely<Tables>,
  { site, locale }: Scope,
  rows: readonly { readonly tags: readonly string[] }[],
): Promise<(row: { readonly tags: readonly string[] }) => Tag[]> {
  const values = [...new Set(rows.flatMap(({ tags }) => tags))]
  const named =
    values.length === 0 ? [] : await db.selectFrom('tags').selectAll().where('site_id', '=', site.id).where('value', 'in', values).execute()
  const labels = new Map(
    named.map(({ value, labels: words }) => [value, ownValue(words, locale) ?? ownValue(words, site.defaultLocale) ?? value]),
  )
  return ({ tags }) => tags.map((value) => ({ value, label: labels.get(value) ?? value }))
}
