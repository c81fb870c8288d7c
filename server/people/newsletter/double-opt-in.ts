import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { isRobot } from '#domain/is-bot.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { chooseLists } from './resolve-lists.ts'
import { readLists } from './newsletter-lists.ts'
import { mailConfirmation, mailSubscriber } from './newsletter-mails.ts'
import { consentTerms, requireNewsletter, type NewsletterNeeds } from './newsletter-deps.ts'
import { insertSpamRequest, consumeRequest } from './newsletter-requests.ts'
import { replaceSubscriptions } from './replace-subscriptions.ts'
import { findSubscription, lockSubscription } from './subscribers.ts'

type Answer = CallData<'newsletter.subscribe'>

/** Takes a request for letters: one mail, whether the address receives them already or not. */
export async function requestSubscription(
  needs: NewsletterNeeds,
  scope: Scope,
  body: CallBody<'newsletter.subscribe'>,
  settle?: StoreResponse,
): Promise<Answer> {
  await requireNewsletter(needs, scope)
  const siteId = scope.site.id
  const email = emailKey(body.email)
  const lists = chooseLists(scope, await readLists(needs.db, scope), body.lists ?? [])
  const ids = lists.map(({ id }) => id)
  const answer: Answer = { email: body.email, next: 'CONFIRM' }
  await inTransaction(needs.db, async (trx) => {
    const { lists: current } = await findSubscription(trx, { siteId, email })
    if (isRobot(body)) await insertSpamRequest(trx, { siteId, email, lists: ids })
    else if (ids.every((id) => current.includes(id))) await mailSubscriber(trx, scope, { kind: 'NEWSLETTER_KNOWN', email, lists })
    else await mailConfirmation(trx, scope, { email, lists })
    await settle?.(trx, answer)
  })
  return answer
}

/** Has the letters come that were asked for, beside those that come already; the link works once. */
export async function confirmSubscription(needs: NewsletterNeeds, scope: Scope, { token }: CallBody<'newsletter.confirm'>): Promise<null> {
  await requireNewsletter(needs, scope)
  const all = await readLists(needs.db, scope)
  const terms = await consentTerms(needs, scope)
  await inTransaction(needs.db, async (trx) => {
    const request = await consumeRequest(trx, { siteId: scope.site.id, token })
    if (!request) throw new ApiError('TOKEN_INVALID')
    const { lists: current } = await lockSubscription(trx, request)
    const lists = all.filter(({ id }) => current.includes(id) || request.lists.includes(id))
    if (lists.length === 0) throw new ApiError('TOKEN_INVALID')
    await replaceSubscriptions(trx, { ...request, ...terms, lists, source: 'FORM' })
    await mailSubscriber(trx, scope, { kind: 'NEWSLETTER_WELCOME', email: request.email, lists })
  })
  return null
}
