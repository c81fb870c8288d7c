import { sql } from 'kysely'
import { toInstant } from '#domain/dates/to-instant.ts'
import { activeConsentProofs } from '#server/people/newsletter/subscribers.ts'
import { attemptKeys } from '#server/people/sessions/login-attempts.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'
import type { ExportSection } from '#schemas/api/people/export-section-names.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { ReadData } from './data-subject.ts'
import { sentFilesOf } from './uploaded-files.ts'

const at = (date: Date | null): string | null => date && toInstant(date)

const profile: ReadData = async (db, { siteId, userId }) => {
  const users = db.selectFrom('users').leftJoin('member_notes as n', 'n.user_id', 'users.id').where('users.site_id', '=', siteId)
  const rows = await users.selectAll('users').select('n.note as team_note').where('users.id', '=', userId).execute()
  return rows.map((user) => ({
    id: user.id,
    email: user.email,
    pendingEmail: user.pending_email,
    firstname: user.firstname,
    lastname: user.lastname,
    phone: user.phone,
    birthdate: user.birthdate,
    role: user.role,
    locale: user.locale,
    createdAt: at(user.created_at),
    lastSeenAt: at(user.last_seen_at),
    lastActAt: at(user.last_act_at),
    inactivityWarnedAt: at(user.warned_at),
    termsVersion: user.terms_version,
    termsAcceptedAt: at(user.terms_accepted_at),
    signInCodesSince: at(user.totp_enabled_at),
    teamNote: user.team_note,
  }))
}

const sessions: ReadData = async (db, { siteId, userId }) => {
  const own = db.selectFrom('sessions').selectAll().where('site_id', '=', siteId).where('user_id', '=', userId)
  return (await own.orderBy('id').execute()).map(({ device, created_at, last_seen_at, proved_at, expires_at }) => ({
    device,
    createdAt: at(created_at),
    lastSeenAt: at(last_seen_at),
    passwordGivenAt: at(proved_at),
    expiresAt: at(expires_at),
  }))
}

const failedLogins: ReadData = async (db, person) => {
  const counted = db.selectFrom('login_failures').selectAll().where('site_id', '=', person.siteId)
  const rows = await counted.where('address', 'in', attemptKeys(person)).orderBy('last_at').orderBy('address').execute()
  return rows.map(({ failures, last_at, blocked_until }) => ({ failures, lastAt: at(last_at), waitUntil: at(blocked_until) }))
}

const links: ReadData = async (db, { siteId, userId }) => {
  const own = db.selectFrom('account_tokens').selectAll().where('site_id', '=', siteId).where('user_id', '=', userId)
  const rows = await own.orderBy('purpose').execute()
  return rows.map(({ purpose, email, created_at, expires_at }) => ({
    purpose,
    email,
    createdAt: at(created_at),
    expiresAt: at(expires_at),
  }))
}

const newsletters: ReadData = async (db, { siteId, email }) => {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .innerJoin('newsletter_subscriptions', 'newsletter_subscriptions.subscriber_id', 'newsletter_subscribers.id')
    .innerJoin('newsletter_lists', 'newsletter_lists.id', 'newsletter_subscriptions.list_id')
    .innerJoin('newsletter_proofs', 'newsletter_proofs.id', 'newsletter_subscribers.proof_id')
    .select(['email', 'newsletter_subscribers.locale', 'list_id', 'texts', 'newsletter_subscribers.created_at', 'confirmed_at'])
    .where('newsletter_subscribers.site_id', '=', siteId)
    .where('email', '=', email)
    .orderBy('list_id')
    .execute()
  return rows.map((row) => ({
    email: row.email,
    list: row.list_id,
    name: (ownValue(row.texts, row.locale) ?? Object.values(row.texts)[0])?.name ?? null,
    locale: row.locale,
    firstSubscribedAt: at(row.created_at),
    consentedAt: at(row.confirmed_at),
  }))
}

