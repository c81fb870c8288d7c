import type { previewCreate, previewData } from '#schemas/admin/preview-calls.ts'
import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { createDraftReader } from '#engine/prepare-draft.ts'
import { localPath } from '#i18n/locale.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'
import { fetchPreviewData } from '#server/http/preview/fetch-preview-data.ts'
import { headOfDraft } from '#server/http/preview/page-place.ts'
import { cleanBefore } from '#server/content/drafts/aside/clean-before.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { keyOf } from './draft-handlers.ts'

/** The readable end of a preview's address. */
async function pathOf({ features, scope: { site } }: CallContext, key: DraftKey): Promise<string> {
  const { url } = headOfDraft(await features.previews.read(key))
  return encodeURI(localPath(url, key.locale, { default: site.defaultLocale, codes: site.locales }))
}

/** The handlers of the calls for previews. */
export const previewHandlers: HandlersOf<typeof previewCreate | typeof previewData> = {
  'preview.create': async (context, { params }) => {
    const { userId, sessionId } = memberOf(context)
    const key = keyOf(context, params)
    const { token, nonce, until } = await context.features.previews.create(key, { userId, sessionId })
    return { url: `/preview/${token}${await pathOf(context, key)}`, token, nonce, until: until.toISOString() }
  },
  'preview.data': async (context, { body: { token, params, date, audience = USUAL_VIEW.audience, ...body } }) => {
    const { features, scope } = context
    const { userId, sessionId } = memberOf(context)
    const { locale } = await features.previews.find(scope.site.id, token, { userId, sessionId })
    const now = date === undefined ? systemClock() : Date.parse(date)
    const moment = date === undefined ? {} : { at: now }
    const draft = { features, scope: { ...scope, ...moment, locale }, audience, onFailure: () => undefined }
    const rules = await features.parameters.textRulesForNow(draft.scope)
    const reading = { ...rules, sanitise: features.sanitiser.sanitise, audience, now } as const
    const blocks = readBlocks(body.blocks)
    await cleanBefore(features, [blocks])
    const { blocks: ready } = createDraftReader(features.registry, reading)(blocks)
    const { data, missing } = await fetchPreviewData(draft, ready, {
      siteId: scope.site.id,
      locale,
      params,
      query: {},
      today: parisDay(now),
    })
    const media = await features.media.images(draft.scope, mediaIdsOf(ready, {}))
    return { data, missing, media: [...media.values()] }
  },
}
