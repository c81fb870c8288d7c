import { callInProcess } from '#server/http/api/call-in-process.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { ItemKind } from '#server/content/items/item-locales.ts'
import type { Features } from '#server/composition/features.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'

/** One thing that has an address in one language or more, and when it last changed, when that is known. */
export interface Place {
  readonly urls: ReadonlyMap<string, string>
  readonly changedAt: string | null
}

interface Item {
  readonly id: number
  readonly url: string | null
  readonly changedAt: string | null
}

interface Slice {
  readonly items: readonly Item[]
  readonly total: number
}

type ReadSlice = (context: CallContext, params: { readonly nbItem: number; readonly page: number }) => Promise<Slice>

const SLICE = 100
const MOST_SLICES = 100

/** What has an address of its own beside pages, by the parameter that stands for it in the address of its page. */
const kinds: Readonly<Record<ItemKind, ReadSlice>> = {
  blog: async (context, params) => {
    const { blogs, total } = await callInProcess(context, 'blog.list', params)
    return { items: blogs.map(({ id, url, updatedAt }) => ({ id, url, changedAt: updatedAt })), total }
  },
  folder: async (context) => {
    const items = await foldersBelow(context)
    return { items, total: items.length }
  },
  news: async (context, params) => {
    const { news, total } = await callInProcess(context, 'news.list', params)
    return { items: news.map(({ id, url, publishedAt }) => ({ id, url, changedAt: publishedAt })), total }
  },
  service: async (context, params) => {
    const { services, total } = await callInProcess(context, 'service.list', params)
    return { items: services.map(({ id, url }) => ({ id, url, changedAt: null })), total }
  },
  product: async (context, params) => {
    const { products, total } = await callInProcess(context, 'product.list', { ...params, orderBy: 'order' })
    return { items: products.map(({ id, url }) => ({ id, url, changedAt: null })), total }
  },
  album: async (context, params) => {
    const { albums, total } = await callInProcess(context, 'album.list', params)
    return { items: albums.map(({ id, url }) => ({ id, url, changedAt: null })), total }
  },
  event: async (context, params) => {
    const { items, total } = await callInProcess(context, 'element.list', { route: 'event', ...params })
    return { items: items.map(({ id, url, publishedAt }) => ({ id, url, changedAt: publishedAt })), total }
  },
}

/** The folders of the blog, or those below one, that hold an article. */
async function foldersBelow(context: CallContext, id?: number): Promise<Item[]> {
  const { folders } = await callInProcess(context, 'blog.folder', id === undefined ? {} : { id })
  const below = await Promise.all(folders.map((folder) => foldersBelow(context, folder.id)))
  const own = folders.filter(({ blogCount }) => blogCount > 0).map((folder) => ({ id: folder.id, url: folder.url, changedAt: null }))
  return [...own, ...below.flat()]
}

async function everyItem(read: ReadSlice, context: CallContext): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; page <= MOST_SLICES; page++) {
    const slice = await read(context, { nbItem: SLICE, page })
    items.push(...slice.items)
    if (slice.items.length === 0 || items.length >= slice.total) break
  }
  return items
}

/** The items of one kind, each in the languages in which it has words of its own: elsewhere it would be found twice. */
async function placesOf(kind: ItemKind, features: Features, site: Site): Promise<Place[]> {
  const languages = await features.itemLanguages(site, kind)
  const places = new Map<number, { urls: Map<string, string>; changedAt: string | null }>()
  for (const locale of site.locales) {
    for (const { id, url, changedAt } of await everyItem(kinds[kind], { features, scope: { site, locale }, caller: visitor })) {
      if (url === null || languages.get(id)?.includes(locale) !== true) continue
      const known = places.get(id) ?? { urls: new Map<string, string>(), changedAt }
      known.urls.set(locale, url)
      places.set(id, known)
    }
  }
  return [...places.values()]
}

const ofBlog = new Set(['blog', 'folder'])

/** Articles and their folders, news, services, albums and events: what there is of the kinds for which the site has a page. */
export async function itemPlaces(features: Features, { site }: Scope): Promise<Place[]> {
  const patterns = await features.pages.patterns(site)
  const isBlogOpen = await features.parameters.isBlogOpen({ site, locale: site.defaultLocale })
  const places: Place[] = []
  for (const kind of Object.keys(kinds) as ItemKind[]) {
    if (ofBlog.has(kind) && !isBlogOpen) continue
    if (patterns.some((url) => url.endsWith(`/{${kind}}`))) places.push(...(await placesOf(kind, features, site)))
  }
  return places
}
