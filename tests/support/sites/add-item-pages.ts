import type { Features } from '#server/composition/features.ts'
import type { Scope } from '#server/platform/scope/site.ts'

const addresses = {
  fr_FR: [
    ...['actualites/{news}', 'albums/{album}', 'blog/{blog}', 'blog/{folder}', 'evenements/{event}'],
    ...['produits/{product}', 'services/{service}'],
  ],
  en_GB: ['news/{news}', 'events/{event}', 'products/{product}'],
}

/** Gives a site an empty page for the items of each kind that has none, as the search leaves out items that no page shows. */
export async function addItemPages({ pages }: Pick<Features, 'pages'>, { site }: Scope): Promise<void> {
  for (const [locale, urls] of Object.entries(addresses).filter(([each]) => site.locales.includes(each))) {
    const known = await pages.itemAddresses({ site, locale }, 'visitors')
    for (const url of urls.filter((address) => !known.includes(address))) {
      const page = { url, title: 'Gabarit', locale, seo: {}, shell: 'default' as const, middleware: [], layout: { blocks: [] } }
      await pages.save(page, { siteId: site.id, baseHash: null, by: 'a test' })
    }
  }
}
