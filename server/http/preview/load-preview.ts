import type { PageData } from '#schemas/api/content/page.ts'
import type { FrameMode, FrameView } from '#schemas/composer/frame-view.ts'
import type { CanvasLook, PreviewRendering } from '#schemas/runtime/preview-rendering.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { closingSettings } from '#domain/urls/disabled-paths.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { hashOf } from '#engine/document/hash.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { createDraftReader } from '#engine/prepare-draft.ts'
import type { Sanitise } from '#engine/validation/html-rules.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { nonceOf } from '#server/content/previews/service.ts'
import { blocksOfShell } from '#server/http/pages/load-page.ts'
import { loadStart } from '#server/http/pages/load-site-data.ts'
import type { RenderDeps } from '#server/http/pages/render-page.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { blockNames } from './block-names.ts'
import { fetchPreviewData } from './fetch-preview-data.ts'
import { headOfDraft, placeOfDraft } from './page-place.ts'

/** A request for a preview whose token was checked. */
export interface PreviewRequest {
  readonly key: DraftKey
  readonly token: string
  /** The site, in the language of the draft. */
  readonly scope: Scope
  readonly look: CanvasLook
  readonly view: FrameView
  readonly mode: FrameMode
}

/** The state of a canvas before it is drawn, with the draft's blocks ready to be shown. */
export type LoadedPreview = Pick<PreviewRendering, 'state' | 'ready'>

/** Loads a draft as a whole page for one reader at one moment. Its data is that of a visitor's page: never a person's. */
export async function loadPreview({ features, log }: RenderDeps, request: PreviewRequest): Promise<LoadedPreview> {
  const { key, token, scope, look, view, mode } = request
  const { audience } = view
  const now = view.date === null ? systemClock() : Date.parse(view.date)
  const onFailure = (call: string, err: unknown) => log.warn({ call, err }, 'an answer is missing in a preview')
  const document = await (mode === 'live' ? features.revisions.published(key) : features.previews.read(key))
  const head = headOfDraft(document)
  const [place, { start }, rules, shell, names] = await Promise.all([
    placeOfDraft(features, scope, key, head),
    loadStart({ features, scope, caller: visitor }, onFailure),
    features.parameters.textRulesForNow(scope),
    features.shells.prepare(scope, head.shell, { audience, now }),
    blockNames(),
  ])
  const isClosedItself = rules.isClosed?.(place.url) === true
  let isClean = true
  const sanitise: Sanitise = (html, kind) => {
    const cleaned = features.sanitiser.sanitise(html, kind)
    if (cleaned !== null) isClean = false
    return cleaned
  }
  const reading = { ...rules, isClosedItself, sanitise, audience, now } as const
  const ready = createDraftReader(features.registry, reading)([...(document.regions[PAGE_REGION] ?? [])])
  const context = { siteId: scope.site.id, locale: scope.locale, params: place.params, query: {}, today: parisDay(now) }
  const data = await fetchPreviewData({ features, scope, onFailure }, [...blocksOfShell(shell), ...ready.blocks], context)
  const pictures = await features.media.images(scope, mediaIdsOf(ready.blocks, place.seo))
  const page: PageData = {
    ...{ $schema: '/schemas/page.schema.json', id: key.documentId, locale: key.locale, ...place, middleware: head.middleware },
    shell: { name: head.shell, hash: shell.hash },
    layout: { id: 0, hash: hashOf(null), blocks: [] },
    media: [...pictures.values()],
  }
  const { problems: _problems, nextEdge: _nextEdge, isWhole: _isWhole, ...regions } = shell
  const parts = {
    ...{ start, locale: scope.locale, path: `/${place.url}`, query: {}, today: context.today, page, media: page.media, data },
    ...{ shell: { ...regions, name: head.shell }, answers: [], error: null, form: null },
  }
  const closed = closingSettings.filter((type) => start.parameters.some((setting) => setting.type === type && setting.value === false))
  return {
    state: {
      ...{ parts, document, closed, isClosedItself, audience, now, mode, siteId: scope.site.id, look, names, token, nonce: nonceOf(token) },
      ...{ hash: draftHash(document), isClean, values: [...rules.placeholders] },
    },
    ready,
  }
}
