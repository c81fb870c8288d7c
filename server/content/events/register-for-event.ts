import type { Transaction } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { isRobot } from '#domain/is-bot.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { requirePhone } from '#server/platform/input/parse-phone.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import { runAsCaller } from '#server/people/sessions/member-transaction.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { acceptsRegistrations, readEvent, type EventFacts } from '#server/content/collections/event.ts'
import { seatsLeft } from './seats-left.ts'
import { calendarPathOf } from './calendar-path.ts'
import { mailTeam, type EventOfMail, type Registration } from './event-mails.ts'
import { findEvent, type EventItem, type EventNeeds } from './find-event.ts'
import { remindIfRegistered, sendReminder, insertDecoyMail } from './registration-reminder.ts'

type Body = CallBody<'element.register'>
type Answer = CallData<'element.register'>

/** A request for places with its site. */
export interface RegistrationRequest {
  readonly scope: Scope
  readonly caller: Caller
  readonly settle?: StoreResponse | undefined
}

type Wish = Omit<Registration, 'id'>

interface Registering {
  readonly userId: number | null
  readonly event: EventOfMail
  readonly wish: Wish
  readonly mailbox: string | null
  readonly now: number
}

function wishOf({ phone, seats, message, email, firstname, lastname }: Body, locale: string): Wish {
  return { email: emailKey(email), firstname, lastname, phone: requirePhone(phone, locale), seats: seats ?? 1, message: message ?? null }
}

async function insert(
  trx: Transaction<Tables>,
  { userId, event, wish }: Pick<Registering, 'userId' | 'event' | 'wish'>,
  status: 'CONFIRMED' | 'SPAM',
): Promise<number> {
  const { scope, element } = event
  const own = { site_id: scope.site.id, element_id: element.id, locale: scope.locale, user_id: userId }
  const row = { ...own, ...wish, status }
  return (await trx.insertInto('event_registrations').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Reads and locks an event, so that no concurrent request takes a place. */
async function lockEvent(trx: Transaction<Tables>, { scope, element }: EventOfMail): Promise<EventFacts> {
  await advisoryLock(trx, `event ${element.id}`)
  const row = await trx
    .selectFrom('elements')
    .select('properties')
    .where('site_id', '=', scope.site.id)
    .where('id', '=', element.id)
    .executeTakeFirst()
  const facts = row && readEvent(row.properties)
  if (!facts) throw notFound()
  return facts
}

async function takeNew(trx: Transaction<Tables>, registering: Registering, remaining: number | null): Promise<void> {
  const { event, wish, mailbox } = registering
  const registration = { ...wish, id: await insert(trx, registering, 'CONFIRMED') }
  await sendReminder(trx, event, { kind: 'EVENT_REGISTERED', registration })
  const left = remaining === null ? null : remaining - wish.seats
  await mailTeam(trx, event, { kind: 'EVENT_REGISTERED_TEAM', to: mailbox, left, registration })
}

/** Takes the places when there are enough of them; otherwise answers the refusal, so that what is mailed beside it is stored. */
async function takePlaces(trx: Transaction<Tables>, registering: Registering): Promise<ApiError | null> {
  const { event, wish, now } = registering
  const facts = await lockEvent(trx, event)
  // A registered person gets the same refusal as a stranger: the answer must not reveal registrations.
  if (!acceptsRegistrations(facts, now)) throw new ApiError('REGISTRATION_CLOSED')
  const remaining = await seatsLeft(trx, { ...event, facts })
  const isFull = remaining !== null && wish.seats > remaining
  const isKnown = await remindIfRegistered(trx, event, wish.email)
  // A mail that is never sent: a refusal takes as long for a stranger as for a registered person.
  if (isFull && !isKnown) await insertDecoyMail(trx, event, wish)
  if (isFull) return new ApiError('EVENT_FULL', { remaining })
  if (!isKnown) await takeNew(trx, registering, remaining)
  return null
}

/** Registers a person for an event. A registered address keeps its places, is reminded of them by mail, and gets the same answer as a stranger. */
export async function registerForEvent(
  { db, clock, elements, parameters, onWrite }: EventNeeds,
  asking: RegistrationRequest,
  { body, ...asked }: EventItem & { readonly body: Body },
): Promise<Answer> {
  const { scope, settle } = asking
  const event = await findEvent({ elements }, scope, asked)
  const wish = wishOf(body, scope.locale)
  // The connection of a transaction is the only one that its work may wait for.
  const mailbox = await companyMailbox(parameters, scope)
  const answer: Answer = { status: 'CONFIRMED', seats: wish.seats, ics: calendarPathOf(scope, event.element.id) }
  const refusal = await runAsCaller(db, asking.caller, async (trx, user) => {
    const own = { event, wish, userId: user?.id ?? null }
    if (isRobot(body)) await insert(trx, own, 'SPAM')
    else {
      const refused = await takePlaces(trx, { ...own, mailbox, now: clock() })
      if (refused) return refused
    }
    await settle?.(trx, answer)
    return null
  })
  if (refusal) throw refusal
  await onWrite(scope.site.id)
  return answer
}
