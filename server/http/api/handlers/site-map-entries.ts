import type { CallData } from '#schemas/api/calls.ts'
import type { Features } from '#server/composition/features.ts'
import { siteMapPages } from '#server/content/pages/indexable-pages.ts'
import { itemTitles } from '#server/http/site-map/item-urls.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Lists the entries of the site map for readers: every page and item of the XML site map, in the language of the reader. */
export async function siteMapEntries(features: Features, scope: Scope): Promise<CallData<'site.map'>['pages']> {
  return [...(await siteMapPages(features.pages, scope)), ...(await itemTitles(features, scope))]
}
