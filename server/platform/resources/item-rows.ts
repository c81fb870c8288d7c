import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { StoredResource } from './store.ts'
import type { Form, Item } from './item.ts'

/** Row of `items`. */
export interface ItemHead {
  readonly id: number
  readonly version: number
  readonly draft: Form | null
  readonly deleted_at: Date | null
  /** The form that comes back after the planned version that visitors see now; null without one. */
  readonly ordinary: Form | null
}

interface LifeRow {
  readonly id: number
  readonly status: 'DRAFT' | 'PUBLISHED'
  readonly published_at: Date | null
  readonly deleted_at: Date | null
}

/** Reads the rows of `items` of some items of a site. */
export async function readHeads(db: Kysely<Tables>, kind: string, siteId: number, ids: readonly number[]): Promise<ItemHead[]> {
  return db
    .selectFrom('items')
    .select(['id', 'version', 'draft', 'deleted_at', 'ordinary'])
    .where('kind', '=', kind)
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Locks the rows of `items` of some items until the transaction ends. An item without a row gets one; a row of another site is left out. */
export async function lockHeads(
  trx: Transaction<Tables>,
  kind: string,
  siteId: number,
  ids: readonly number[],
): Promise<(ItemHead & { readonly isNew: boolean })[]> {
  const ordered = [...new Set(ids)].sort((a, b) => a - b)
  const { rows } = await sql<ItemHead & { readonly isNew: boolean }>`
    insert into items (site_id, kind, id) select ${siteId}, ${kind}, w.id from unnest(${ordered}::int[]) as w(id) order by w.id
    on conflict (kind, id) do update set kind = excluded.kind where items.site_id = excluded.site_id
    returning id, version, draft, deleted_at, ordinary, (version = 0) as "isNew"`.execute(trx)
  return rows
}

async function readLives(
  db: Kysely<Tables>,
  { resource, store }: StoredResource,
  siteId: number,
  ids: readonly number[],
): Promise<LifeRow[]> {
  if (resource.life === 'immediate') return []
  const { rows } = await sql<LifeRow>`
    select id, status, published_at, deleted_at from ${sql.table(store.table)} where site_id = ${siteId} and id = any(${[...ids]})`.execute(
    db,
  )
  return rows
}

/** The last forms of items whose rows have left their table for the trash. */
async function readLastForms(
  db: Kysely<Tables>,
  { kind, siteId }: { readonly kind: string; readonly siteId: number },
  ids: readonly number[],
): Promise<ReadonlyMap<number, Form>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ readonly id: number; readonly form: Form }>`
    select distinct on (id) id, form from item_versions
    where kind = ${kind} and site_id = ${siteId} and id = any(${[...ids]}) order by id, version desc`.execute(db)
  return new Map(rows.map(({ id, form }) => [id, form]))
}

const immediate = { status: 'PUBLISHED', published_at: null, deleted_at: null } as const
const headless = { version: 0, draft: null, deleted_at: null, ordinary: null }

function joinItem(id: number, form: Form, head: Omit<ItemHead, 'id'> = headless, life: Omit<LifeRow, 'id'> = immediate): Item {
  const isDeleted = life.deleted_at !== null || head.deleted_at !== null
  const publishedAt = life.published_at?.toISOString() ?? null
  const own = { id, version: head.version, life: { status: life.status, publishedAt, isDeleted, draft: head.draft } }
  return head.ordinary === null ? { ...own, form, isLaidOver: false } : { ...own, form: head.ordinary, isLaidOver: true }
}

/** Reads items with their forms, given their rows of `items`. Those that do not exist on the site are left out. */
export async function joinItems(
  db: Kysely<Tables>,
  stored: StoredResource,
  siteId: number,
  { ids, heads }: { readonly ids: readonly number[]; readonly heads: readonly ItemHead[] },
): Promise<ReadonlyMap<number, Item>> {
  const forms = await stored.store.forms.read(db, siteId, ids)
  const lives = new Map((await readLives(db, stored, siteId, ids)).map((row) => [row.id, row]))
  const headOf = new Map(heads.map((head) => [head.id, head]))
  const gone = heads.filter(({ id, deleted_at }) => deleted_at !== null && !forms.has(id)).map(({ id }) => id)
  const last = await readLastForms(db, { kind: stored.resource.name, siteId }, gone)
  const items = [...new Set(ids)].flatMap((id): [number, Item][] => {
    const form = forms.get(id) ?? last.get(id)
    return form === undefined ? [] : [[id, joinItem(id, form, headOf.get(id), lives.get(id))]]
  })
  return new Map(items)
}
