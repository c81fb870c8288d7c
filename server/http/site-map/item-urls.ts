import { findCall, type CallName } from '#schemas/api/calls.ts'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import type { Features } from '#server/composition/features.ts'
import { eventRoute } from '#server/content/collections/event.ts'
import type { ItemKind } from '#server/content/items/item-locales.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Item with an address of its own, in each of its languages. `changedAt` is null when the date of the last change is unknown. */
export interface Place {
  readonly urls: ReadonlyMap<string, string>
  readonly changedAt: string | null
}

/** Item with its title and address in one language. */
interface Item {
  readonly id: number
  readonly title: string
  readonly url: string | null
  readonly changedAt: string | null
}

interface Slice {
  readonly items: readonly Item[]
  readonly total: number
}

type LoadSlice = (features: Features, scope: Scope, page: number) => Promise<Slice>

const SLICE = 100
const MAX_SLICES = 100

function sliceOf(grammar: ListGrammar, page: number, orderBy?: string) {
  const order = orderBy === undefined ? [] : [['orderBy', orderBy] as const]
  return parseListQuery(grammar, [['nbItem', String(SLICE)], ['page', String(page)], ...order])
}

function grammarOf(name: CallName): ListGrammar {
  const definition = findCall(name)
  if (definition === undefined) throw new TypeError(`${name} is no call`)
  return listGrammarOf(definition)
}

/** Items with an address of their own, by the parameter that stands for them in the address of their page. */
const kinds: Readonly<Record<ItemKind, LoadSlice>> = {
  blog: async (features, scope, page) => {
    const { blogs, total } = await features.blogs.list(scope, sliceOf(grammarOf('blog.list'), page))
    return { items: blogs.map(({ id, title, url, updatedAt }) => ({ id, title, url, changedAt: updatedAt })), total }
  },
  folder: async (features, scope) => {
    const items = await foldersBelow(features, scope)
    return { items, total: items.length }
  },
  news: async (features, scope, page) => {
    const { news, total } = await features.news.list(scope, sliceOf(grammarOf('news.list'), page))
    return { items: news.map(({ id, title, url, publishedAt }) => ({ id, title, url, changedAt: publishedAt })), total }
  },
  service: async (features, scope, page) => {
    const { services, total } = await features.services.list(scope, sliceOf(grammarOf('service.list'), page))
    return { items: services.map(({ id, title, url }) => ({ id, title, url, changedAt: null })), total }
  },
  product: async (features, scope, page) => {
    const { products, total } = await features.catalogue.list({ scope, caller: visitor }, sliceOf(grammarOf('product.list'), page, 'order'))
    return { items: products.map(({ id, name, url }) => ({ id, title: name, url, changedAt: null })), total }
  },
  album: async (features, scope, page) => {
    const { albums, total } = await features.albums.list(scope, sliceOf(grammarOf('album.list'), page))
    return { items: albums.map(({ id, name, url }) => ({ id, title: name, url, changedAt: null })), total }
  },
  event: async (features, scope, page) => {
    const { grammar } = await features.elements.collection(scope, eventRoute)
    const { items, total } = await features.elements.list(scope, eventRoute, sliceOf(grammar, page))
    return { items: items.map(({ id, title, url, publishedAt }) => ({ id, title, url, changedAt: publishedAt })), total }
  },
}

/** Loads the folders of the blog, or those below one, that hold an article. */
async function foldersBelow(features: Features, scope: Scope, id?: number): Promise<Item[]> {
  const { folders } = await features.blogs.folder(scope, id)
  const below = await Promise.all(folders.map((folder) => foldersBelow(features, scope, folder.id)))
  const own = folders.filter(({ blogCount }) => blogCount > 0)
  return [...own.map((folder) => ({ id: folder.id, title: folder.name, url: folder.url, changedAt: null })), ...below.flat()]
}

async function loadAll(load: LoadSlice, features: Features, scope: Scope): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; page <= MAX_SLICES; page++) {
    const slice = await load(features, scope, page)
    items.push(...slice.items)
    if (slice.items.length === 0 || items.length >= slice.total) break
  }
  return items
}

const kindNames = Object.keys(kinds) as ItemKind[]

/** Makes the loader of the items of a kind that are translated into one language and have a page there: elsewhere an item would be listed twice. */
async function itemLoader(features: Features, scope: Scope) {
  const itemPages = await features.pages.itemPages(scope)
  return async (kind: ItemKind): Promise<(Item & { readonly url: string })[]> => {
    if (!itemPages.isOpen(kind)) return []
    const languages = await features.itemLanguages(scope.site, kind)
    const items = await loadAll(kinds[kind], features, scope)
    const isTranslated = ({ id }: Item) => languages.get(id)?.includes(scope.locale) === true
    return items.flatMap((item) => {
      const { url } = item
      return url !== null && isTranslated(item) && itemPages.isShown(kind, url) ? [{ ...item, url }] : []
    })
  }
}

/** Finds the address of the first item of a kind in one language; null for a kind or a site without any. */
export async function firstItemAddress(features: Features, scope: Scope, kind: string): Promise<string | null> {
  const load = Object.hasOwn(kinds, kind) ? kinds[kind as ItemKind] : null
  if (!load) return null
  const { items } = await load(features, scope, 1)
  return items.find(({ url }) => url !== null)?.url ?? null
}

/** Lists the articles, folders, news, services, products, albums and events that have a page, each in all of its languages. */
export async function itemPlaces(features: Features, { site }: Scope): Promise<Place[]> {
  const places = new Map<string, { urls: Map<string, string>; changedAt: string | null }>()
  for (const locale of site.locales) {
    const load = await itemLoader(features, { site, locale })
    for (const kind of kindNames)
      for (const { id, url, changedAt } of await load(kind)) {
        const known = places.get(`${kind} ${id}`) ?? { urls: new Map<string, string>(), changedAt }
        known.urls.set(locale, url)
        places.set(`${kind} ${id}`, known)
      }
  }
  return [...places.values()]
}

/** Lists the same items by title, in one language. */
export async function itemTitles(features: Features, scope: Scope): Promise<{ title: string; url: string }[]> {
  const load = await itemLoader(features, scope)
  const titles: { title: string; url: string }[] = []
  for (const kind of kindNames) titles.push(...(await load(kind)).map(({ title, url }) => ({ title, url })))
  return titles
}
