import type { AdminCall, AdminCallData } from '#schemas/admin/calls.ts'
import { draftMayOf } from '#schemas/admin/drafts/draft-may.ts'
import type { DocumentParams } from '#schemas/admin/document-params.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { DraftRequest } from '#engine/draft/sync/exchange.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftWriter, StepAuthor } from '#server/content/drafts/draft-rows.ts'

type DraftCall = Extract<AdminCall, { readonly name: `draft.${string}` }>

const kinds = { page: 'PAGE', shell: 'SHELL', menu: 'MENU', section: 'SECTION' } as const

/** The key of the document that the path of a call names. */
export function keyOf({ scope }: CallContext, { kind, id, locale }: DocumentParams): DraftKey {
  return { siteId: scope.site.id, kind: kinds[kind], documentId: id, locale }
}

/** The account and the session of the caller. */
export function authorOf(context: CallContext): StepAuthor {
  const { userId, sessionId } = memberOf(context)
  return { userId, sessionId }
}

/** The account and the session of the caller, with how far their rights on drafts go. */
export async function writerOf(context: CallContext): Promise<DraftWriter> {
  return { ...authorOf(context), may: draftMayOf(await context.features.adminRights.of(memberOf(context))) }
}

/** The handlers of the calls for drafts. The engine checks the shapes of documents that their definitions leave open. */
export const draftHandlers: HandlersOf<DraftCall> = {
  'draft.open': async (context, { params }) => {
    const opened = await context.features.drafts.open(keyOf(context, params), await writerOf(context), context.scope.locale)
    const history = opened.history.map((step) => ({ ...step, savedAt: step.savedAt.toISOString() }))
    return { ...opened, history } as unknown as AdminCallData['draft.open']
  },
  'draft.step': async (context, { params, body }) => {
    const author = await writerOf(context)
    const batches = body.batches.map((batch) => ({ ...batch, by: String(author.userId) }))
    const request = { ...body, batches } as unknown as DraftRequest
    return (await context.features.drafts.step(keyOf(context, params), request, author)) as unknown as AdminCallData['draft.step']
  },
  'draft.issues': async (context, { params }) =>
    (await context.features.drafts.issues(keyOf(context, params), context.scope.locale)) as AdminCallData['draft.issues'],
  'draft.review': async (context, { params }) =>
    (await context.features.drafts.review(keyOf(context, params), context.scope.locale)) as unknown as AdminCallData['draft.review'],
  'draft.steps': async (context, { params: { seq, chain, ...params } }) =>
    (await context.features.drafts.steps(keyOf(context, params), { seq, chain })) as unknown as AdminCallData['draft.steps'],
  'draft.signature': async (context, { params: { batch, ...params } }) => {
    const { savedBy, savedAt } = await context.features.drafts.signature(keyOf(context, params), batch)
    return { savedBy, savedAt: toInstant(savedAt) }
  },
  'draft.unpublish': (context, { params: { used, ...params } }) =>
    context.features.drafts.unpublish(keyOf(context, params), authorOf(context), used),
  'draft.discard': async (context, { params }) => {
    await context.features.drafts.discard(keyOf(context, params), authorOf(context))
    return null
  },
  'draft.publish': async (context, { params, body }) => {
    const { base, ...published } = await context.features.drafts.publish(
      keyOf(context, params),
      body,
      authorOf(context),
      context.scope.locale,
    )
    return { ...published, ...base }
  },
}
