import type { Features } from '#server/composition/features.ts'
import type { Scope } from '#server/platform/scope/site.ts'

const addresses = [
  ...['actualites/{news}', 'albums/{album}', 'blog/{blog}', 'blog/{folder}', 'evenements/{event}'],
  ...['produits/{product}', 'services/{service}'],
]

/** Gives a site an empty page for the items of each kind that has none, as the search leaves out items that no page shows. */
export async function addItemPages({ pages }: Pick<Features, 'pages'>, scope: Scope): Promise<void> {
  const known = await pages.itemAddresses(scope, 'visitors')
  for (const url of addresses.filter((address) => !known.includes(address))) {
    const page = { url, title: 'Gabarit', locale: 'fr_FR', seo: {}, shell: 'default' as const, middleware: [], layout: { blocks: [] } }
    await pages.save(page, { siteId: scope.site.id, baseHash: null, by: 'a test' })
  }
}
