import { sql, type Transaction } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Change, Item, ItemPair, NextItem } from './item.ts'
import type { ChangedItems } from './moved-items.ts'
import { recordVersions } from './item-versions.ts'
import { keepLiveNames, withMergedNames } from './merge/merged-names.ts'
import { isPublic, isSeen, requireSeenRight } from './publication/seen-changes.ts'
import type { ItemRelations } from './item-relations.ts'
import type { StoredResource } from './store.ts'
import { titleSql, wordsOfItem, wordsSql } from './words/words-of-item.ts'

/** Tests if the planned version that lies over an item stays there: until visitors see the item no longer. */
function staysLaidOver(stored: StoredResource, { before, after }: ItemPair): boolean {
  return before?.isLaidOver === true && isPublic(stored.resource, after.life)
}

/** Tests if the form of an item has to be written into its tables. */
function isRewritten(stored: StoredResource, pair: ItemPair): boolean {
  const { resource } = stored
  const { before, after } = pair
  if (before?.isLaidOver) return !staysLaidOver(stored, pair)
  if (before === null || before.form !== after.form) return !after.life.isDeleted
  // A row that had left its table for the trash comes back.
  return resource.life === 'immediate' && before.life.isDeleted && !after.life.isDeleted
}

function isTurned({ before, after: { life } }: ItemPair): boolean {
  if (before === null) return true
  const was = before.life
  return was.isDeleted !== life.isDeleted || was.status !== life.status || was.publishedAt !== life.publishedAt
}

/** Moves rows that stay in their table into the trash, and out of it. */
async function moveRows(
  trx: Transaction<Tables>,
  { table }: StoredResource['store'],
  siteId: number,
  turned: readonly NextItem[],
): Promise<void> {
  const idsOf = (isDeleted: boolean) => turned.filter(({ life }) => life.isDeleted === isDeleted).map(({ id }) => id)
  await sql`
    update ${sql.table(table)} set deleted_at = case when id = any(${idsOf(true)}::int[]) then coalesce(deleted_at, now()) end
    where site_id = ${siteId} and id = any(${[...idsOf(true), ...idsOf(false)]}::int[])`.execute(trx)
}

async function writeLives(
  trx: Transaction<Tables>,
  { resource, store }: StoredResource,
  siteId: number,
  pairs: readonly ItemPair[],
): Promise<void> {
  const turned = pairs.filter(isTurned).map(({ after }) => after)
  const table = sql.table(store.table)
  if (resource.life === 'immediate') {
    if (store.keepsTrashedRow) return moveRows(trx, store, siteId, turned)
    const gone = turned.filter(({ life }) => life.isDeleted).map(({ id }) => id)
    if (gone.length > 0) await sql`delete from ${table} where site_id = ${siteId} and id = any(${gone})`.execute(trx)
    return
  }
  if (turned.length === 0) return
  const lives = turned.map(({ id, life: { status, publishedAt, isDeleted } }) => ({ id, status, publishedAt, isDeleted }))
  // A life has milliseconds: the stored moment, which may be finer, stays where it is the same.
  const moment = sql`(w ->> 'publishedAt')::timestamptz`
  await sql`
    update ${table} x set status = w ->> 'status',
      published_at = case when date_trunc('milliseconds', x.published_at) = ${moment} then x.published_at else ${moment} end,
      deleted_at = case when (w ->> 'isDeleted')::boolean then coalesce(x.deleted_at, now()) end
    from jsonb_array_elements(${jsonb(lives)}) as w where x.site_id = ${siteId} and x.id = (w ->> 'id')::int`.execute(trx)
}

/** Writes the forms that come back after planned versions; one that no longer lies over its item is forgotten. */
async function writeOrdinary(trx: Transaction<Tables>, stored: StoredResource, siteId: number, pairs: readonly ItemPair[]): Promise<void> {
  const laid = pairs.filter(({ before }) => before?.isLaidOver === true)
  if (laid.length === 0) return
  const forms = laid.map((pair) => ({ id: pair.after.id, form: staysLaidOver(stored, pair) ? pair.after.form : null }))
  await sql`
    update items i set ordinary = nullif(w -> 'form', 'null'), lying = case when w -> 'form' <> 'null' then i.lying end
    from jsonb_array_elements(${jsonb(forms)}) as w
    where i.site_id = ${siteId} and i.kind = ${stored.resource.name} and i.id = (w ->> 'id')::int`.execute(trx)
}

