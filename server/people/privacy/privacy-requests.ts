import type { Kysely, Transaction } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { endOfParisDay, parisDay } from '#domain/dates/paris-day.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { privacyDeadline } from '#domain/dates/privacy-deadlines.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { inboxLink } from '#server/mail/kit/inbox-link.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import { runAsCaller } from '#server/people/sessions/member-transaction.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { requireUser } from '#server/people/users/repository.ts'
import { privacyContact } from '#server/sites/parameters/privacy-contact.ts'
import { insertRequest, openRequestsOf } from './privacy-register.ts'

/** Dependencies of the requests about personal data. */
export interface PrivacyNeeds {
  readonly db: Kysely<Tables>
  readonly parameters: Parameters
  readonly log: Pick<DatabaseLog, 'warn'>
}

type Body = CallBody<'privacy.request'>

/** The author of a request with the site; `settle` stores the answer in the same transaction. */
export interface PrivacyRequestInput {
  readonly scope: Scope
  readonly caller: Caller
  readonly settle?: StoreResponse | undefined
}

const noContact =
  'a request about personal data has come and nobody is told: set DPO_EMAIL or COMPANY_EMAIL, and read it with npm run privacy -- --show'

interface Entered {
  readonly id: number
  readonly reference: string
  readonly receivedAt: Date
  readonly dueOn: string
  readonly isSignedIn: boolean
}

/** Until when a request that is due on a day may be answered. */
const endOf = (day: string): string => toInstant(endOfParisDay(day))

async function tellBoth(
  trx: Transaction<Tables>,
  { scope, contact }: { readonly scope: Scope; readonly contact: string | null },
  body: Body,
  { id, reference, receivedAt, dueOn, isSignedIn }: Entered,
): Promise<void> {
  const siteId = scope.site.id
  const facts = { reference, type: body.type, receivedAt: toInstant(receivedAt), dueOn, firstname: body.firstname ?? null }
  const own = { siteId, key: reference }
  await enqueueMail(trx, { ...own, kind: 'PRIVACY_REQUEST_ACK', to: emailKey(body.email), locale: scope.locale, data: facts })
  if (contact === null) return
  const link = await inboxLink(trx, scope.site, { request_id: id })
  const data = { ...facts, link, email: body.email, lastname: body.lastname ?? null, message: body.message ?? null, isSignedIn }
  await enqueueMail(trx, { ...own, kind: 'PRIVACY_REQUEST_DPO', to: contact, locale: scope.site.defaultLocale, data })
}

/** Enters a privacy request into the register, and notifies its author and the data-protection contact. */
export async function requestPrivacy(
  { db, parameters, log }: PrivacyNeeds,
  { scope, caller, settle }: PrivacyRequestInput,
  body: Body,
): Promise<CallData<'privacy.request'>> {
  const contact = await privacyContact(parameters, scope)
  const answer = await runAsCaller(db, caller, async (trx, user) => {
    const receivedAt = await secondsFromNow(trx)
    const { dueOn, alertOn } = privacyDeadline(body.type, parisDay(receivedAt.getTime()))
    const { id, reference } = await insertRequest(trx, {
      site_id: scope.site.id,
      type: body.type,
      email: emailKey(body.email),
      firstname: body.firstname ?? null,
      lastname: body.lastname ?? null,
      message: body.message ?? null,
      locale: scope.locale,
      user_id: user?.id ?? null,
      received_at: receivedAt,
      due_on: dueOn,
      alert_on: alertOn,
    })
    await tellBoth(trx, { scope, contact }, body, { id, reference, receivedAt, dueOn, isSignedIn: user !== null })
    const answer = { reference, dueAt: endOf(dueOn) }
    await settle?.(trx, answer)
    return answer
  })
  if (contact === null) log.warn({ site: scope.site.id, reference: answer.reference, dueAt: answer.dueAt }, noContact)
  return answer
}

/** Lists the open privacy requests of a member on a site. */
export async function listOwnRequests({ db }: PrivacyNeeds, { scope, caller }: Member): Promise<CallData<'privacy.ownRequests'>> {
  const { id: userId, email } = await requireUser(db, caller)
  const rows = await openRequestsOf(db, { siteId: scope.site.id, userId, email })
  return rows.map(({ reference, type, received_at, due_on }) => ({
    reference,
    type,
    receivedAt: toInstant(received_at),
    dueAt: endOf(due_on),
  }))
}
