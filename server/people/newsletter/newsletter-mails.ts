import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { NewsletterList } from '#schemas/api/people/newsletter-calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { newToken } from '#server/platform/tokens/opaque-token.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { newsletterAddresses } from './newsletter-urls.ts'
import { insertLink } from './newsletter-links.ts'
import { insertRequest, requestSeconds } from './newsletter-requests.ts'

/** A mail about the newsletter with its recipient. */
interface Reader {
  readonly email: string
  readonly lists: readonly NewsletterList[]
}

const namesOf = (lists: readonly NewsletterList[]): string[] => lists.map(({ name }) => name)

/** Mails the link by which letters that were asked for are confirmed. */
export async function mailConfirmation(trx: Transaction<Tables>, scope: Scope, { email, lists }: Reader): Promise<void> {
  const siteId = scope.site.id
  const token = newToken()
  const expiresAt = await secondsFromNow(trx, requestSeconds)
  const outcome = await enqueueMail(trx, {
    siteId,
    kind: 'NEWSLETTER_CONFIRM',
    key: randomUUID(),
    to: email,
    locale: scope.locale,
    data: { lists: namesOf(lists), link: newsletterAddresses.confirm(scope, token), expiresAt: toInstant(expiresAt) },
  })
  if (outcome === 'QUEUED') await insertRequest(trx, { siteId, email, lists: lists.map(({ id }) => id) }, { token, expiresAt })
}

/** Mails a subscriber that the letters come already, or from now on, with the ways to leave; as many statements as for a confirmation, so that the time tells nothing. */
export async function mailSubscriber(
  trx: Transaction<Tables>,
  scope: Scope,
  { kind, email, lists }: Reader & { readonly kind: 'NEWSLETTER_KNOWN' | 'NEWSLETTER_WELCOME' },
): Promise<void> {
  const siteId = scope.site.id
  const token = newToken()
  await secondsFromNow(trx)
  const outcome = await enqueueMail(trx, {
    siteId,
    kind,
    key: randomUUID(),
    to: email,
    locale: scope.locale,
    data: {
      lists: namesOf(lists),
      unsubscribeLink: newsletterAddresses.leave(scope, token),
      oneClickLink: newsletterAddresses.leaveAtOnce(scope, token),
    },
  })
  if (outcome === 'QUEUED') await insertLink(trx, { siteId, email, token })
}
