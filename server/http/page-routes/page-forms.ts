import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { saysTryAgain } from '#schemas/errors/is-server-error.ts'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import { isAccountFront } from '#domain/urls/landing-path.ts'
import { safeTarget } from '#domain/urls/safe-redirect.ts'
import { systemPages } from '#domain/urls/system-pages.ts'
import { toCachedResponse } from '#server/http/answers/response-cache.ts'
import { startStream } from '#server/http/answers/start-stream.ts'
import { policyOfCall } from '#server/http/api/call-policy.ts'
import { contextOfRequest } from '#server/http/api/create-context.ts'
import type { Fields } from '#server/http/page-forms/form-fields.ts'
import type { FormFile, FormOutcome, PageForm } from '#server/http/page-forms/page-form.ts'
import { wrongOwnerForm, targetsAccount, ownerOfForm, ownerOfReceipt } from '#server/http/page-forms/form-owner.ts'
import { findPageForm } from '#server/http/page-forms/page-forms.ts'
import { readFormParts, readPlainForm } from '#server/http/page-forms/parse-form.ts'
import { registeredCall, runForm } from '#server/http/page-forms/execute-form.ts'
import { submittedForm, refusedForm, editedForm, redactedValues } from '#server/http/page-forms/form-states.ts'
import { retryAfterSeconds } from '#server/http/server/errors.ts'
import { limits } from '#server/http/server/request-limits.ts'
import { allowSilence, endSilence } from '#server/http/server/stalled-sockets.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { notExamined, withinTime } from '#server/platform/uploads/examine.ts'
import { audienceOf } from '#server/platform/scope/caller.ts'
import { isClosed } from '#server/http/pages/is-under-construction.ts'
import type { PageRequestContext } from '#server/http/pages/load-page.ts'
import { compressFast } from '#server/http/pages/compress-fast.ts'
import { readPageRequest } from '#server/http/pages/read-request.ts'
import { locationOf, renderPage } from '#server/http/pages/render-page.ts'
import { guardRequest } from '#server/http/guards/access-control.ts'
import { openPage } from '#server/http/guards/route-policies.ts'
import { toApiError } from '#server/http/server/to-api-error.ts'
import { findFormPage, type FormPage } from './find-form-page.ts'
import { setDraftCookie } from './form-drafts.ts'
import { setReceiptCookie, submissionToken } from './form-flash.ts'

/** A form that was sent to a page that takes it. */
interface Sent {
  readonly name: string
  readonly form: PageForm
  readonly fields: Fields
  readonly asking: PageRequestContext
  readonly place: FormPage
  /** Owner of the form by its mark: null if it cannot be decided, undefined without a mark. */
  readonly owner: number | null | undefined
}

const HTML = 'text/html; charset=utf-8'
const toSignIn = { to: systemPages.auth.path.fr, keepTarget: true } as const
const signInFirst = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED'])
/** Refusals that the form's own page can say; the others have no place in it. */
const saidByPage = new Set([401, 403, 409, 413, 422, 429])
/** Refusals that have a status of their own. The others are a form with faults. */
const ownStatus = new Set([413, 429, 503])
const notSaidByPage = new Set(['FORBIDDEN', 'CROSS_SITE'])

/** Tests if the form's own page can say a refusal; when nothing works for a moment, the page could not be made either. */
function isSaidByPage({ status, code, data }: ApiError): boolean {
  if (code === 'UNAVAILABLE') return saysTryAgain({ code, ...data })
  return saidByPage.has(status) && !notSaidByPage.has(code)
}

function placeOf({ asking, place, form }: Sent) {
  return {
    params: place.kind === 'page' ? place.params : {},
    query: asking.query,
    target: form.leadsOn ? safeTarget(asking.query['target']) : null,
  }
}

/** Address of the page that confirms the form, with the mark of its result. A target to go on to stays. */
function donePath({ name, fields, asking }: Sent, path: string, { mark, goOn }: { mark: string; goOn: string | null }): string {
  const query = new URLSearchParams({ done: name })
  const of = fields.text('_of')
  if (of !== null) query.set('of', of)
  const target = safeTarget(goOn ?? asking.query['target'])
  if (target !== null) query.set('target', target)
  query.set('receipt', mark)
  return `${locationOf({ to: `/${path}` }, asking)}?${query.toString()}`
}

async function answerFile(reply: FastifyReply, { name, type, chunks }: FormFile): Promise<FastifyReply> {
  const begun = await startStream(chunks)
  const plainName = name.replaceAll(/[^\w.-]+/g, '-')
  return reply.type(type).header('content-disposition', `attachment; filename="${plainName}"`).send(begun)
}

