import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { AdminCallBody } from '#schemas/admin/calls.ts'
import type { InboxItem, InboxState } from '#schemas/admin/inbox/inbox-shapes.ts'
import { allowedInboxStates } from '#domain/inbox/inbox-states.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { recordAnswer } from '#server/people/privacy/privacy-register.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import { requireVersion } from '#server/platform/input/require-version.ts'
import { hasLeftToErase } from './erasure-of-item.ts'
import type { InboxChange, InboxNeeds } from './inbox-needs.ts'
import { mayRead } from './inbox-team.ts'
import { keptReason, mailboxesOf, readItem, type Mailboxes } from './read-item.ts'
import type { InboxItemRow } from './read-source.ts'

type Body = AdminCallBody<'inbox.change'>

const refused = (field: string) => new ApiError('VALIDATION_FAILED', { errors: [{ field, code: 'OPTION' }] })

/** An item that is being changed, locked, with the mailboxes of its site. */
export interface HeldItem {
  readonly trx: Transaction<Tables>
  readonly item: InboxItemRow
  readonly mailboxes: Mailboxes
}

/** Runs a change of an item that is locked and in the version that the caller has read; answers the item as it is then. */
export async function changeHeld(
  needs: InboxNeeds,
  { member, id, ifMatch }: InboxChange,
  work: (held: HeldItem) => Promise<void>,
  settle?: StoreResponse,
): Promise<InboxItem> {
  const { scope, caller } = member
  const mailboxes = await mailboxesOf(needs, scope)
  return runAsMember(needs.db, caller, async (trx) => {
    const rows = trx.selectFrom('inbox_items').selectAll().where('site_id', '=', scope.site.id).where('id', '=', id)
    const item = await rows.forNoKeyUpdate().executeTakeFirst()
    if (!item) throw notFound()
    requireVersion(ifMatch, { version: item.version, state: item.shown_state })
    await work({ trx, item, mailboxes })
    const changed = await readItem(trx, scope, id, mailboxes)
    await settle?.(trx, changed)
    return changed
  })
}

/** Writes columns of an item as its next version. */
export async function writeItem(
  { trx, item }: HeldItem,
  columns: {
    readonly state?: InboxState
    readonly note?: string
    readonly assignee_id?: number | null
    readonly deleted_at?: RawBuilder<Date> | null
  },
): Promise<void> {
  await trx
    .updateTable('inbox_items')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('site_id', '=', item.site_id)
    .where('id', '=', item.id)
    .execute()
}

/** Tells the answers to forms behind items what the states of the items mean there: which ones robots sent, and which were read. */
export async function settleAnswers(trx: Transaction<Tables>, siteId: number, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('form_answers as a')
    .from('inbox_items as i')
    .set({
      is_spam: sql<boolean>`i.state = 'SPAM'`,
      read_at: sql<Date | null>`case when i.state = 'NEW' then null else coalesce(a.read_at, now()) end`,
    })
    .whereRef('i.answer_id', '=', 'a.id')
    .where('a.site_id', '=', siteId)
    .where('i.id', '=', sql<number>`any(${[...ids]})`)
    .execute()
}

/** Tells the source of an item what its state means there: who is a robot, what was read, which request is closed. */
export async function settleSource({ trx, item }: HeldItem, state: InboxState): Promise<void> {
  if (item.answer_id !== null) await settleAnswers(trx, item.site_id, [item.id])
  if (item.request_id !== null && (state === 'CLOSED' || state === 'ANSWERED')) await recordAnswer(trx, item.site_id, item.request_id)
}

/** Refuses an assignee who may not read the inbox. */
export async function requireReader(trx: Transaction<Tables>, siteId: number, assignee: number): Promise<void> {
  if (!(await mayRead(trx, siteId, assignee))) throw refused('assignee')
}

/** Refuses to close a request to erase while there is something to erase and no reason is given; the register keeps the reason. */
async function settleErasure({ trx, item }: HeldItem, unerasedReason: Body['unerasedReason']): Promise<void> {
  if (!(await hasLeftToErase(trx, item.site_id, item))) return
  if (unerasedReason === undefined || unerasedReason === null) throw new ApiError('INBOX_ERASURE', { reason: 'LEFT' })
  await trx
    .updateTable('privacy_requests')
    .set({ unerased_reason: unerasedReason })
    .where('site_id', '=', item.site_id)
    .where('id', '=', item.request_id)
    .execute()
}

const noteColumn = (note: Body['note']) => (note === undefined ? {} : { note: note ?? '' })

/** Changes the state, the assignee and the note of an item. */
export function changeItem(needs: InboxNeeds, change: InboxChange, { state, assignee, note, unerasedReason }: Body): Promise<InboxItem> {
  return changeHeld(needs, change, async (held) => {
    const { trx, item } = held
    if (state !== undefined && !allowedInboxStates(item.kind, item.state).includes(state)) throw refused('state')
    if (assignee !== undefined && assignee !== null) await requireReader(trx, item.site_id, assignee)
    if (state === 'CLOSED') await settleErasure(held, unerasedReason)
    await writeItem(held, {
      ...(state !== undefined && { state }),
      ...(assignee !== undefined && { assignee_id: assignee }),
      ...noteColumn(note),
    })
    if (state !== undefined && state !== item.state) await settleSource(held, state)
  })
}

/** Puts an item into the trash. */
export function removeItem(needs: InboxNeeds, change: InboxChange): Promise<InboxItem> {
  return changeHeld(needs, change, async (held) => {
    const reason = keptReason(held.item)
    if (reason !== null) throw new ApiError('INBOX_KEPT', { reason })
    if (held.item.deleted_at === null) await writeItem(held, { deleted_at: sql<Date>`now()` })
  })
}

/** Takes an item out of the trash. */
export function restoreItem(needs: InboxNeeds, change: InboxChange): Promise<InboxItem> {
  return changeHeld(needs, change, async (held) => {
    if (held.item.deleted_at !== null) await writeItem(held, { deleted_at: null })
  })
}
