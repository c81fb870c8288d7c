import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Element } from '#schemas/api/content/element.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mailBaseUrl, mailLink } from '#server/mail/kit/mail-link.ts'
import { systemLink } from '#server/mail/kit/system-link.ts'
import { inboxLink } from '#server/mail/kit/inbox-link.ts'
import { enqueueMail, type MailOutcome } from '#server/mail/outbox/outbox.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { formatAddressLine, type EventFacts } from '#server/content/collections/event.ts'
import { calendarPathOf } from './calendar-path.ts'

/** An event in the words of its page, for those who are written to about it. */
export interface EventOfMail {
  readonly scope: Scope
  readonly element: Pick<Element, 'id' | 'title' | 'url'>
  readonly facts: EventFacts
}

/** Registration that a mail is about. */
export interface Registration {
  readonly id: number
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly phone: string | null
  readonly seats: number
  readonly message: string | null
}

/** Mail about the places of a registration. */
export interface RegistrationMail {
  readonly kind: 'EVENT_REGISTERED' | 'EVENT_KNOWN'
  readonly token: string
  readonly registration: Registration
  /** Writes the mail without a receiver. */
  readonly withhold?: boolean
}

function wordsOf({ scope, element, facts }: EventOfMail) {
  return {
    title: element.title,
    startAt: toInstant(facts.startAt),
    endAt: facts.endAt && toInstant(facts.endAt),
    place: formatAddressLine(facts.place),
    page: mailLink(scope, `/${element.url ?? ''}`),
  }
}

function linksOf({ scope, element }: EventOfMail, token: string) {
  return {
    cancelLink: systemLink(scope, 'eventCancellation', token),
    calendarLink: mailBaseUrl(scope.site) + calendarPathOf(scope, element.id),
  }
}

/** Confirms the places of a registration, new or known, with the link that cancels it. Returns whether the mail will leave. */
export async function sendRegistrationMail(
  trx: Transaction<Tables>,
  event: EventOfMail,
  { kind, token, registration, withhold = false }: RegistrationMail,
): Promise<MailOutcome> {
  const { scope } = event
  const { email, firstname, seats } = registration
  const data = { event: wordsOf(event), firstname, seats, ...linksOf(event, token) }
  const key = `${registration.id} ${randomUUID()}`
  return enqueueMail(trx, { siteId: scope.site.id, kind, key, to: email, locale: scope.locale, data, withhold })
}

/** Confirms that the places of a registration are free again. */
export async function mailCancellation(trx: Transaction<Tables>, event: EventOfMail, registration: Registration): Promise<void> {
  const { scope } = event
  const { id, email, firstname } = registration
  const data = { event: wordsOf(event), firstname }
  await enqueueMail(trx, { siteId: scope.site.id, kind: 'EVENT_CANCELLED', key: String(id), to: email, locale: scope.locale, data })
}

/** Tells the company who has taken places, or given them back. */
export async function mailTeam(
  trx: Transaction<Tables>,
  event: EventOfMail,
  {
    kind,
    to,
    left,
    registration,
  }: {
    readonly kind: 'EVENT_REGISTERED_TEAM' | 'EVENT_CANCELLED_TEAM'
    readonly to: string | null
    readonly left: number | null
    readonly registration: Registration
  },
): Promise<void> {
  if (to === null) return
  const { site } = event.scope
  const { id, email, firstname, lastname, phone, seats, message } = registration
  const data = {
    event: wordsOf(event),
    email,
    firstname,
    lastname,
    phone,
    seats,
    message,
    left,
    link: await inboxLink(trx, site, { registration_id: id }),
  }
  await enqueueMail(trx, { siteId: site.id, kind, key: String(id), to, locale: site.defaultLocale, data })
}