/** Tests if a form of an account was made for another account than the one that is signed in. */
function isForeign({ caller }: FastifyRequest, { form, owner }: Sent): boolean {
  return owner !== undefined && caller.kind === 'member' && owner !== caller.userId && targetsAccount(form)
}

/** Tests if the session of the form's account is over: sent as it is, the form would have no owner. */
function isOver({ caller }: FastifyRequest, { form, owner }: Sent): boolean {
  return typeof owner === 'number' && caller.kind === 'visitor' && targetsAccount(form)
}

const isRevisable = ({ form }: Sent): boolean => form.isRevisable === true

/** Tests if a form comes back to be edited again. An incomplete one is refused as always. */
function isRevised(sent: Sent): boolean {
  return isRevisable(sent) && sent.fields.text('_revise') !== null && !sent.fields.excess
}

/** Refusal of a form that was cut off. It takes from the budget, and an empty budget is the refusal. */
async function closeCharge({ charge }: FastifyRequest, refused: unknown): Promise<unknown> {
  try {
    await charge?.close()
    return refused
  } catch (error) {
    return error
  }
}

/** Ends the work on a form as the server ends that on any other request; a form with files has the time of a call that prepares some. */
async function finishInTime<Result>({ raw }: FastifyRequest, { files }: Fields, work: Promise<Result>): Promise<Result> {
  if (files.length === 0) return withinTime(work, limits.handlerTimeout, () => new ApiError('UNAVAILABLE'))
  allowSilence(raw.socket, limits.preparingTimeout)
  return withinTime(work, limits.preparingTimeout, notExamined).finally(() => allowSilence(raw.socket, limits.pageTimeout))
}

