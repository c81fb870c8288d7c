import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { NewsletterList } from '#schemas/api/people/newsletter-calls.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { PrepareNewsletterOptIn } from '#server/people/accounts/registration/registration.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { requestSubscription, confirmSubscription } from './double-opt-in.ts'
import { findLink } from './newsletter-links.ts'
import { readLists } from './newsletter-lists.ts'
import { consentTerms, isNewsletterOpen, type NewsletterNeeds } from './newsletter-deps.ts'
import { isRequestOpen } from './newsletter-requests.ts'
import { currentSubscription, updateSubscription } from './user-subscription.ts'
import { replaceSubscriptions } from './replace-subscriptions.ts'
import { endSubscription, lockSubscription } from './subscribers.ts'

/** The letters of sites and who receives them. */
export interface Newsletter {
  /** Returns true when a site sends letters at all. */
  isOpen(scope: Scope): Promise<boolean>
  lists(scope: Scope): Promise<NewsletterList[]>
  subscription(member: Member): Promise<CallData<'newsletter.subscription'>>
  update(member: Member, body: CallBody<'newsletter.update'>): Promise<CallData<'newsletter.update'>>
  subscribe(scope: Scope, body: CallBody<'newsletter.subscribe'>, settle?: StoreResponse): Promise<CallData<'newsletter.subscribe'>>
  confirm(scope: Scope, body: CallBody<'newsletter.confirm'>): Promise<null>
  /** Returns true when the link to letters that were asked for still has them come; to ask does not spend it. */
  isRequestOpen(scope: Scope, token: string): Promise<boolean>
  /** Returns true when a link to leave is one that was mailed: it works as often as it is followed. */
  isLinkKnown(scope: Scope, token: string): Promise<boolean>
  unsubscribe(scope: Scope, token: string): Promise<null>
  /** Has the site's first letter come to a new member who ticked the box when registering: the link that opened the account was their second yes. */
  readonly prepareWish: PrepareNewsletterOptIn
}

/** Ends every subscription of the address to which a link was mailed. It also succeeds without a subscription, and where no newsletter is sent. */
async function unsubscribe({ db }: NewsletterNeeds, { site }: Scope, token: string): Promise<null> {
  await inTransaction(db, async (trx) => {
    const given = { siteId: site.id, token }
    const address = await findLink(trx, given)
    if (address === null) throw new ApiError('TOKEN_INVALID')
    await endSubscription(trx, site.id, address)
    // Its owner may have put another address in force while this one was waited for.
    const newer = await findLink(trx, given)
    if (newer !== null && newer !== address) await endSubscription(trx, site.id, newer)
  })
  return null
}

function prepareWish(needs: NewsletterNeeds): PrepareNewsletterOptIn {
  return async (scope) => {
    if (!(await isNewsletterOpen(needs, scope))) return () => Promise.resolve()
    const all = await readLists(needs.db, scope)
    const terms = await consentTerms(needs, scope)
    return async (trx, { email, askedAt }) => {
      const mailbox = { siteId: scope.site.id, email }
      const { lists: current } = await lockSubscription(trx, mailbox)
      const lists = all.filter(({ id }, index) => index === 0 || current.includes(id))
      if (lists.length > current.length) await replaceSubscriptions(trx, { ...mailbox, ...terms, lists, source: 'REGISTRATION', askedAt })
    }
  }
}

/** Makes what knows who receives which letter. */
export function createNewsletter(needs: NewsletterNeeds): Newsletter {
  return {
    isOpen: (scope) => isNewsletterOpen(needs, scope),
    lists: async (scope) => ((await isNewsletterOpen(needs, scope)) ? readLists(needs.db, scope) : []),
    subscription: (member) => currentSubscription(needs, member),
    update: (member, body) => updateSubscription(needs, member, body),
    subscribe: (scope, body, settle) => requestSubscription(needs, scope, body, settle),
    confirm: (scope, body) => confirmSubscription(needs, scope, body),
    isRequestOpen: ({ site }, token) => isRequestOpen(needs.db, { siteId: site.id, token }),
    isLinkKnown: async ({ site }, token) => (await findLink(needs.db, { siteId: site.id, token })) !== null,
    unsubscribe: (scope, token) => unsubscribe(needs, scope, token),
    prepareWish: prepareWish(needs),
  }
}
