import type { Block } from '#schemas/generated/content.ts'
import type { PreviewRendering } from '#schemas/runtime/preview-rendering.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { createDraftReader } from '#engine/prepare-draft.ts'
import { readWithSections } from '#engine/sections/read-with-sections.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { nonceOf } from '#server/content/previews/service.ts'
import { loadStart } from '#server/http/pages/load-site-data.ts'
import type { RenderDeps } from '#server/http/pages/render-page.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import { cleanBefore } from '#server/content/drafts/aside/clean-before.ts'
import { blockNames } from './block-names.ts'
import { fetchPreviewData } from './fetch-preview-data.ts'
import type { PreviewRequest } from './preview-request.ts'
import { readShown } from './page-around.ts'
import { readPlanned, sectionsOf } from './planned-site.ts'
import { surroundings } from './surroundings.ts'

/** The state of a canvas before it is drawn, with the draft's blocks ready to be shown. */
export type LoadedPreview = Pick<PreviewRendering, 'state' | 'ready'>

/** Loads a draft as a whole page for one reader at one moment. Its data is that of the reader's page: never a person's. */
export async function loadPreview({ features, log }: RenderDeps, request: PreviewRequest): Promise<LoadedPreview> {
  const { token, scope, look, view, mode } = request
  const { audience } = view
  const now = view.date === null ? systemClock() : Date.parse(view.date)
  const onFailure = (call: string, err: unknown) => log.warn({ call, err }, 'an answer is missing in a preview')
  const planned = await readPlanned({ features, scope }, request)
  const document = await readShown({ features, scope, planned }, request)
  const [start, rules, names] = await Promise.all([
    startOf(features, request, onFailure),
    features.parameters.textRulesForNow(scope),
    blockNames(),
  ])
  await cleanBefore(features, Object.values(document.regions))
  const { sanitise, isClean } = notedSanitise(features)
  const reading = { ...rules, sanitise, audience, now } as const
  const { page, shell, around, isClosedItself } = await surroundings({ features, reading, planned }, request, document)
  const shown = page ?? NO_PAGE
  const sections = await sectionsOf({ features, scope }, planned)
  const read = createDraftReader(features.registry, { ...reading, isClosedItself })
  const ready = readWithSections(read, sections)(blocksOf(document))
  const context = { siteId: scope.site.id, locale: scope.locale, params: shown.params, query: {}, today: parisDay(now) }
  const scopeAtDate = view.date === null ? scope : { ...scope, at: now }
  const { data, missing } = await fetchPreviewData(
    { features, scope: scopeAtDate, audience, onFailure },
    [...around, ...ready.blocks],
    context,
  )
  const pictures = await features.media.images(scope, mediaIdsOf([...shown.layout.blocks, ...ready.blocks], shown.seo))
  const media = [...pictures.values()]
  const parts = {
    ...{ start, locale: scope.locale, path: `/${shown.url}`, query: {}, today: context.today, moment: now, media, data, missing, shell },
    ...{ page: page && { ...page, media }, answers: [], error: null, form: null },
  }
  return {
    state: {
      ...{
        parts,
        document,
        closed: rules.closed,
        isClosedItself,
        audience,
        now,
        mode,
        siteId: scope.site.id,
        look,
        names,
        token,
        nonce: nonceOf(token),
      },
      isDated: view.date !== null,
      ...{ hash: draftHash(document), isClean: isClean(), values: [...rules.placeholders] },
      ...{ sections: [...sections] },
    },
    ready,
  }
}

/** Sanitises, and notes whether everything was clean so far. */
function notedSanitise({ sanitiser }: RenderDeps['features']): { readonly sanitise: Sanitise; readonly isClean: () => boolean } {
  let isClean = true
  const sanitise: Sanitise = (html, kind) => {
    const cleaned = sanitiser.sanitise(html, kind)
    if (cleaned !== null) isClean = false
    return cleaned
  }
  return { sanitise, isClean: () => isClean }
}

/** Loads what the page needs of its site: of a planned day with the menu of that day. */
async function startOf(
  features: RenderDeps['features'],
  { scope, view, mode, trial }: PreviewRequest,
  onFailure: (call: string, err: unknown) => void,
) {
  const { start: loaded } = await loadStart({ features, scope, caller: visitor }, onFailure)
  const start = trial ? { ...loaded, site: { ...loaded.site, ...trial } } : loaded
  if (mode !== 'live' || view.date === null) return start
  return { ...start, site: { ...start.site, menu: await features.sites.menuAt(scope, new Date(view.date)) } }
}

const NO_PAGE = { url: '', params: {}, seo: {}, layout: { blocks: [] } } as const

const blocksOf = ({ regions }: EditedDocument): Block[] => Object.values(regions).flat()