async function servePageForms(app: FastifyInstance): Promise<void> {
  const { features } = app

  const receive = async (request: FastifyRequest): Promise<Sent> => {
    const { path, query } = readPageRequest(request)
    if (isClosed(request.site, path, audienceOf(request.caller))) throw new ApiError('UNAVAILABLE')
    const asking = { scope: request.scope, path, query, caller: request.caller }
    const place = await findFormPage(features, asking)
    const fields = request.body as Fields | undefined
    const name = fields?.text('_form') ?? ''
    const form = findPageForm(name)
    if (!fields || !form) throw new ApiError('BAD_REQUEST')
    if (place.kind === 'page' && !form.blocks.some((type) => place.types.has(type))) throw new ApiError('BAD_REQUEST')
    const owner = await ownerOfForm(features.secrets, request.site.id, fields)
    return { name, form, fields, asking, place, owner }
  }

  /** Sends the page that the form was sent to, with the form's state in it. */
  const showAgain = async (reply: FastifyReply, { asking }: Sent, form: SentForm): Promise<FastifyReply> => {
    if (!app.builtSite) throw new ApiError('UNAVAILABLE')
    const written = await renderPage({ features, built: app.builtSite, log: reply.log }, { ...asking, form })
    if ('location' in written) return reply.redirect(written.location, 303)
    const { encoding, bytes } = await compressFast(toCachedResponse(written.html), reply.request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type(HTML).send(bytes)
  }

  const keepTyped = async (reply: FastifyReply, { asking, name, fields, owner }: Sent): Promise<void> => {
    await setDraftCookie(features, reply.request, reply, { owner, path: asking.path, name, values: redactedValues(fields) })
  }

  const signInAgain = async (reply: FastifyReply, sent: Sent): Promise<FastifyReply> => {
    const { asking } = sent
    await keepTyped(reply, sent)
    // An address with an anchor is where an administrator goes back to: their typed values wait there.
    const anchor = isAccountFront(`/${asking.path}`) ? encodeURIComponent('#contenu') : ''
    return reply.redirect(locationOf(toSignIn, asking) + anchor, 303)
  }

  const answerRefusal = async (reply: FastifyReply, sent: Sent, refusal: ApiError): Promise<FastifyReply> => {
    const { asking, form, name, fields } = sent
    if (signInFirst.has(refusal.code)) return signInAgain(reply, sent)
    if (!isSaidByPage(refusal)) throw refusal
    if (refusal.status === 429) reply.header('retry-after', Number(refusal.data['retryAfter'] ?? 1))
    if (refusal.status === 503) {
      reply.log.warn({ code: refusal.code, reason: refusal.data['reason'] }, 'a form could not be taken now')
      reply.header('retry-after', retryAfterSeconds)
    }
    reply.code(ownStatus.has(refusal.status) ? refusal.status : 422)
    const { scope, caller } = asking
    const answer = caller.kind === 'member' ? await form.shownAgain?.(features, { scope, caller }) : null
    return showAgain(reply, sent, { ...refusedForm(name, fields, refusal, scope.locale), ...(answer ? { answer } : {}) })
  }

  /** Answers that the form was made for another account. The typed values are stored for that account only. */
  const tellForeign = async (reply: FastifyReply, sent: Sent): Promise<FastifyReply> => {
    await keepTyped(reply, sent)
    return showAgain(reply.code(422), sent, wrongOwnerForm(sent.name, sent.fields, sent.asking.scope.locale))
  }

  const receiptOf = ({ asking, name, form, fields }: Sent) => ({ name, of: fields.text('_of'), owner: ownerOfReceipt(form, asking.caller) })

  /** Leads to the page that says that the form is done: loaded again, it sends nothing again. */
  const tell = async (reply: FastifyReply, sent: Sent, answer?: unknown, goOn: string | null = null): Promise<FastifyReply> => {
    const { path } = sent.asking
    await setReceiptCookie(features, reply.request, reply, { ...receiptOf(sent), path, answer })
    return leadTo(reply, sent, { path, goOn })
  }

  const leadTo = async (reply: FastifyReply, sent: Sent, { path, goOn }: { path: string; goOn: string | null }): Promise<FastifyReply> => {
    const mark = await submissionToken(features, reply.request, { ...receiptOf(sent), path })
    return reply.redirect(donePath(sent, path, { mark, goOn }), 303)
  }

  const answerOutcome = async (reply: FastifyReply, sent: Sent, outcome: FormOutcome): Promise<FastifyReply> => {
    if ('file' in outcome) return answerFile(reply, outcome.file)
    if ('told' in outcome) return tell(reply, sent, outcome.told)
    // Nothing stays in the browser after the redirect to another page.
    if ('doneAt' in outcome) {
      const { doneAt: path, target: goOn = null } = outcome
      return path === null ? tell(reply, sent, undefined, goOn) : leadTo(reply, sent, { path, goOn })
    }
    if ('shown' in outcome)
      return showAgain(reply, sent, submittedForm(sent.name, sent.fields, { answer: outcome.shown, isRevisable: isRevisable(sent) }))
    return reply.redirect(safeTarget(locationOf({ to: outcome.to }, sent.asking)) ?? '/', 303)
  }

  const answerForm = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    const sent = await receive(request)
    const { form, fields, asking, place } = sent
    if (place.kind === 'moved') return reply.redirect(locationOf(place, asking), 303)
    if (isForeign(request, sent)) return tellForeign(reply, sent)
    if (isOver(request, sent)) return signInAgain(reply, sent)
    if (isRevised(sent)) return showAgain(reply, sent, editedForm(sent.name, fields))
    let outcome: FormOutcome
    try {
      // Its words are its key: what is pressed twice is one sending.
      await guardRequest(request, reply, { ...policyOfCall(registeredCall(form)), isKeyed: true })
      if (fields.excess) throw fields.excess
      outcome = await finishInTime(request, fields, runForm(form, contextOfRequest(features, request, reply), fields, placeOf(sent)))
    } catch (refused) {
      const error = await closeCharge(request, refused)
      return answerRefusal(reply, sent, toApiError(error, request))
    }
    return answerOutcome(reply, sent, outcome)
  }

  // Only these routes read forms: everywhere else they are a format that is not accepted.
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
      readPlainForm(body),
    )
    pages.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) =>
      readFormParts(request.headers, payload),
    )
    // A browser reads the answer once it has sent everything: the rest of what was refused is received, and dropped.
    pages.addHook('onSend', async (request) => {
      if (!request.raw.complete) request.raw.resume()
    })
    // The work itself ends earlier: then the page of the form says so, with what was typed.
    pages.post(
      '/*',
      {
        config: openPage,
        handlerTimeout: limits.preparingTimeout + limits.pageTimeout,
        // The page that answers may wait for its subject.
        preHandler: async ({ raw }) => allowSilence(raw.socket, limits.handlerTimeout + limits.pageTimeout),
        onResponse: async ({ raw }) => endSilence(raw.socket),
      },
      answerForm,
    )
  })
}

/** Takes the forms of pages, so that all of them work without scripts: under the guards of the calls that they make, answered by a page. */
export const pageForms = fp(servePageForms, { name: 'page-forms', dependencies: ['access', 'features', 'locale', 'assets', 'errors'] })
