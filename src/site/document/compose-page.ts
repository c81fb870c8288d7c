import type { PageParts, Start } from '#schemas/runtime/site-rendering.ts'
import { parisInstant } from '#domain/dates/paris-day.ts'
import { pictureAddress } from '#domain/urls/image-url.ts'
import type { PageContext } from '#renderer/context.ts'
import { titleBlocksOf } from '#renderer/html/title-blocks.ts'
import { localPath, type LocaleSet } from '#i18n/locale.ts'
import { NO_REGIONS, type PageState } from './page-state.ts'

/** A page as it is shown, whole, from the answers of the calls; the same on the server and in the browser. */
export function composePage(parts: PageParts): PageState & { readonly start: Start } {
  const { start, page, shell, media, data, missing = {}, error, form = null, owner = null } = parts
  const { banner, defaultLang, languages } = start.site
  const locales: LocaleSet = { default: defaultLang.code, codes: languages.map(({ code }) => code) }
  const shown = page ? { seo: page.seo, shell: page.shell.name, blocks: page.layout.blocks } : NO_PAGE
  return {
    locales,
    start,
    page: { ...contextOf(parts, locales), seo: shown.seo, shell: shown.shell },
    regions: shell?.regions ?? NO_REGIONS,
    blocks: shown.blocks,
    titleBlocks: titleBlocksOf(shown.blocks),
    data,
    queries: null,
    media,
    hasBanner: shown.shell === 'default' && pictureAddress(banner) !== null,
    ...(Object.keys(missing).length > 0 && { missing }),
    error,
    form,
    ...(owner !== null && { owner }),
  }
}

const NO_PAGE = { seo: {}, shell: 'default', blocks: [] } as const

/** Which page of its list it shows, from the second on: of that list alone whose pages the address turns. */
function listPageOf({ answers }: PageParts): number | undefined {
  const pages = answers.flatMap(({ pagedBy, params: { page } }) =>
    pagedBy === 'page' && typeof page === 'number' && page > 1 ? [page] : [],
  )
  return pages[0]
}

function contextOf(parts: PageParts, locales: LocaleSet): PageContext {
  const { start, locale, path, query, today, moment = parisInstant(today, '00:00').getTime(), page } = parts
  const listPage = listPageOf(parts)
  // What is narrowed is a view of the same page; what follows has things of its own.
  const isOwnPage = listPage !== undefined && Object.keys(query).every((name) => name === 'page')
  // Who has chosen a language reads it at the address of another one too: a page tells of its own alone.
  const here = localPath(page ? `/${page.url}` : path, locale, locales)
  const { id, url, title, params, alternates } = page ?? { id: null, url: path.slice(1), title: '', params: {}, alternates: [] }
  return {
    ...{ id, url, locale, title, params, query, today, moment },
    canonical: start.site.url + here + (isOwnPage ? `?page=${listPage}` : ''),
    alternates: alternates.map((other) => ({ locale: other.locale, url: localPath(other.url, other.locale, locales) })),
    path: here,
    ...(listPage !== undefined && { listPage }),
  }
}
