import { jsonb } from '#server/database/jsonb.ts'
import type { SeedItem } from '../seed-item.ts'
import type { SiteSeed } from '../seed-schema.ts'

/** The letters of a seed, in their order, in the languages of the site. */
export function newsletterItems({ newsletters = [] }: SiteSeed, locales: readonly string[]): SeedItem[] {
  return newsletters.map(({ key, texts }, position) => {
    const spoken = Object.fromEntries(Object.entries(texts).filter(([locale]) => locales.includes(locale)))
    return {
      key: `newsletter:${key}`,
      source: { position, texts: spoken },
      apply: async ({ db, siteId }, known) => {
        const row = { site_id: siteId, position, texts: jsonb(spoken) }
        const saved = await db
          .insertInto('newsletter_lists')
          .values({ ...(known === null ? {} : { id: known }), ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('newsletter_lists.site_id', '=', siteId))
          .returning('id')
          .executeTakeFirstOrThrow()
        return saved.id
      },
      read: async ({ db, siteId }, known) => {
        const list = db.selectFrom('newsletter_lists').select(['position', 'texts']).where('site_id', '=', siteId)
        return (await list.where('id', '=', known ?? 0).executeTakeFirst()) ?? null
      },
    }
  })
}
