import type { ParameterValue, RenderContext } from '#renderer/context.ts'
import type { RenderInput } from '#renderer/render-blocks.tsx'
import { titleBlocksOf } from '#renderer/html/title-blocks.ts'
import { localPath } from '#i18n/locale.ts'
import type { SiteServices } from '#site/actors/services.ts'
import type { PageState } from './page-state.ts'

/** What the views of a page may read; null when the page has nothing but kept HTML. */
export function renderContextOf(
  state: PageState,
  { actors = {}, skipped }: Pick<SiteServices, 'actors' | 'skipped'> = {},
): RenderContext | null {
  const { start, page, locales, form = null, owner, titleBlocks, blocks } = state
  if (!start) return null
  const parameters = new Map<string, ParameterValue>(start.parameters.map(({ type, value }) => [type, value]))
  const media = new Map(state.media.map((image) => [image.id, image]))
  const path = (url: string) => localPath(url, page.locale, locales)
  return { site: start.site, page, parameters, media, localPath: path, form, owner, titleBlocks, blocks, skipped, actors }
}

/** A page as it is once some of its blocks are left out while rendering: another one may then hold its title. */
export function withoutBlocks(state: PageState, skipped: ReadonlySet<string> | undefined): PageState {
  if (skipped === undefined || skipped.size === 0) return state
  return { ...state, titleBlocks: titleBlocksOf(state.blocks, skipped) }
}

/** What the renderer needs for a page. */
export function renderInputOf(state: PageState, { views, interactive, skipped }: SiteServices): RenderInput {
  const data = new Map(Object.entries(state.data))
  return { views, interactive, data, ...(skipped && { skipped }), ...(state.kept && { kept: state.kept }) }
}
