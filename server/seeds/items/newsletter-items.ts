import { recordItem } from '../record-item.ts'
import type { SeedItem } from '../seed-item.ts'
import type { SiteSeed } from '../seed-schema.ts'

/** The letters of a seed, in their order, in the languages of the site. */
export function newsletterItems({ newsletters = [] }: SiteSeed, locales: readonly string[]): SeedItem[] {
  return newsletters.map(({ key, texts }, position) => {
    const spoken = Object.fromEntries(Object.entries(texts).filter(([locale]) => locales.includes(locale)))
    return recordItem({
      key: `newsletter:${key}`,
      source: { position, texts: spoken },
      store: ({ newsletterLists }) => newsletterLists,
      form: () => ({ position, texts: spoken }),
      read: async ({ db, siteId }, known) => {
        const list = db.selectFrom('newsletter_lists').select(['position', 'texts']).where('site_id', '=', siteId)
        return (await list.where('id', '=', known ?? 0).executeTakeFirst()) ?? null
      },
    })
  })
}
