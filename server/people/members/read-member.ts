import type { Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { memberAreas, MAX_FACTS, type MemberArea } from '#schemas/admin/members/member-areas.ts'
import { storedPhone } from '#schemas/text/digits-to-dial.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ExportSection } from '#schemas/api/people/export-section-names.ts'
import type { DataRow, Person } from '#server/people/privacy/data-subject.ts'
import { exportSections } from '#server/people/privacy/export-sections.ts'
import { nameOf } from '#server/people/team/team-person.ts'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { MemberDeps } from './member-deps.ts'

type Fact = AdminCallData['member.read']['areas'][number]['facts'][number]

const textOf = (value: DataRow[string] | undefined): string => (value === null || value === undefined ? '' : String(value))
const CENTS = 100
const MAX_DETAIL_LENGTH = 200

interface AreaReading {
  readonly section: ExportSection
  readonly what: (row: DataRow) => string
  readonly detail?: string
  readonly amount?: string
  readonly at: string
}

/** The section of the copy of personal data that each area reads, and the values that are shown of a row. */
const readings: Readonly<Record<MemberArea, AreaReading>> = {
  orders: { section: 'orders', what: (row) => textOf(row['reference']), detail: 'products', amount: 'total', at: 'orderedAt' },
  withdrawals: { section: 'withdrawals', what: (row) => textOf(row['reference']), detail: 'message', at: 'receivedAt' },
  answers: { section: 'formAnswers', what: (row) => textOf(row['form']), at: 'receivedAt' },
  messages: {
    section: 'contactMessages',
    what: (row) => textOf(row['subject']) || textOf(row['reference']),
    detail: 'message',
    at: 'receivedAt',
  },
  registrations: { section: 'events', what: (row) => textOf(row['event']), detail: 'message', at: 'registeredAt' },
  newsletters: { section: 'newsletters', what: (row) => textOf(row['name']), at: 'consentedAt' },
  consents: { section: 'newsletterConsents', what: (row) => textOf(row['lists']), at: 'confirmedAt' },
  requests: { section: 'privacyRequests', what: (row) => textOf(row['reference']), detail: 'message', at: 'receivedAt' },
}

function factOf(row: DataRow, { what, detail, amount, at }: AreaReading): Fact {
  const sum = amount === undefined ? null : ownValue(row, amount)
  return {
    what: what(row),
    detail: detail === undefined ? '' : cutText(textOf(ownValue(row, detail)), MAX_DETAIL_LENGTH),
    amount: typeof sum === 'number' ? Math.round(sum * CENTS) : null,
    at: textOf(ownValue(row, at)) || null,
  }
}

async function readArea(db: Kysely<Tables>, person: Person, area: MemberArea): Promise<AdminCallData['member.read']['areas'][number]> {
  const reading = readings[area]
  const rows = await exportSections[reading.section](db, person)
  const newest = rows.toReversed().slice(0, MAX_FACTS)
  return { area, total: rows.length, facts: newest.map((row) => factOf(row, reading)) }
}

/** The account of a member of a site; one of the team or of another site does not exist. */
export async function findMember(db: Kysely<Tables>, { scope }: Member, id: number): Promise<UserRow> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('site_id', '=', scope.site.id)
    .where('id', '=', id)
    .where('role', '=', 'MEMBER')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The person of an account, as the sections of the copy of personal data read them. */
export const personOf = ({ site_id: siteId, id, email }: UserRow): Person => ({
  ...{ siteId, userId: id, email },
  address: addressKey({ siteId, email }),
})

/** Reads everything that the site stores of a member, as of one instant. */
export async function readMember({ db, sessions }: MemberDeps, member: Member, id: number): Promise<AdminCallData['member.read']> {
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return reading.execute(async (trx) => {
    const user = await findMember(trx, member, id)
    const areas: AdminCallData['member.read']['areas'] = []
    for (const area of memberAreas) areas.push(await readArea(trx, personOf(user), area))
    const notes = trx.selectFrom('member_notes').select('note').where('site_id', '=', user.site_id)
    const noted = await notes.where('user_id', '=', id).executeTakeFirst()
    const open = await sessions.list(user.site_id, id, trx)
    return {
      ...{
        id,
        email: user.email,
        name: nameOf(user),
        phone: user.phone && storedPhone(user.phone),
        hasCodes: user.totp_enabled_at !== null,
      },
      ...{ createdAt: toInstant(user.created_at), lastSeenAt: toInstant(user.last_seen_at), note: noted?.note ?? '' },
      sessions: open.map(({ id: session, device, createdAt, lastSeenAt }) => ({
        ...{ id: session, device, openedAt: toInstant(createdAt), lastSeenAt: toInstant(lastSeenAt), isYours: false },
      })),
      areas: areas.filter(({ total }) => total > 0),
    }
  })
}