const newsletterRequests: ReadData = async (db, { siteId, email }) => {
  const requested = db.selectFrom('newsletter_requests').selectAll().where('site_id', '=', siteId).where('email', '=', email)
  const rows = await requested.orderBy('id').execute()
  return rows.map((row) => ({ email: row.email, lists: row.lists.join(' '), askedAt: at(row.asked_at), expiresAt: at(row.expires_at) }))
}

const newsletterConsents: ReadData = async (db, { siteId, address }) => {
  const given = db.selectFrom('newsletter_proofs').selectAll().where('site_id', '=', siteId).where(activeConsentProofs(siteId, address))
  const rows = await given.orderBy('confirmed_at').orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    lists: row.lists.map(({ name }) => name).join(', '),
    locale: row.locale,
    privacyPolicyVersion: row.policy_version,
    askedAt: at(row.asked_at),
    confirmedAt: at(row.confirmed_at),
    endedAt: at(row.ended_at),
  }))
}

const privacyRequests: ReadData = async (db, person) => {
  const rows = await db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('site_id', '=', person.siteId)
    .where(ownedBy(person))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    type: row.type,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    message: row.message,
    receivedAt: at(row.received_at),
    dueOn: row.due_on,
    answeredAt: at(row.answered_at),
  }))
}

const mails: ReadData = async (db, person) => {
  const own = ownedBy(person, 'mails', 'recipient')
  const sent = db.selectFrom('mails').selectAll().where('site_id', '=', person.siteId).where(own)
  const rows = await sent.orderBy('id').execute()
  return rows.map((row) => ({
    kind: row.kind,
    recipient: row.recipient,
    state: row.state,
    createdAt: at(row.created_at),
    endedAt: at(row.ended_at),
  }))
}

const acts: ReadData = async (db, { siteId, userId }) => {
  const done = db.selectFrom('audit_log').selectAll().where('site_id', '=', siteId).where('actor_id', '=', userId)
  const rows = await done.orderBy('id').execute()
  return rows.map((row) => ({ action: row.action, target: row.target, changes: JSON.stringify(row.diff), at: at(row.at) }))
}

const events: ReadData = async (db, person) => {
  const rows = await db
    .selectFrom('event_registrations as r')
    .select(['r.status', 'r.email', 'r.firstname', 'r.lastname', 'r.phone', 'r.seats', 'r.message', 'r.registered_at', 'r.cancelled_at'])
    .select((from) =>
      from
        .selectFrom('element_texts as t')
        .select('t.title')
        .whereRef('t.element_id', '=', 'r.element_id')
        .orderBy('t.locale', 'desc')
        .limit(1)
        .as('event'),
    )
    .where('r.site_id', '=', person.siteId)
    .where(ownedBy(person, 'r'))
    .orderBy('r.id')
    .execute()
  return rows.map(({ registered_at, cancelled_at, ...row }) => ({
    ...row,
    registeredAt: at(registered_at),
    cancelledAt: at(cancelled_at),
  }))
}

const contactMessages: ReadData = async (db, person) => {
  const rows = await db
    .selectFrom('messages')
    .select(['reference', 'email', 'firstname', 'lastname', 'phone', 'subject', 'message', 'received_at'])
    .where('site_id', '=', person.siteId)
    .where(ownedBy(person))
    .orderBy('id')
    .execute()
  return rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: at(received_at) }))
}

const formAnswers: ReadData = async (db, person) => {
  const rows = await db
    .selectFrom('form_answers as a')
    .innerJoin('forms as f', 'f.id', 'a.form_id')
    .select(['f.name', 'a.email', 'a.answers', 'a.received_at'])
    .select((from) =>
      from
        .selectFrom('form_files as x')
        .select(sql<string | null>`string_agg(x.filename, ', ' order by x.position, x.id)`.as('names'))
        .whereRef('x.answer_id', '=', 'a.id')
        .as('files'),
    )
    .where('a.site_id', '=', person.siteId)
    .where(ownedBy(person, 'a'))
    .orderBy('a.id')
    .execute()
  return rows.map(({ name, answers, received_at, ...row }) => ({
    ...{ form: name, ...row, answers: JSON.stringify(answers), receivedAt: at(received_at) },
  }))
}

