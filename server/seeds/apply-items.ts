import { sql } from 'kysely'
import { hashOf } from '#engine/document/hash.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { SeedContext, SeedItem } from './seed-item.ts'

/** The number of applied items, and those skipped because they were changed by hand. */
export interface SeedReport {
  readonly applied: number
  readonly kept: readonly string[]
}

interface Seeded {
  readonly source_hash: string
  readonly stored_hash: string
  readonly ref_id: number | null
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null)) as unknown
}

function isEmpty(stored: unknown): boolean {
  return Array.isArray(stored) && stored.length === 0
}

async function readSeeded({ db, siteId }: SeedContext): Promise<Map<string, Seeded>> {
  const rows = await db.selectFrom('seeded_items').selectAll().where('site_id', '=', siteId).execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/** Returns true when the item may be stored: it does not exist, or is as the seed left it. */
async function isOurs(context: SeedContext, item: SeedItem, known: Seeded | undefined, id: number | null): Promise<boolean> {
  const stored = plain(await item.read(context, id))
  return known ? hashOf(stored) === known.stored_hash : stored === null || isEmpty(stored)
}

const FOREIGN_KEY = '23503'

/** Tests if an item is refused because something that it names is no longer there. */
function isAboutGone(cause: unknown): boolean {
  if (cause instanceof ApiError) {
    const { errors = [] } = cause.data as { errors?: readonly { readonly code: string }[] }
    return cause.code === 'NOT_FOUND' || (errors.length > 0 && errors.every(({ code }) => code === 'NOT_THERE'))
  }
  return cause instanceof Error && (cause as { code?: unknown }).code === FOREIGN_KEY
}

/** Stores an item. Answers 'gone' where the site exists already and what the item names was deleted since. */
async function apply(context: SeedContext, item: SeedItem, id: number | null, isFresh: boolean): Promise<number | null | 'gone'> {
  try {
    return await item.apply(context, id)
  } catch (cause) {
    if (!isFresh && isAboutGone(cause)) return 'gone'
    const detail = cause instanceof ApiError ? `${cause.code} ${JSON.stringify(cause.data)}` : String(cause)
    throw new Error(`the seed of site ${context.siteId} fails at ${item.key}: ${detail}`, { cause })
  }
}

async function record({ db, siteId }: SeedContext, key: string, row: Seeded): Promise<void> {
  const values = { ...row, seeded_at: sql<Date>`now()` }
  await db
    .insertInto('seeded_items')
    .values({ site_id: siteId, key, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'key']).doUpdateSet(values))
    .execute()
}

/** Returns the id of an existing row in the place of an item that the seed has not stored yet. */
async function idInPlace(context: SeedContext, item: SeedItem, isFresh: boolean): Promise<number | null> {
  return isFresh || !item.find ? null : item.find(context)
}

type Outcome = 'same' | 'kept' | 'applied'

async function applyItem(context: SeedContext, item: SeedItem, known: Seeded | undefined, isFresh: boolean): Promise<Outcome> {
  const id = known ? known.ref_id : await idInPlace(context, item, isFresh)
  remember(context.ids, item.key, id)
  const source = hashOf(plain(item.source))
  if (known?.source_hash === source) return 'same'
  if (!isFresh && !(await isOurs(context, item, known, id))) return 'kept'
  const made = await apply(context, item, id, isFresh)
  if (made === 'gone') return 'kept'
  remember(context.ids, item.key, made)
  await record(context, item.key, { source_hash: source, stored_hash: hashOf(plain(await item.read(context, made))), ref_id: made })
  return 'applied'
}

/** Stores new and changed items of a seed, except those changed by hand. A new site has none. */
export async function applyItems(
  context: SeedContext,
  items: readonly SeedItem[],
  isFresh: boolean,
  log: DatabaseLog,
): Promise<SeedReport> {
  const seeded = await readSeeded(context)
  const outcomes: { key: string; outcome: Outcome }[] = []
  for (const item of items) outcomes.push({ key: item.key, outcome: await applyItem(context, item, seeded.get(item.key), isFresh) })
  const keysOf = (wanted: Outcome): string[] => outcomes.filter(({ outcome }) => outcome === wanted).map(({ key }) => key)
  const preserved = keysOf('kept')
  if (preserved.length > 0) log.info({ siteId: context.siteId, kept: preserved }, 'the seed left alone what was changed since')
  return { applied: keysOf('applied').length, kept: preserved }
}

function remember(ids: Map<string, number>, key: string, id: number | null): void {
  if (id === null) return
  ids.set(key, id)
  // All locales of a page share one id.
  const [, page] = /^(page:[a-z0-9-]+):/.exec(key) ?? []
  if (page !== undefined) ids.set(page, id)
}
