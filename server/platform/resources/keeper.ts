import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { joinItems, lockHeads, readHeads } from './item-rows.ts'
import { readBatch, recordVersions, type BatchItem } from './item-versions.ts'
import type { Change, Item, ItemPair } from './item.ts'
import type { ItemRelations } from './item-relations.ts'
import { staleVersion, type Aimed } from './stale-version.ts'
import type { StoredResource } from './store.ts'
import { writeItems } from './write-items.ts'

/** Keeps the items of one resource: versions, drafts, trash and history, several items at a time. */
export class Keeper {
  readonly #stored: StoredResource
  readonly #kind: string
  readonly #relations: ItemRelations

  constructor(stored: StoredResource, { followItems, shownByUse }: ItemRelations) {
    this.#stored = stored
    this.#relations = { followItems, shownByUse }
    this.#kind = stored.resource.name
  }

  /** Reads items without locking them. */
  async read(db: Kysely<Tables>, siteId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Item>> {
    if (ids.length === 0) return new Map()
    return joinItems(db, this.#stored, siteId, { ids, heads: await readHeads(db, this.#kind, siteId, ids) })
  }

  /** Locks and reads items. Refused when one does not exist on the site, or is in another version than the one that is meant. */
  async hold(trx: Transaction<Tables>, siteId: number, aimed: readonly Aimed[]): Promise<ReadonlyMap<number, Item>> {
    const ids = [...new Set(aimed.map(({ id }) => id))]
    const heads = await lockHeads(trx, this.#kind, siteId, ids)
    const items = await joinItems(trx, this.#stored, siteId, { ids, heads })
    if (items.size < ids.length) throw notFound()
    for (const { id, version } of aimed) {
      const item = items.get(id)
      if (item && version !== undefined && item.version !== version)
        throw await staleVersion(trx, { kind: this.#kind, siteId }, item, version)
    }
    // An item that was stored beside the panel has no history yet: undo must lead back to what it was.
    const found = heads.filter(({ isNew }) => isNew).flatMap(({ id }) => items.get(id) ?? [])
    await recordVersions(trx, this.#kind, found, { siteId, by: null, act: 'found', batch: null })
    return items
  }

  /** Writes changed items. Those that were there are locked before by `hold`. */
  write(trx: Transaction<Tables>, pairs: readonly ItemPair[], change: Change): Promise<Item[]> {
    return pairs.length === 0 ? Promise.resolve([]) : writeItems(trx, { ...this.#stored, ...this.#relations }, pairs, change)
  }

  /** Takes a number for a new item. */
  async nextId(trx: Transaction<Tables>): Promise<number> {
    const { rows } = await sql<{ readonly id: number }>`
      select nextval(pg_get_serial_sequence(${this.#stored.store.table}, 'id'))::int as id`.execute(trx)
    const [row] = rows
    if (!row) throw new Error(`${this.#stored.store.table} has no sequence of numbers`)
    return row.id
  }

  /** Brings back what was before a batch. An item that the batch has made goes to the trash. Refused when an item has changed since. */
  async undo(trx: Transaction<Tables>, batch: string, change: Change): Promise<number> {
    const done = await readBatch(trx, this.#kind, change.siteId, batch)
    if (done.length === 0) return 0
    const held = await this.hold(trx, change.siteId, done)
    const pairs = done.flatMap((each) => undoPair(held.get(each.id), each) ?? [])
    await this.write(trx, pairs, change)
    return pairs.length
  }

  /** Erases items for ever, with their history. Their numbers stay taken, so that a form that is still open is refused. */
  async erase(trx: Transaction<Tables>, siteId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    await sql`delete from ${sql.table(this.#stored.store.table)} where site_id = ${siteId} and id = any(${[...ids]})`.execute(trx)
    await trx
      .deleteFrom('publications')
      .where('site_id', '=', siteId)
      .where('kind', '=', 'ITEM')
      .where('resource', '=', this.#kind)
      .where('document_id', 'in', [...ids])
      .execute()
    await trx
      .deleteFrom('item_versions')
      .where('site_id', '=', siteId)
      .where('kind', '=', this.#kind)
      .where('id', 'in', [...ids])
      .execute()
    await sql`
      update items set draft = null, ordinary = null, lying = null, deleted_at = coalesce(deleted_at, now()), erased_at = now(), title = '', titles = '{}', words = null, version = nextval('item_version')
      where site_id = ${siteId} and kind = ${this.#kind} and id = any(${[...ids]})`.execute(trx)
    await sql`delete from item_moves where site_id = ${siteId} and kind = ${this.#kind} and id = any(${[...ids]})`.execute(trx)
    await this.#stored.store.afterWrite?.(trx, siteId, ids)
  }
}

function undoPair(item: Item | undefined, { id, before }: BatchItem): ItemPair | undefined {
  if (!item) return undefined
  const after = before === null ? { form: item.form, life: { ...item.life, isDeleted: true } } : before
  return { before: item, after: { id, ...after } }
}
