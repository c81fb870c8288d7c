import type { PageData } from '#schemas/api/content/page.ts'
import { accountTypes, externalContentTypes } from '#schemas/generated/block-types.ts'
import type { Start } from '#schemas/runtime/site-rendering.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { isForeignSlug } from '#domain/urls/is-foreign-slug.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { LOCALE_COOKIE } from '#i18n/locale-cookie.ts'
import { localPath, resolveLocale, splitLocale, type LocaleSet } from '#i18n/locale.ts'
import { fetchBlockData, flattenBlocks } from '#site/document/fetch-block-data.ts'
import { composePage } from '#site/document/compose-page.ts'
import { REGIONS, type PageState } from '#site/document/page-state.ts'
import { liveTypes } from '#site/document/prune-state.ts'
import type { SiteQueries } from '#site/document/site-queries.ts'
import { loadText } from './load-messages.ts'
import { loadViews } from './load-views.ts'

/** How long a page takes at least whose content is fetched: what shows for a moment alone only flickers. */
const MIN_MS = 200

/** Thrown when an address is not the app’s to show: the browser must open it itself. */
export class FullNavigationRequired extends Error {
  readonly address: string

  constructor(address: string) {
    super(`The browser must open ${address}`)
    this.address = address
  }
}

/** Loads a page in the browser: its document, its shell, what its blocks need, its views and its messages. */
export async function loadPage(url: URL, cookies: string, locales: LocaleSet, queries: SiteQueries): Promise<PageState> {
  const least = new Promise((resolve) => setTimeout(resolve, MIN_MS))
  const { locale, path } = resolveLocale(decodeURI(url.pathname), cookieOf(cookies), locales)
  const query = Object.fromEntries(url.searchParams)
  const [start, page] = await Promise.all([queries.start(locale), queries.page(locale, path.slice(1)).catch(moved(locale, locales))])
  const isPrefixed = splitLocale(decodeURI(url.pathname), locales).locale !== null
  if (page === null || !isOpenTo(page, start) || isForeignSlug(page, { path: path.slice(1), locale, isPrefixed }))
    throw new FullNavigationRequired(url.href)
  // The policy of this document names none of their hosts, and the server alone marks the member a form is made for.
  if (flattenBlocks(page.layout.blocks).some(({ type }) => externalContentTypes.has(type) || accountTypes.has(type)))
    throw new FullNavigationRequired(url.href)
  const shell = await queries.shell(locale, page.shell.name, page.shell.hash)
  const moment = systemClock()
  const today = parisDay(moment)
  const context = { siteId: start.site.id, locale, params: page.params, query, today }
  const whole = composePage({
    ...{ start, locale, path, query, today, moment, page, shell },
    ...{ media: page.media, data: {}, answers: [], error: null },
  })
  const types = liveTypes(whole)
  const blocks = { shell: REGIONS.flatMap((name) => shell.regions[name]), page: page.layout.blocks }
  const [{ data, missing }] = await Promise.all([fetchBlockData(blocks, context, queries), loadViews(types), loadText(locale, types)])
  // A page that is a list or one of its items is one whose own blocks were given something.
  if (page.layout.blocks.some(({ id }) => Object.hasOwn(data, id))) await least
  return { ...whole, data, ...(Object.keys(missing).length > 0 && { missing }) }
}

/** Returns true for a page that the browser may show by itself; the server decides about the others. */
function isOpenTo({ middleware }: PageData, { site }: Pick<Start, 'site'>): boolean {
  const hasOrders = site.isECommerce || site.keepsOrders === true
  return middleware.every((name) => (name === 'shop' && site.isECommerce) || (name === 'orders' && hasOrders))
}

const localeInCookies = new RegExp(`(?:^|; )${LOCALE_COOKIE}=([^;]*)`)

function cookieOf(cookies: string): string | undefined {
  return localeInCookies.exec(cookies)?.[1]
}

/** A page that has moved is opened where it went; one that is missing is left to the server, whose answer has the right status. */
function moved(locale: string, locales: LocaleSet): (error: unknown) => null {
  return (error) => {
    const to = error instanceof CallError && error.code === 'PAGE_MOVED' ? (error.data as { to?: unknown }).to : undefined
    if (typeof to === 'string') throw new FullNavigationRequired(localPath(to, locale, locales))
    return null
  }
}
