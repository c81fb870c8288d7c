import type { Kysely } from 'kysely'
import { replyDeliveries, type InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { TRASH_DAYS } from '#domain/resources/trash-days.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { allowedInboxStates } from '#domain/inbox/inbox-states.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { formMonths, spamMonths } from '#server/content/forms/retention-period.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { privacyContact } from '#server/sites/parameters/privacy-contact.ts'
import { hasLeftToErase } from './erasure-of-item.ts'
import type { InboxNeeds } from './inbox-needs.ts'
import { inboxRows, toRows } from './list-inbox.ts'
import { readSource, type InboxItemRow, type InboxSource } from './read-source.ts'

const dayMs = 86_400_000

/** The path from which the panel downloads a file of an item. */
const filePath = (id: number, file: string): string => `/api/admin/inbox/${id}/file/${file}`

/** Finds an item of a site. An item of another site is answered as what does not exist. */
export async function requireItem(db: Kysely<Tables>, siteId: number, id: number): Promise<InboxItemRow> {
  const row = await db.selectFrom('inbox_items').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Where a reply leaves from, and where the answer to it arrives; read before a transaction, which has one connection. */
export async function mailboxesOf({ parameters }: Pick<InboxNeeds, 'parameters'>, scope: Scope) {
  return { company: await companyMailbox(parameters, scope), privacy: await privacyContact(parameters, scope) }
}

/** The mailboxes of a site. */
export type Mailboxes = Awaited<ReturnType<typeof mailboxesOf>>

/** From where a reply to an item leaves and where the answer arrives, or why there can be none. */
export function replyRoute(item: InboxItemRow, { email }: Pick<InboxSource, 'email'>, mailboxes: Mailboxes) {
  const from = mailboxes.company
  const to = item.kind === 'PRIVACY' ? mailboxes.privacy : from
  const none = (unanswerable: NonNullable<InboxItem['unanswerable']>) => ({ replyFrom: null, replyTo: null, unanswerable })
  if (item.deleted_at !== null) return none('TRASHED')
  if (email === null) return none('NO_ADDRESS')
  if (from === null || to === null) return none('NO_MAILBOX')
  return { replyFrom: from, replyTo: to, unanswerable: null }
}

/** Why an item does not go to the trash; null where it does. */
export function keptReason({ kind }: Pick<InboxItemRow, 'kind'>): InboxItem['kept'] {
  return { FORM: null, MESSAGE: null, REGISTRATION: 'HAS_PLACE' as const, PRIVACY: 'REGISTER' as const }[kind]
}

function erasedOn({ kind, state, deleted_at, received_at }: InboxItemRow): string | null {
  if (deleted_at !== null) return parisDay(deleted_at.getTime() + TRASH_DAYS * dayMs)
  if (keptReason({ kind }) !== null) return null
  return parisDay(monthsBefore(received_at, -(state === 'SPAM' ? spamMonths : formMonths)).getTime())
}

async function repliesOf(db: Kysely<Tables>, siteId: number, id: number): Promise<InboxItem['replies']> {
  const rows = await db
    .selectFrom('inbox_replies as r')
    .leftJoin('mails as m', (join) =>
      join
        .onRef('m.site_id', '=', 'r.site_id')
        .on('m.kind', '=', 'INBOX_REPLY')
        .on('m.key', '=', (eb) => eb.cast(eb.ref('r.id'), 'text')),
    )
    .select(['r.id', 'r.written_by', 'r.reply', 'r.sent_at', 'm.state'])
    .where('r.site_id', '=', siteId)
    .where('r.item_id', '=', id)
    .orderBy('r.id')
    .execute()
  const nameOf = await readAuthors(
    db,
    siteId,
    rows.map((row) => row.written_by),
  )
  return rows.map((row) => ({
    ...{ id: row.id, writtenBy: nameOf(row.written_by), text: row.reply, sentAt: toInstant(row.sent_at) },
    delivery: replyDeliveries.find((each) => each === row.state) ?? null,
  }))
}

/** One item with what the visitor sent, the files, the note and the replies. */
export async function readItem(db: Kysely<Tables>, scope: Scope, id: number, mailboxes: Mailboxes): Promise<InboxItem> {
  const siteId = scope.site.id
  const item = await requireItem(db, siteId, id)
  const source = await readSource(db, scope, item)
  if (!source) throw notFound()
  const shown = await inboxRows(db, siteId, { filters: [] }).clearWhere().where('i.id', '=', id).executeTakeFirstOrThrow()
  const [row] = await toRows(db, siteId, [shown])
  if (!row) throw notFound()
  return {
    ...{ ...row, ...source, note: item.note },
    files: source.files.map(({ id: file, filename, type, bytes }) => ({ id: file, filename, type, bytes, url: filePath(id, file) })),
    lines: [...source.lines],
    replies: await repliesOf(db, siteId, id),
    states: [...allowedInboxStates(item.kind, item.state)],
    ...replyRoute(item, source, mailboxes),
    ...{ kept: keptReason(item), erasedOn: erasedOn(item), leftToErase: await hasLeftToErase(db, siteId, item) },
  }
}
