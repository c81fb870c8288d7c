import type { PageParts, Start } from '#schemas/site-rendering.ts'
import type { PageContext } from '#renderer/context.ts'
import { localPath, type LocaleSet } from '#i18n/locale.ts'
import { bannerSource } from './Banner.tsx'
import { NO_REGIONS, type PageState } from './page-state.ts'

/** A page as it is shown, whole, from the answers of the calls; the same on the server and in the browser. */
export function composePage(parts: PageParts): PageState & { readonly start: Start } {
  const { start, page, shell, media, data, error } = parts
  const { banner, defaultLang, languages } = start.site
  const locales: LocaleSet = { default: defaultLang.code, codes: languages.map(({ code }) => code) }
  const name = page?.shell.name ?? 'default'
  return {
    locales,
    start,
    page: { ...contextOf(parts, locales), seo: page?.seo ?? {}, shell: name },
    regions: shell?.regions ?? NO_REGIONS,
    blocks: page?.layout.blocks ?? [],
    data,
    media,
    banner: name === 'default' && bannerSource(banner) !== null ? banner : null,
    error,
  }
}

function contextOf({ start, locale, path, query, page }: PageParts, locales: LocaleSet): PageContext {
  const here = localPath(path, locale, locales)
  return {
    id: page?.id ?? null,
    url: page?.url ?? path.slice(1),
    locale,
    title: page?.title ?? '',
    params: page?.params ?? {},
    query,
    canonical: start.site.url + here,
    alternates: (page?.alternates ?? []).map((other) => ({ locale: other.locale, url: localPath(other.url, other.locale, locales) })),
    path: here,
  }
}
