import { sql, type Kysely, type Transaction } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Change, Form, Item, ItemLife } from './item.ts'

/** A stored version of an item. */
export interface ItemVersion {
  readonly version: number
  readonly act: string
  readonly form: Form
  readonly life: ItemLife
  readonly changed_at: Date
  readonly batch: string | null
  /** True where the act changed no other item. */
  readonly isAlone: boolean
  /** Name of the account that made it; null for the program, and for an account that is gone. */
  readonly author: string | null
  readonly author_id: number | null
}

/** Stores versions of items. */
export async function recordVersions(
  trx: Transaction<Tables>,
  kind: string,
  items: readonly Item[],
  { siteId, by, act, batch }: Pick<Change, 'siteId' | 'by' | 'act'> & { readonly batch: string | null },
): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ id, version, form, life }) => ({
    ...{ site_id: siteId, kind, id, version, act, changed_by: by, batch },
    ...{ form: jsonb(form), life: jsonb(life) },
  }))
  await trx.insertInto('item_versions').values(rows).execute()
}

/** Reads the versions of an item, the newest first. */
export async function readVersions(
  db: Kysely<Tables>,
  { kind, siteId, id }: { readonly kind: string; readonly siteId: number; readonly id: number },
  limit: number,
): Promise<ItemVersion[]> {
  const { rows } = await sql<ItemVersion>`
    select v.version, v.act, v.form, v.life, v.changed_at, v.batch,
      (v.batch is not null and not exists (select from item_versions o
        where o.site_id = v.site_id and o.batch = v.batch and (o.kind, o.id) <> (v.kind, v.id))) as "isAlone",
      coalesce(nullif(trim(concat_ws(' ', u.firstname, u.lastname)), ''), split_part(u.email, '@', 1)) as author, u.id as author_id
    from item_versions v left join users u on u.id = v.changed_by
    where v.kind = ${kind} and v.site_id = ${siteId} and v.id = ${id} order by v.version desc limit ${limit}`.execute(db)
  return rows
}

/** Reads one version of an item; undefined where there is none. */
export async function readVersion(
  db: Kysely<Tables>,
  { kind, siteId, id }: { readonly kind: string; readonly siteId: number; readonly id: number },
  version: number,
): Promise<Pick<ItemVersion, 'form' | 'life'> | undefined> {
  const { rows } = await sql<Pick<ItemVersion, 'form' | 'life'>>`
    select form, life from item_versions where kind = ${kind} and site_id = ${siteId} and id = ${id} and version = ${version}`.execute(db)
  return rows[0]
}

/** An item of a batch, in the version that the batch made, with the version before; null where the batch has made the item. */
export interface BatchItem {
  readonly id: number
  readonly version: number
  readonly before: { readonly form: Form; readonly life: ItemLife } | null
}

/** Reads what a batch changed of one kind, with what was before. */
export async function readBatch(db: Kysely<Tables>, kind: string, siteId: number, batch: string): Promise<BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    select b.id, b.version, (
      select jsonb_build_object('form', p.form, 'life', p.life) from item_versions p
      where p.kind = b.kind and p.id = b.id and p.version < b.version order by p.version desc limit 1
    ) as before
    from item_versions b where b.batch = ${batch} and b.kind = ${kind} and b.site_id = ${siteId}`.execute(db)
  return rows
}

/** The kinds that a batch changed on a site, in a fixed order. */
export async function kindsOfBatch(db: Kysely<Tables>, siteId: number, batch: string): Promise<string[]> {
  const rows = await db
    .selectFrom('item_versions')
    .select('kind')
    .distinct()
    .where('batch', '=', batch)
    .where('site_id', '=', siteId)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/**
 * Notes that items were rewritten beside the panel: an open form of one is refused as stale, and `adopt` writes title and words again.
 * An item without versions was never opened.
 */
export async function noteRewritten(trx: Transaction<Tables>, siteId: number, kind: string, ids: readonly number[]): Promise<void> {
  await sql`
    update items set words = null, version = case when version > 0 then nextval('item_version') else 0 end
    where site_id = ${siteId} and kind = ${kind} and id = any(${[...ids]}) and deleted_at is null`.execute(trx)
}
