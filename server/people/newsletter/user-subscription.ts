import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { tooManyRequests } from '#server/platform/rate-limits/too-many-requests.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { requireUser } from '#server/people/users/repository.ts'
import { chooseLists } from './resolve-lists.ts'
import { readLists } from './newsletter-lists.ts'
import { consentTerms, isNewsletterOpen, requireNewsletter, type NewsletterNeeds } from './newsletter-deps.ts'
import { replaceSubscriptions } from './replace-subscriptions.ts'
import { findSubscription, lockSubscription, type Mailbox } from './subscribers.ts'

async function mailboxOf({ db }: NewsletterNeeds, { scope, caller }: Member): Promise<Mailbox> {
  const user = await requireUser(db, caller)
  return { siteId: scope.site.id, email: user.email }
}

/** Reads the caller's subscription; none where no newsletter is sent. */
export async function currentSubscription(needs: NewsletterNeeds, member: Member): Promise<CallData<'newsletter.subscription'>> {
  const mailbox = await mailboxOf(needs, member)
  const { email } = mailbox
  if (!(await isNewsletterOpen(needs, member.scope))) return { email, subscribed: false, lists: [], consentedAt: null }
  const { lists, consentedAt } = await findSubscription(needs.db, mailbox)
  return { email, subscribed: lists.length > 0, lists: [...lists], consentedAt: consentedAt && toInstant(consentedAt) }
}

interface WantedLetters {
  readonly body: CallBody<'newsletter.update'>
  readonly current: readonly number[]
  readonly all: readonly number[]
}

/** Which letters a member wants: those that are named, none, all of them, or the same as before. */
function wantedIds({ body: { lists, subscribed }, current, all }: WantedLetters): readonly number[] {
  if (subscribed === false) return []
  if (lists != null) return lists
  return subscribed === true && current.length === 0 ? all : current
}

// Letters that are added leave a proof each time; who leaves some is always heard.
async function spendAddition({ budgets }: NewsletterNeeds, { scope, caller }: Member): Promise<void> {
  const seconds = await budgets.take('newsletterUpdate', `user:${caller.userId}`)
  if (seconds > 0) throw tooManyRequests(seconds, scope.locale)
}

/** Changes at once what the caller receives, and keeps the proof; what is the same as before changes nothing. */
export async function updateSubscription(
  needs: NewsletterNeeds,
  member: Member,
  body: CallBody<'newsletter.update'>,
): Promise<CallData<'newsletter.update'>> {
  const { scope, caller } = member
  await requireNewsletter(needs, scope)
  const all = await readLists(needs.db, scope)
  const terms = await consentTerms(needs, scope)
  const isChanged = (mayAdd: boolean): Promise<boolean> =>
    runAsMember(needs.db, caller, async (trx, { email }) => {
      const mailbox = { siteId: scope.site.id, email }
      const { lists: current } = await lockSubscription(trx, mailbox)
      const lists = chooseLists(scope, all, wantedIds({ body, current, all: all.map(({ id }) => id) }))
      const adds = lists.some(({ id }) => !current.includes(id))
      if (adds && !mayAdd) return false
      if (adds || lists.length < current.length)
        await replaceSubscriptions(trx, { ...mailbox, ...terms, lists, source: 'ACCOUNT', askedAt: null })
      return true
    })
  if (!(await isChanged(false))) {
    // Outside of the transaction, which waits for no other connection.
    await spendAddition(needs, member)
    await isChanged(true)
  }
  return currentSubscription(needs, member)
}
