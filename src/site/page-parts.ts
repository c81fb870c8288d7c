import type { ParameterValue, RenderContext } from '#renderer/context.ts'
import type { RenderInput } from '#renderer/render-blocks.tsx'
import { localPath, type LocaleSet } from '#i18n/locale.ts'
import type { PageState, Start } from './page-state.ts'
import type { SiteServices } from './services.ts'

/** The locales of a site, as addresses need them. */
export function localesOf({ site }: Start): LocaleSet {
  return { default: site.defaultLang.code, codes: site.languages.map((language) => language.code) }
}

/** What the views of a page may read; null when the page has nothing but kept HTML. */
export function renderContextOf(state: PageState): RenderContext | null {
  const { start, page } = state
  if (!start) return null
  const locales = localesOf(start)
  const parameters = new Map<string, ParameterValue>(start.parameters.map(({ type, value }) => [type, value]))
  const media = new Map(state.media.map((image) => [image.id, image]))
  return { site: start.site, page, parameters, media, localPath: (url) => localPath(url, page.locale, locales) }
}

/** What the renderer needs for a page. */
export function renderInputOf(state: PageState, { views, interactive, skipped }: SiteServices): RenderInput {
  const data = new Map(Object.entries(state.data))
  return { views, interactive, data, ...(skipped && { skipped }), ...(state.kept && { kept: state.kept }) }
}
