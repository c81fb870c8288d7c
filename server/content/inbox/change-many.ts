import { sql, type Transaction } from 'kysely'
import type { InboxLeftReason, InboxManyItem, InboxOutcome } from '#schemas/admin/inbox/inbox-many-call.ts'
import { allowedInboxStates } from '#domain/inbox/inbox-states.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { requireReader, settleAnswers } from './change-item.ts'
import type { InboxNeeds } from './inbox-needs.ts'
import { keptReason } from './read-item.ts'
import type { InboxItemRow } from './read-source.ts'

interface Pair {
  readonly item: InboxItemRow
  readonly given: InboxManyItem
}

/** Locks items of a site in the order of their numbers, so that two acts never wait for each other. */
async function holdItems(trx: Transaction<Tables>, siteId: number, given: readonly InboxManyItem[]): Promise<readonly Pair[]> {
  const byId = new Map(given.map((each) => [each.id, each]))
  if (byId.size < given.length) throw new ApiError('VALIDATION_FAILED', { errors: [{ field: 'items', code: 'OPTION' }] })
  const rows = trx.selectFrom('inbox_items').selectAll().where('site_id', '=', siteId)
  const held = await rows
    .where('id', 'in', [...byId.keys()])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (held.length < byId.size) throw notFound()
  return held.flatMap((item) => {
    const one = byId.get(item.id)
    return one ? [{ item, given: one }] : []
  })
}

/** Why a state is not given to an item among several; null where it is. */
function stateRefusal({ kind, state }: InboxItemRow, next: InboxManyItem['state']): InboxLeftReason | null {
  if (next === undefined || next === state) return null
  if (!allowedInboxStates(kind, state).includes(next)) return 'STATE'
  // The register takes the day of its answer, which « Annuler » would not bring back.
  return kind === 'PRIVACY' && next === 'CLOSED' ? 'CLOSES_FOR_EVER' : null
}

/** Why an item stays as it is; null where the change is made. */
function leftReason({ item, given }: Pair): InboxLeftReason | null {
  if (item.version !== given.version) return 'CHANGED'
  const kept = given.isTrashed === true ? keptReason(item) : null
  return kept ?? stateRefusal(item, given.state)
}

/** The former values of what a change names and changes; null where all is so already. */
function formerOf({ item, given: { state, assignee, isTrashed } }: Pair) {
  const former = {
    ...(state !== undefined && state !== item.state && { state: item.state }),
    ...(assignee !== undefined && assignee !== item.assignee_id && { assignee: item.assignee_id }),
    ...(isTrashed !== undefined && isTrashed !== (item.deleted_at !== null) && { isTrashed: !isTrashed }),
  }
  return Object.keys(former).length === 0 ? null : former
}

/** Writes the changes of items as their next versions, in one statement however many they are. */
async function writeItems(trx: Transaction<Tables>, siteId: number, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return
  const rows = pairs.map(({ item, given }) => ({
    id: item.id,
    state: given.state ?? item.state,
    assignee: given.assignee === undefined ? item.assignee_id : given.assignee,
    trashed: given.isTrashed ?? item.deleted_at !== null,
  }))
  await sql`
    update inbox_items i set version = i.version + 1, state = n.state, assignee_id = n.assignee,
      deleted_at = case when n.trashed then coalesce(i.deleted_at, now()) end
    from jsonb_to_recordset(${jsonb(rows)}) as n (id integer, state text, assignee integer, trashed boolean)
    where i.site_id = ${siteId} and i.id = n.id`.execute(trx)
  await settleAnswers(
    trx,
    siteId,
    pairs.flatMap(({ item, given }) => (given.state !== undefined && given.state !== item.state ? [item.id] : [])),
  )
}

async function versionsOf(trx: Transaction<Tables>, siteId: number, pairs: readonly Pair[]): Promise<ReadonlyMap<number, number>> {
  const ids = pairs.map(({ item }) => item.id)
  const rows = await trx.selectFrom('inbox_items').select(['id', 'version']).where('site_id', '=', siteId).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Changes several items in one transaction. Those that another person has changed, or that do not take the change, stay and are named. */
export function changeMany(needs: InboxNeeds, { scope, caller }: Member, given: readonly InboxManyItem[]): Promise<InboxOutcome> {
  return runAsMember(needs.db, caller, async (trx) => {
    const held = (await holdItems(trx, scope.site.id, given)).map((pair) => ({ ...pair, reason: leftReason(pair), former: formerOf(pair) }))
    const assignees = new Set(given.flatMap(({ assignee }) => (typeof assignee === 'number' ? [assignee] : [])))
    for (const assignee of assignees) await requireReader(trx, scope.site.id, assignee)
    await writeItems(
      trx,
      scope.site.id,
      held.filter(({ reason, former }) => reason === null && former !== null),
    )
    const versions = await versionsOf(trx, scope.site.id, held)
    const versionOf = ({ item }: Pair) => versions.get(item.id) ?? item.version
    return {
      done: held.flatMap((pair) =>
        pair.reason === null ? [{ id: pair.item.id, version: versionOf(pair), former: pair.former ?? {} }] : [],
      ),
      left: held.flatMap(({ reason, ...pair }) =>
        reason === null ? [] : [{ id: pair.item.id, version: versionOf(pair), name: pair.item.name, reason }],
      ),
    }
  })
}
