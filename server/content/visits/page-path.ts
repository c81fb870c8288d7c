import { stripEnds } from '#schemas/text/strip-ends.ts'
import { localPath, splitLocale, type LocaleSet } from '#i18n/locale.ts'
import type { FoundPage } from '#server/content/pages/find-page.ts'
import type { Pages } from '#server/content/pages/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { audienceOf, type Caller } from '#server/platform/scope/caller.ts'
import type { Site } from '#server/platform/scope/site.ts'

interface Viewing {
  readonly pages: Pages
  readonly site: Site
  readonly caller: Caller
}

type ShownPage = Extract<FoundPage, { kind: 'page' }>

/** The address of the page that a path shows its caller, however the path is written, with nothing in it that opens something; null where it shows none. */
export async function pagePath({ pages, site, caller }: Viewing, path: string): Promise<string | null> {
  const locales: LocaleSet = { default: site.defaultLocale, codes: site.locales }
  const { locale, path: ownPath } = splitLocale(path.replace(/[?#].*$/s, ''), locales)
  const decodedPath = decoded(ownPath)
  if (decodedPath === undefined) return null
  const address = stripEnds(decodedPath, /\//)
  // Without a prefix the language is that of a cookie: any of the site's.
  for (const code of locale === null ? new Set([site.defaultLocale, ...site.locales]) : [locale]) {
    const found = await find(() => pages.find({ site, locale: code }, address, audienceOf(caller)))
    if (found) return localPath(`/${shownUrl(found)}`, found.row.locale, locales)
  }
  return null
}

/** The decoded path; undefined when it is malformed, or holds characters that no address has. */
function decoded(path: string): string | undefined {
  try {
    const said = decodeURIComponent(path)
    return /\p{Cc}/u.test(said) ? undefined : said
  } catch {
    return undefined
  }
}

async function find(look: () => Promise<FoundPage>): Promise<ShownPage | null> {
  try {
    const found = await look()
    return found.kind === 'page' ? found : null
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The address in the count. A parameter other than the number of an item is a token or the number of an order, which must not be readable there. */
function shownUrl({ place: { url, params } }: ShownPage): string {
  const texts = new Set(Object.values(params).filter((value) => typeof value === 'string'))
  return url
    .split('/')
    .map((part) => (texts.has(part) ? '…' : part))
    .join('/')
}
