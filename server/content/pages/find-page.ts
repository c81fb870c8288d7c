import type { Kysely } from 'kysely'
import type { PageData } from '#schemas/api/content/page.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { toNfc } from '#schemas/text/normalise-text.ts'
import { isBlogAddress } from '#domain/urls/is-blog-path.ts'
import type { Audience } from '#engine/visibility/visibility.ts'
import { languageOf } from '#i18n/locale.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'
import { middlewareOf, runMiddleware, type AccessDecision } from './middleware.ts'
import type { PageItem, PageItems } from './route-parameters.ts'
import { fillUrl, matchUrl, parametersOf } from './page-url.ts'
import { findByUrl, findMoved, findMovedItem, findRedirect, readPage, readPatterns, type PageRow } from './repository.ts'

/** A page at its address: its document, its parameters and its other languages; or where to go instead. */
export type FoundPage =
  | { readonly kind: 'page'; readonly row: PageRow; readonly place: PageLocation }
  | { readonly kind: 'moved'; readonly to: string }
  | Extract<AccessDecision, { kind: 'redirect' }>

/** The facts that an address adds to a page's document. */
export type PageLocation = Pick<PageData, 'url' | 'title' | 'seo' | 'params' | 'alternates'>

interface Needs {
  readonly db: Kysely<Tables>
  readonly cache: ContentCache
  readonly items: PageItems
  readonly parameters: Parameters
}

interface Candidate {
  readonly rows: readonly PageRow[]
  readonly row: PageRow
  readonly values: Readonly<Record<string, string>>
}

type Items = Readonly<Record<string, PageItem>>

/** The document of a page in the scope's language, else in the site's default one. */
function choose(rows: readonly PageRow[], scope: Scope): PageRow | undefined {
  return localesOf(scope)
    .map((locale) => rows.find((row) => row.locale === locale))
    .find((row) => row !== undefined)
}

/** A page at an address of its own, by its documents. */
function candidateOf(rows: readonly PageRow[], scope: Scope): Candidate[] {
  const row = choose(rows, scope)
  return row ? [{ rows, row, values: {} }] : []
}

/** Finds pages by number or address. */
export class PageFinder {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async find(scope: Scope, id: number | string, audience: Audience): Promise<FoundPage> {
    const candidates = typeof id === 'number' ? await this.#byId(scope, id) : await this.#byAddress(scope, id)
    for (const candidate of candidates) {
      if (await this.#isClosed(scope, candidate)) continue
      const passage = runMiddleware(middlewareOf(candidate.row), { site: scope.site, audience })
      if (passage.kind === 'redirect') return passage
      if (passage.kind === 'forbidden') throw new ApiError('FORBIDDEN')
      if (passage.kind === 'missing') throw notFound()
      const items = await this.#items(scope, candidate)
      if (items) return { kind: 'page', row: candidate.row, place: placeOf(scope, candidate, items) }
    }
    const to = typeof id === 'string' ? await this.#movedTo(scope, id) : null
    if (to === null) throw notFound()
    return { kind: 'moved', to }
  }

  /** Returns true when a page is of the blog, in any language, where the blog is closed. */
  async #isClosed(scope: Scope, { rows }: Candidate): Promise<boolean> {
    return rows.some(({ url }) => isBlogAddress(url)) && !(await this.#needs.parameters.isBlogOpenForNow(scope))
  }

