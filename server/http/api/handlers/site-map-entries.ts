import type { CallData } from '#schemas/api/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Features } from '#server/composition/features.ts'
import { siteMapPages } from '#server/content/pages/indexable-pages.ts'
import type { Scope } from '#server/platform/scope/site.ts'

type Entry = CallData<'site.map'>['pages'][number]

interface Item {
  readonly id: number
  readonly title: string
  readonly url: string | null
}

const NEWEST_FIRST: Omit<ListQuery, 'page'> = { nbItem: 100, orderBy: [{ field: 'id', direction: 'desc' }], filters: [], search: [] }
/** The most lists of 100 that are read of one kind. */
const MOST_LISTS = 10

/** The articles or services of a site, each only in the languages in which it is written. */
async function itemsOf(kind: 'blog' | 'service', features: Features, scope: Scope): Promise<Entry[]> {
  const languages = await features.itemLanguages(scope.site, kind)
  const found: Item[] = []
  for (let page = 1; page <= MOST_LISTS; page++) {
    const query: ListQuery = { ...NEWEST_FIRST, page }
    const items = kind === 'blog' ? (await features.blogs.list(scope, query)).blogs : (await features.services.list(scope, query)).services
    found.push(...items)
    if (items.length < query.nbItem) break
  }
  return found.flatMap(({ id, title, url }) => (url !== null && languages.get(id)?.includes(scope.locale) ? [{ title, url }] : []))
}

/** The entries of the map of a site for readers: its pages, and the articles and services that have a page of their own. */
export async function siteMapEntries(features: Features, scope: Scope): Promise<Entry[]> {
  const patterns = await features.pages.patterns(scope.site)
  const isBlogOpen = await features.parameters.isBlogOpen({ site: scope.site, locale: scope.site.defaultLocale })
  const kinds = (['blog', 'service'] as const).filter(
    (kind) => patterns.some((url) => url.endsWith(`/{${kind}}`)) && (kind !== 'blog' || isBlogOpen),
  )
  const items = await Promise.all(kinds.map((kind) => itemsOf(kind, features, scope)))
  return [...(await siteMapPages(features.pages, scope)), ...items.flat()]
}
