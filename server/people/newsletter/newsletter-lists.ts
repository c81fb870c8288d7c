import type { Kysely } from 'kysely'
import type { NewsletterList } from '#schemas/api/people/newsletter-calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The letters of a site in the reader's language, else in its own; one without a name in either is not shown. */
export async function readLists(db: Kysely<Tables>, scope: Scope): Promise<NewsletterList[]> {
  const rows = await db
    .selectFrom('newsletter_lists')
    .select(['id', 'texts'])
    .where('site_id', '=', scope.site.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, texts }) => {
    const said = localesOf(scope).flatMap((locale) => ownValue(texts, locale) ?? [])
    const [first] = said
    return first ? [{ id, name: first.name, description: said.find(({ description }) => description)?.description ?? null }] : []
  })
}
