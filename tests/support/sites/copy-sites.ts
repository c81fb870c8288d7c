import { sql, type Kysely, type Transaction } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { hashOf } from '#engine/document/hash.ts'
import { keepHead } from '#server/content/pages/read-head.ts'
import { hashOfPage } from '#server/content/pages/write/page-input.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Distance of the ids of a copy from those of its original and of the next copy. Lists name many ids in one address, so they stay short. */
const SHIFT = 10_000

/** Columns with the id of something that belongs to a site. Countries belong to none. */
const ID = /^(?!country_id$)(?:id|\w+_(?:id|by))$/

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

interface Shifted {
  readonly shift: number
  readonly host: string
}

/** Reads the columns of every table whose rows belong to a site, without those that the database computes. */
async function readColumns(db: Kysely<Tables>): Promise<Map<string, Column[]>> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column", c.data_type as "type"
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.is_generated = 'NEVER'
      and c.table_name in (select table_name from information_schema.columns where column_name = 'site_id' and table_schema = current_schema())
    order by c.table_name, c.ordinal_position`.execute(db)
  return Map.groupBy(rows, ({ table }) => table)
}

const isShifted = ({ column, type }: Column): boolean => ID.test(column) && ['integer', 'bigint'].includes(type)

/** The value of a column in a copy, from the row « original » and the copy « copies ». */
function valueOf(from: Column) {
  const { table, column } = from
  const value = sql.ref(`original.${column}`)
  const moved = sql`${value} + copies.shift`
  // Headers and footers are counted in each site.
  if (table === 'content_refs' && column === 'from_id') return sql`case when original.from_kind = 'SHELL' then ${value} else ${moved} end`
  if (table === 'content_refs' && column === 'to_key')
    return sql`case when ${value} ~ '^\\d+$' then (${value}::integer + copies.shift)::text else ${value} end`
  // The address of a file of the library begins with its id; that of another service is no number.
  if (table === 'media' && column === 'external_id')
    return sql`case when ${value} ~ '^\\d+-' then substring(${value} from '^\\d+')::integer + copies.shift || substring(${value} from '-.*')
      else copies.shift || ${value} end`
  return isShifted(from) ? moved : value
}

async function copyRows(trx: Transaction<Tables>, columns: readonly Column[], siteId: number, copies: readonly Shifted[]): Promise<void> {
  const table = columns[0]?.table ?? ''
  const names = sql.join(columns.map(({ column }) => sql.ref(column)))
  const shifts = sql.join(copies.map(({ shift }) => sql`(${shift}::integer)`))
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${sql.join(columns.map(valueOf))}
    from ${sql.table(table)} original, (values ${shifts}) as copies (shift)
    where original.site_id = ${siteId}`.execute(trx)
}

/** Blocks name pages, pictures and entries of the menu by their ids. */
function shiftIds<Value>(value: Value, shift: number): Value {
  const moved: unknown = JSON.parse(JSON.stringify(value), (key, each: unknown) => {
    if ((key === 'id' || key === 'pageId') && typeof each === 'number') return each + shift
    const entry = key === 'id' && typeof each === 'string' && /^entry-(\d+)$/.exec(each)
    return entry ? `entry-${Number(entry[1]) + shift}` : each
  })
  return moved as Value
}

async function shiftBlocks(trx: Transaction<Tables>, siteId: number, shift: number): Promise<void> {
  const revisions = await trx.selectFrom('revisions').select(['id', 'head', 'blocks']).where('site_id', '=', siteId).execute()
  for (const { id, head, blocks } of revisions) {
    const stored = readBlocks(blocks)
    const moved = shiftIds(stored, shift)
    if (hashOf(moved) === hashOf(stored)) continue
    const row = { blocks: jsonb(moved), hash: hashOfPage(keepHead(head), moved) }
    await trx
      .updateTable('revisions')
      .set(row)
      .where('id', '=', id + shift)
      .execute()
  }
  const menus = await trx.selectFrom('menu_revisions').select(['id', 'entries']).where('site_id', '=', siteId).execute()
  for (const { id, entries } of menus) {
    const moved: Block[] = shiftIds(readBlocks(entries), shift)
    const row = { entries: jsonb(moved), hash: hashOf(moved) }
    await trx
      .updateTable('menu_revisions')
      .set(row)
      .where('id', '=', id + shift)
      .execute()
  }
}

/** Leaves the ids of the copies out of all sequences. */
async function passSequences(trx: Transaction<Tables>, tables: readonly string[], copies: number): Promise<void> {
  for (const table of ['sites', ...tables]) {
    const sequence = sql`pg_get_serial_sequence(${table}, 'id')::regclass`
    const { rows } = await sql<{ last: string | null }>`select pg_sequence_last_value(${sequence}) as last`.execute(trx)
    const last = Number(rows[0]?.last ?? 0)
    const next = (copies + 1) * SHIFT
    if (last < next) await sql`select setval(${sequence}, ${next})`.execute(trx)
  }
}

async function copySite(trx: Transaction<Tables>, siteId: number, copies: readonly Shifted[]): Promise<void> {
  const site = await trx.selectFrom('sites').selectAll().where('id', '=', siteId).executeTakeFirstOrThrow()
  const { uid: _, banner, theme, font_files, ...rest } = site
  const documents = { banner: jsonb(banner), theme: jsonb(theme), font_files: jsonb(font_files) }
  const rows = copies.map(({ shift }) => ({ ...rest, ...documents, id: siteId + shift, is_default: false }))
  await trx.insertInto('sites').values(rows).execute()
  const tables = await readColumns(trx)
  for (const [table, columns] of tables) if (table !== 'site_domains') await copyRows(trx, columns, siteId, copies)
  const counted = [...tables].flatMap(([table, columns]) => (columns.some(({ column }) => column === 'id') ? [table] : []))
  await passSequences(trx, counted, copies.length)
  const domains = copies.map(({ shift, host }) => ({ site_id: siteId + shift, host, kind: 'dev' as const }))
  await trx.insertInto('site_domains').values(domains).execute()
  for (const { shift } of copies) await shiftBlocks(trx, siteId, shift)
}

/**
 * Copies a site as it is stored, once for each host, and returns the ids of the copies: making a site by its seed takes seconds, a copy takes none.
 * The files of pictures are shared. Call it once for a site, after all originals are made.
 */
export async function copySites(db: Kysely<Tables>, siteId: number, hosts: readonly string[]): Promise<number[]> {
  if (hosts.length === 0) return []
  const copies = hosts.map((host, index) => ({ host, shift: (index + 1) * SHIFT }))
  await db.transaction().execute(async (trx) => {
    // The rows are right as they are: no trigger adds to them, and their order does not matter.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`set local statement_timeout = 0`.execute(trx)
    await copySite(trx, siteId, copies)
  })
  return copies.map(({ shift }) => siteId + shift)
}
