import type { ParameterValue, SiteContext } from '#renderer/context.ts'
import { constantDocument, documentFacts, type DocumentStore } from '#renderer/document-store.ts'
import type { RenderInput } from '#renderer/render-blocks.tsx'
import { titleBlocksOf } from '#renderer/html/title-blocks.ts'
import { localPath } from '#i18n/locale.ts'
import { MissingNotice } from '#site/MissingNotice.tsx'
import type { PageState } from './page-state.ts'

/** The surroundings of a page's views; null when the page consists of stored HTML alone. */
export function siteContextOf(state: PageState, actors: SiteContext['actors'] = {}): SiteContext | null {
  const { start, page, locales, form = null, owner } = state
  if (!start) return null
  const parameters = new Map<string, ParameterValue>(start.parameters.map(({ type, value }) => [type, value]))
  const media = new Map(state.media.map((image) => [image.id, image]))
  const path = (url: string) => localPath(url, page.locale, locales)
  return { site: start.site, page, parameters, media, localPath: path, form, owner, actors }
}

/** The facts of a public page's document, which do not change while it is shown. */
export function documentOf({ blocks, titleBlocks }: PageState, skipped?: ReadonlySet<string>): DocumentStore {
  return constantDocument(documentFacts({ blocks, titleBlocks, ...(skipped && { skipped }) }))
}

/** A page without the blocks that are left out while rendering: another block may then hold its title. */
export function withoutBlocks(state: PageState, skipped: ReadonlySet<string> | undefined): PageState {
  if (skipped === undefined || skipped.size === 0) return state
  return { ...state, titleBlocks: titleBlocksOf(state.blocks, skipped) }
}

/** The services of the site that the renderer takes. */
type Rendering = Pick<RenderInput, 'views' | 'interactive' | 'skipped'>

/** The renderer's input for a page. */
export function renderInputOf(state: PageState, { views, interactive, skipped }: Rendering): RenderInput {
  const data = new Map(Object.entries(state.data))
  const late = state.missing && { missing: new Map(Object.entries(state.missing)), MissingNotice }
  return { views, interactive, data, ...late, ...(skipped && { skipped }), ...(state.kept && { kept: state.kept }) }
}
