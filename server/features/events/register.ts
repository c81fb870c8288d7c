import { sql, type Kysely, type Transaction } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Clock } from '#domain/clock.ts'
import { emailKey } from '#domain/email.ts'
import { isRobot } from '#domain/is-robot.ts'
import { holdLock } from '#server/database/hold-lock.ts'
import type { Tables } from '#server/database/tables.ts'
import { companyMailbox } from '#server/features/company-mailbox.ts'
import type { Elements } from '#server/features/elements/service.ts'
import { hashToken, newToken } from '#server/features/opaque-token.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import { requirePhone } from '#server/features/read-phone.ts'
import { notFound, Refusal } from '#server/features/refusal.ts'
import type { Caller } from '#server/features/sessions/caller.ts'
import { writeAs } from '#server/features/sessions/write-as.ts'
import type { SettleAnswer } from '#server/features/settle-answer.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { calendarPathOf } from './calendar-path.ts'
import { eventRoute, isOpen, readEvent, type EventFacts } from './event.ts'
import { mailPlaces, mailTeam, type EventOfMail, type PlacesMail, type Registration } from './event-mails.ts'
import { seatsLeft } from './taken-seats.ts'

type Body = CallBody<'element.register'>
type Answer = CallData<'element.register'>

/** What taking places stands on. */
export interface EventNeeds {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly elements: Elements
  readonly parameters: Parameters
  readonly onWrite: (siteId: number) => Promise<void>
}

/** Who asks for places, on which site. */
export interface Asking {
  readonly scope: Scope
  readonly caller: Caller
  readonly settle?: SettleAnswer | undefined
}

type Wish = Omit<Registration, 'id'>

interface Registering {
  readonly userId: number | null
  readonly event: EventOfMail
  readonly wish: Wish
  readonly mailbox: string | null
  readonly now: number
}

/** How many tokens of reminders an address may use, besides that of the first mail. */
const newestKept = 4

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

/** Tells an address of its places by a mail with a token of its own: that of the first such mail gives them back for as long as they last, those of later ones until some newer ones are. */
async function tellPlaces(trx: Transaction<Tables>, event: EventOfMail, mail: Pick<PlacesMail, 'kind' | 'registration'>): Promise<void> {
  const token = newToken()
  // A token that nobody is mailed would only take the place of one that somebody was.
  if ((await mailPlaces(trx, event, { ...mail, token })) === 'WITHHELD') return
  const later = sql`array_append(token_hashes[2:], ${hashToken(token)}::bytea)`
  await trx
    .updateTable('event_registrations')
    // Anybody may have an address reminded: newer tokens never take the place of the first.
    .set({ token_hashes: sql<Buffer[]>`token_hashes[:1] || (${later})[greatest(1, cardinality(token_hashes) - ${newestKept - 1}):]` })
    .where('id', '=', mail.registration.id)
    .execute()
}

/** Reminds an address of what it has already; answers whether it has anything. */
async function remindKnown(trx: Transaction<Tables>, { event, wish }: Registering): Promise<boolean> {
  const known = await trx
    .selectFrom('event_registrations')
    .select(['id', 'email', 'firstname', 'lastname', 'phone', 'seats', 'message'])
    .where('site_id', '=', event.scope.site.id)
    .where('element_id', '=', event.element.id)
    .where('email', '=', wish.email)
    .where('status', '=', 'CONFIRMED')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const registration of known) await tellPlaces(trx, event, { kind: 'EVENT_KNOWN', registration })
  return known.length > 0
}

/** The event as it is stored at this moment, while nobody else takes a place. */
async function lockEvent(trx: Transaction<Tables>, { scope, element }: EventOfMail): Promise<EventFacts> {
  await holdLock(trx, `event ${element.id}`)
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
  await tellPlaces(trx, event, { kind: 'EVENT_REGISTERED', registration })
  const left = remaining === null ? null : remaining - wish.seats
  await mailTeam(trx, event, { kind: 'EVENT_REGISTERED_TEAM', to: mailbox, left, registration })
}

/** Takes the places when there are enough of them; otherwise answers the refusal, so that what is mailed beside it is stored. */
async function takePlaces(trx: Transaction<Tables>, registering: Registering): Promise<Refusal | null> {
  const { event, wish, now } = registering
  const facts = await lockEvent(trx, event)
  // Whoever is down already is refused what a stranger is refused: the answer tells nobody who comes.
  if (!isOpen(facts, now)) throw new Refusal('REGISTRATION_CLOSED')
  const remaining = await seatsLeft(trx, { ...event, facts })
  const isFull = remaining !== null && wish.seats > remaining
  const isKnown = await remindKnown(trx, registering)
  // A mail that never leaves: being refused takes a stranger as long as whoever is reminded.
  if (isFull && !isKnown)
    await mailPlaces(trx, event, { kind: 'EVENT_KNOWN', token: newToken(), registration: { ...wish, id: 0 }, withhold: true })
  if (isFull) return new Refusal('EVENT_FULL', { remaining })
  if (!isKnown) await takeNew(trx, registering, remaining)
  return null
}

/** The event that is asked for; what is none is refused. */
export async function findEvent(
  { elements }: Pick<EventNeeds, 'elements'>,
  scope: Scope,
  { route, id }: { readonly route: string; readonly id: number | string },
): Promise<EventOfMail> {
  if (route !== eventRoute) throw notFound()
  const element = await elements.get(scope, eventRoute, id)
  const facts = readEvent(element)
  if (!facts) throw notFound()
  return { scope, element, facts }
}

/** Puts somebody down for an event; an address that is down already keeps its places and is reminded of them, and is answered as a stranger is. */
export async function registerForEvent(
  { db, clock, elements, parameters, onWrite }: EventNeeds,
  asking: Asking,
  { body, ...asked }: { readonly route: string; readonly id: number | string; readonly body: Body },
): Promise<Answer> {
  const { scope, settle } = asking
  const event = await findEvent({ elements }, scope, asked)
  const wish = wishOf(body, scope.locale)
  // The connection of a transaction is the only one that its work may wait for.
  const mailbox = await companyMailbox(parameters, scope)
  const answer: Answer = { status: 'CONFIRMED', seats: wish.seats, ics: calendarPathOf(scope, event.element.id) }
  const refusal = await writeAs(db, asking.caller, async (trx, user) => {
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