  async #byId(scope: Scope, id: number): Promise<Candidate[]> {
    return candidateOf(await readPage(this.#needs.db, scope.site.id, id), scope)
  }

  async #byAddress(scope: Scope, address: string): Promise<Candidate[]> {
    // Braces are how a page's own url writes a parameter: no visitor's address holds them.
    if (address.length > 500 || /[{}]/.test(address)) return []
    const { db } = this.#needs
    const [found, { rows }] = await Promise.all([
      findByUrl(db, scope.site.id, address, localesOf(scope)),
      this.#needs.cache.read(scope, 'page patterns', async () => ({ rows: await readPatterns(db, scope.site.id) })),
    ])
    const exact = choose(
      found.filter(({ url }) => url === address),
      scope,
    )
    if (exact)
      return candidateOf(
        found.filter(({ pageId }) => pageId === exact.pageId),
        scope,
      )
    const matches = rows
      .filter(({ locale }) => localesOf(scope).includes(locale))
      .flatMap((row) => {
        const match = matchUrl(row.url, address)
        return match ? [{ pageId: row.pageId, match }] : []
      })
      .sort((a, b) => b.match.literals - a.match.literals)
    const firstOfEach = matches.filter(({ pageId }, index) => matches.findIndex((other) => other.pageId === pageId) === index)
    return firstOfEach.flatMap(({ pageId, match }) => {
      const ofPage = rows.filter((row) => row.pageId === pageId)
      const row = choose(ofPage, scope)
      return row ? [{ rows: ofPage, row, values: match.values }] : []
    })
  }

  /** Finds the item of each parameter of the address; null when one is missing, of an unknown kind, or names no item. */
  async #items(scope: Scope, { row, values }: Candidate): Promise<Items | null> {
    const items = emptyRecord<PageItem>()
    for (const name of parametersOf(row.url)) {
      const find = Object.hasOwn(this.#needs.items, name) ? this.#needs.items[name] : undefined
      const text = ownValue(values, name)
      const item = find && text !== undefined ? await find(scope, text) : null
      if (!item) return null
      items[name] = item
    }
    return items
  }

  async #movedTo(scope: Scope, address: string): Promise<string | null> {
    const { db } = this.#needs
    // Links made on some systems have accents beside their letters.
    const former = { siteId: scope.site.id, url: toNfc(address), locales: localesOf(scope) }
    const to = (await this.#urlOf(scope, await findMoved(db, former))) ?? (await findMovedItem(db, former))
    if (to !== null) return to
    const redirect = await findRedirect(db, former)
    const led = redirect?.to_url ?? (await this.#urlOf(scope, redirect?.page_id ?? null))
    return led === null ? this.#withoutPrefix(scope, address) : led + (redirect?.to_suffix ?? '')
  }

  /** The address behind the prefix of the first language, which has none. */
  async #withoutPrefix(scope: Scope, address: string): Promise<string | null> {
    const [prefix = '', ...rest] = address.split('/')
    const url = rest.join('/')
    const isOfDefault = prefix === languageOf(scope.site.defaultLocale) && scope.locale === scope.site.defaultLocale
    return isOfDefault && (await this.#byAddress(scope, url)).length > 0 ? url : null
  }

  /** The address of today of a page. */
  async #urlOf(scope: Scope, pageId: number | null): Promise<string | null> {
    if (pageId === null) return null
    return choose(await readPage(this.#needs.db, scope.site.id, pageId), scope)?.url ?? null
  }
}

/** The address of a page in its own language; null when an item has none there. */
function addressIn(row: PageRow, items: Items): string | null {
  const slugs = Object.entries(items).map(
    ([name, item]) => [name, typeof item.value === 'string' ? item.value : ownValue(item.slugs, row.locale)] as const,
  )
  if (slugs.some(([, slug]) => slug === undefined)) return null
  return fillUrl(row.url, Object.fromEntries(slugs.map(([name, slug]) => [name, slug ?? ''])))
}

function placeOf({ site }: Scope, { rows, row, values }: Candidate, items: Items): PageLocation {
  const item = Object.values(items).at(-1)
  const alternates = rows
    .filter(({ locale }) => locale !== row.locale && site.locales.includes(locale))
    .flatMap((other) => {
      const url = addressIn(other, items)
      return url === null ? [] : [{ locale: other.locale, url }]
    })
  return {
    url: addressIn(row, items) ?? fillUrl(row.url, values),
    title: item?.title ?? row.title,
    seo: { ...row.seo, ...(item?.title === undefined ? {} : { title: item.title }), ...item?.seo },
    params: Object.fromEntries(Object.entries(items).map(([name, { value }]) => [name, value])),
    alternates,
  }
}
