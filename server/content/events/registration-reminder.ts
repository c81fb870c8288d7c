import { sql, type Transaction } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { isRobot } from '#domain/is-bot.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { isOver } from '#server/content/collections/event.ts'
import { sendRegistrationMail, type EventOfMail, type RegistrationMail, type Registration } from './event-mails.ts'
import { findEvent, type EventItem, type EventNeeds } from './find-event.ts'

/** How many tokens of reminders an address may use, besides that of the first mail. */
const newestKept = 4

/** Tells an address of its places by a mail with a token of its own: that of the first such mail gives them back for as long as they last, those of later ones until some newer ones are. */
export async function sendReminder(
  trx: Transaction<Tables>,
  event: EventOfMail,
  mail: Pick<RegistrationMail, 'kind' | 'registration'>,
): Promise<void> {
  const token = newToken()
  // A token that is not mailed would only replace one that was.
  if ((await sendRegistrationMail(trx, event, { ...mail, token })) === 'WITHHELD') return
  const later = sql`array_append(token_hashes[2:], ${hashToken(token)}::bytea)`
  await trx
    .updateTable('event_registrations')
    // Anybody may have an address reminded: newer tokens never take the place of the first.
    .set({ token_hashes: sql<Buffer[]>`token_hashes[:1] || (${later})[greatest(1, cardinality(token_hashes) - ${newestKept - 1}):]` })
    .where('site_id', '=', event.scope.site.id)
    .where('id', '=', mail.registration.id)
    .execute()
}

/** Reminds an address of what it has already; answers whether it has anything. */
export async function remindIfRegistered(trx: Transaction<Tables>, event: EventOfMail, email: string): Promise<boolean> {
  const known = await trx
    .selectFrom('event_registrations')
    .select(['id', 'email', 'firstname', 'lastname', 'phone', 'seats', 'message'])
    .where('site_id', '=', event.scope.site.id)
    .where('element_id', '=', event.element.id)
    .where('email', '=', email)
    .where('status', '=', 'CONFIRMED')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const registration of known) await sendReminder(trx, event, { kind: 'EVENT_KNOWN', registration })
  return known.length > 0
}

/** Inserts a decoy mail that is never sent. The response time then does not reveal whether the address is registered. */
export async function insertDecoyMail(trx: Transaction<Tables>, event: EventOfMail, who: Omit<Registration, 'id'>): Promise<void> {
  await sendRegistrationMail(trx, event, { kind: 'EVENT_KNOWN', token: newToken(), registration: { ...who, id: 0 }, withhold: true })
}

const stranger = { firstname: '', lastname: '', phone: null, seats: 1, message: null }

/** Reminds an address of its places at an event that is not over, also a full or closed one. The answer and its time are the same for an address without places. */
export async function requestReminder(
  { db, clock, elements }: EventNeeds,
  scope: Scope,
  { body, ...asked }: EventItem & { readonly body: CallBody<'element.remind'> },
): Promise<null> {
  const event = await findEvent({ elements }, scope, asked)
  if (isOver(event.facts, clock()) || isRobot(body)) return null
  const email = emailKey(body.email)
  await inTransaction(db, async (trx) => {
    if (!(await remindIfRegistered(trx, event, email))) await insertDecoyMail(trx, event, { ...stranger, email })
  })
  return null
}