async function writeHeads(
  trx: Transaction<Tables>,
  stored: StoredResource,
  pairs: readonly ItemPair[],
  { siteId, by }: Change,
): Promise<Item[]> {
  const { resource, tree } = stored
  const heads = pairs.map((pair) => {
    const { id, life } = pair.after
    return { id, draft: life.draft, isDeleted: life.isDeleted, ...wordsOfItem(tree, pair.after) }
  })
  const row = sql`w`
  const { rows } = await sql<{ readonly id: number; readonly version: number }>`
    insert into items (site_id, kind, id, version, draft, deleted_at, changed_at, changed_by, titles, title, words)
    select ${siteId}, ${resource.name}, (w ->> 'id')::int, nextval('item_version'), nullif(w -> 'draft', 'null'),
      case when (w ->> 'isDeleted')::boolean then now() end, now(), ${by}::int, w -> 'titles', ${titleSql(row, siteId)}, ${wordsSql(row)}
    from jsonb_array_elements(${jsonb(heads)}) as w
    on conflict (kind, id) do update set version = excluded.version, draft = excluded.draft,
      deleted_at = case when excluded.deleted_at is not null then coalesce(items.deleted_at, excluded.deleted_at) end,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by, titles = excluded.titles, title = excluded.title, words = excluded.words
    where items.site_id = excluded.site_id
    returning id, version`.execute(trx)
  // A number that an item of another site has is a defect: its row must not change.
  if (rows.length < pairs.length) throw new Error(`an item of ${resource.name} has the number of one of another site`)
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return pairs.map((pair) => ({
    ...pair.after,
    ...{ version: versions.get(pair.after.id) ?? 0, isLaidOver: staysLaidOver(stored, pair) },
  }))
}

/** The items that visitors see before and after a change, with another form. */
function changedItems(stored: StoredResource, pairs: readonly ItemPair[], { siteId, by }: Change): ChangedItems {
  const { resource, tree } = stored
  const items = pairs.flatMap(({ before, after }) => {
    const isShown = before !== null && isPublic(stored.resource, before.life) && isPublic(stored.resource, after.life)
    return isShown && before.form !== after.form ? [{ id: after.id, before: before.form, after: after.form }] : []
  })
  return { resource, tree, siteId, by, items }
}

/** Sets if the triggers of content ignore the statements that follow: a change that no visitor can see empties no cache. */
export async function setUnseen(trx: Transaction<Tables>, isUnseen: boolean): Promise<void> {
  await sql`select set_config('vitrine.unseen', ${isUnseen ? 'on' : ''}, true)`.execute(trx)
}

/** Writes changed items, locked before, with their new versions and history. Answers them as they are now. */
export async function writeItems(
  trx: Transaction<Tables>,
  stored: StoredResource & ItemRelations,
  given: readonly ItemPair[],
  change: Change,
): Promise<Item[]> {
  const { resource, store } = stored
  const pairs = await withMergedNames(trx, stored, change.siteId, given)
  const isUnseen = !pairs.some((pair) => isSeen(stored.resource, pair))
  if (!isUnseen) await requireSeenRight({ trx, shownByUse: stored.shownByUse }, resource, pairs, change)
  const leadTo = await stored.followItems(trx, changedItems(stored, pairs, change))
  const rewritten = pairs.filter((pair) => isRewritten(stored, pair)).map(({ after }) => [after.id, after.form] as const)
  if (isUnseen) await setUnseen(trx, true)
  if (rewritten.length > 0) await store.forms.write(trx, change.siteId, new Map(rewritten))
  await writeLives(trx, stored, change.siteId, pairs)
  const items = await writeHeads(trx, stored, pairs, change)
  await writeOrdinary(trx, stored, change.siteId, pairs)
  await recordVersions(trx, resource.name, items, change)
  await keepLiveNames(trx, stored, change.siteId, pairs)
  await store.afterWrite?.(
    trx,
    change.siteId,
    items.map(({ id }) => id),
  )
  await leadTo()
  if (isUnseen) await setUnseen(trx, false)
  return items
}