const formFiles: ReadData = async (db, person) => (await sentFilesOf(db, person)).map(({ row }) => row)

const orders: ReadData = async (db, person) => {
  const rows = await db
    .selectFrom('orders as o')
    .selectAll('o')
    .select((from) =>
      from
        .selectFrom('order_lines as l')
        .select(
          sql<string | null>`string_agg(l.quantity || ' × ' || l.name || coalesce(' ' || l.year, ''), ', ' order by l.position)`.as(
            'names',
          ),
        )
        .whereRef('l.order_id', '=', 'o.id')
        .as('products'),
    )
    .select((from) =>
      from
        .selectFrom('order_shipments as s')
        .select(
          sql<string | null>`string_agg(concat_ws(' ', s.carrier, array_to_string(s.tracking_numbers, ' ')), ', ' order by s.number)`.as(
            'parcels',
          ),
        )
        .whereRef('s.order_id', '=', 'o.id')
        .as('parcels'),
    )
    .where('o.site_id', '=', person.siteId)
    .where(ownedBy(person, 'o'))
    .orderBy('o.id')
    .execute()
  return rows.map((row) => ({
    ...{ reference: row.reference, products: row.products, total: row.total / 100, message: row.message },
    ...{ email: row.email, firstname: row.firstname, lastname: row.lastname, phone: row.phone },
    billingAddress: JSON.stringify(row.billing_address),
    deliveryAddress: row.delivery_address && JSON.stringify(row.delivery_address),
    parcels: row.parcels,
    accessPoint: row.access_point && JSON.stringify(row.access_point),
    company: row.company && JSON.stringify(row.company),
    gift: row.gift && JSON.stringify(row.gift),
    ...{ payment: row.payment_status, fulfilment: row.fulfilment_status, withdrawal: row.withdrawal_status },
    ageCheckedAt: at(row.majority_checked_at),
    reviewAskedAt: at(row.review_asked_at),
    orderedAt: at(row.created_at),
  }))
}

const withdrawals: ReadData = async (db, person) => {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('site_id', '=', person.siteId)
    .where(ownedBy(person))
    .orderBy('id')
    .execute()
  return rows.map(({ reference, email: address, name, scope, products, message, requested_at, received_at, ruled_at, ruling }) => ({
    ...{ reference, email: address, name, scope, message, products: products && JSON.stringify(products) },
    ...{ requestedAt: at(requested_at), receivedAt: at(received_at), ruledAt: at(ruled_at), ruling: ruling && JSON.stringify(ruling) },
  }))
}

const papers: ReadData = async (db, person) => {
  const rows = await db
    .selectFrom('papers as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.kind', 'p.number', 'p.total', 'p.issued_at', 'o.reference', 'p.snapshot'])
    .where('o.site_id', '=', person.siteId)
    .where(ownedBy(person, 'o'))
    .orderBy('p.id')
    .execute()
  return rows.map(({ kind, number, total, issued_at: issuedAt, reference, snapshot: { buyer, delivery } }) => ({
    ...{ kind, number, reference, total: total / 100, issuedAt: at(issuedAt) },
    buyer: [...buyer.lines, buyer.siret, buyer.vatNumber, buyer.reference].filter(Boolean).join(', '),
    ...{ delivery: delivery.lines.join(', ') },
  }))
}

/** The sections of a copy of a person's data, in their order. */
export const exportSections = {
  profile,
  sessions,
  failedLogins,
  links,
  newsletters,
  newsletterRequests,
  newsletterConsents,
  privacyRequests,
  events,
  contactMessages,
  formAnswers,
  formFiles,
  orders,
  papers,
  withdrawals,
  mails,
  acts,
} as const satisfies Record<ExportSection, ReadData>
