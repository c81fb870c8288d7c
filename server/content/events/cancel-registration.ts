import { sql } from 'kysely'
import type { CallData, CallParams } from '#schemas/api/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { hashToken } from '#server/platform/tokens/opaque-token.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { eventRoute, readEvent } from '#server/content/collections/event.ts'
import { seatsLeft } from './seats-left.ts'
import { mailCancellation, mailTeam, type EventOfMail } from './event-mails.ts'
import type { EventNeeds } from './find-event.ts'

/** A registration by the token of its mail; none once it was given up and the same person registered again: the link of the later mail is the one that counts. */
async function findRegistration({ db }: EventNeeds, { site }: Scope, token: string) {
  return db
    .selectFrom('event_registrations')
    .select(['id', 'element_id', 'status', 'locale', 'seats'])
    .where('site_id', '=', site.id)
    .where(sql<boolean>`token_hashes @> array[${hashToken(token)}::bytea]`)
    .where(
      sql<boolean>`(event_registrations.status <> 'CANCELLED' or not exists (select from event_registrations later
        where later.site_id = event_registrations.site_id and later.element_id = event_registrations.element_id and later.email = event_registrations.email and later.status = 'CONFIRMED'))`,
    )
    .executeTakeFirst()
}

/** The event of a registration in the words of its reader; null when it is no longer to be seen. */
async function eventOf({ elements }: EventNeeds, scope: Scope, id: number): Promise<EventOfMail | null> {
  const element = await elements.get(scope, eventRoute, id).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  })
  const facts = element && readEvent(element)
  return element && facts ? { scope, element, facts } : null
}

/** Reads the places that the token of a mail gives back. */
export async function readRegistration(
  needs: EventNeeds,
  scope: Scope,
  { route, token }: CallParams<'element.registration'>,
): Promise<CallData<'element.registration'>> {
  const found = route === eventRoute ? await findRegistration(needs, scope, token) : undefined
  if (!found || found.status === 'SPAM') throw notFound()
  const event = await eventOf(needs, scope, found.element_id)
  const shown = event && {
    title: event.element.title,
    startAt: toInstant(event.facts.startAt),
    endAt: toInstant(event.facts.endAt ?? event.facts.startAt),
  }
  return { status: found.status, seats: found.seats, event: shown }
}

/** Frees the places of the holder of a mail's token. A repeat changes nothing. */
export async function cancelRegistration(
  needs: EventNeeds,
  scope: Scope,
  { route, token }: { readonly route: string; readonly token: string },
): Promise<null> {
  if (route !== eventRoute) throw notFound()
  const found = await findRegistration(needs, scope, token)
  if (!found) throw new ApiError('TOKEN_INVALID')
  if (found.status === 'CANCELLED') return null
  const event = await eventOf(needs, { site: scope.site, locale: found.locale }, found.element_id)
  const mailbox = await companyMailbox(needs.parameters, scope)
  await inTransaction(needs.db, async (trx) => {
    const registration = await trx
      .updateTable('event_registrations')
      .set({ status: 'CANCELLED', cancelled_at: sql<Date>`now()` })
      .where('site_id', '=', scope.site.id)
      .where('id', '=', found.id)
      .where('status', '=', 'CONFIRMED')
      .returning(['id', 'email', 'firstname', 'lastname', 'phone', 'seats', 'message'])
      .executeTakeFirst()
    if (!registration || !event) return
    const left = await seatsLeft(trx, event)
    await mailCancellation(trx, event, registration)
    await mailTeam(trx, event, { kind: 'EVENT_CANCELLED_TEAM', to: mailbox, left, registration })
  })
  await needs.onWrite(scope.site.id)
  return null
}
