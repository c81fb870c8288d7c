import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { personalData } from '#server/people/personal-data/personal-data.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'
import type { TestDatabase } from './database.ts'

/** The rows that other rows refer to. */
interface Ground {
  readonly event: number
  readonly form: number
}

/** The owner of a row: an account or an email address. */
interface RowOwner {
  readonly siteId: number
  readonly userId: number | null
  readonly email: string
  /** A word in every text of the row. */
  readonly word: string
  readonly ground: Ground
}

/** A table that refers to accounts or addresses. */
export interface OwnedTable {
  readonly table: string
  readonly section: string
  readonly isErased: boolean
  /** True when the table has rows without an account. */
  readonly hasVisitors: boolean
  /** The parent table and the column that refers to it. */
  readonly parent?: { readonly table: string; readonly column: string }
}

type Values = Readonly<Record<string, unknown>>

/** Values that the type of the column does not determine. */
const given: Readonly<Record<string, (owner: RowOwner) => Values>> = {
  account_tokens: () => ({ purpose: 'EMAIL_CHANGE', expires_at: new Date(Date.now() + 86_400_000) }),
  privacy_requests: () => ({ type: 'ACCESS' }),
  newsletter_requests: () => ({ token_hash: randomBytes(32), expires_at: new Date(Date.now() + 86_400_000) }),
  newsletter_proofs: (owner) => ({ source: 'FORM', address: addressKey(owner) }),
  event_registrations: ({ ground }) => ({ element_id: ground.event, status: 'CANCELLED', cancelled_at: new Date(), seats: 1 }),
  form_answers: ({ ground }) => ({ form_id: ground.form }),
  orders: () => ({
    ...{ payment_status: 'PAID', payment_method: 'TRANSFER', delivery_type: 'NO_DELIVERY', sale_terms_hash: 'terms', vat: '[]' },
    ...{ subtotal: 0, fees_price: 0, fees_paid: 0, total: 0 },
  }),
  order_shipments: () => ({ lines: JSON.stringify([{ position: 1, quantity: 1 }]), parcels: 1 }),
  papers: ({ word }) => ({
    kind: 'INVOICE',
    snapshot: JSON.stringify({ buyer: { lines: [word] }, delivery: { lines: [] } }),
  }),
}

let made = 0

const filled: Readonly<Record<string, (word: string) => unknown>> = {
  text: (word) => `${word} ${randomUUID()}`,
  integer: () => (made += 1),
  bytea: () => randomBytes(32),
  jsonb: (word) => JSON.stringify({ word }),
  date: () => '2026-01-01',
  boolean: () => false,
  uuid: () => randomUUID(),
  ARRAY: () => [],
  'timestamp with time zone': () => new Date(),
}

interface Column {
  readonly name: string
  readonly type: string
  readonly is_needed: boolean
}

async function columnsOf(pool: Pool, table: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as is_needed
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  )
  return rows
}

/** Returns the tables of declared personal data with an account or address, then their child tables. */
export async function ownedTables(pool: Pool): Promise<OwnedTable[]> {
  const told = Object.entries(personalData).flatMap(([table, each]) =>
    'exported' in each && typeof each.exported === 'string'
      ? [{ table, section: each.exported, isErased: each.onDeletion === 'erased', columns: each.columns }]
      : [],
  )
  const known = new Map<string, readonly Column[]>()
  for (const { table } of told) known.set(table, await columnsOf(pool, table))
  const owned = told
    .filter(({ columns }) => columns.includes('user_id') && columns.includes('email'))
    .map(({ columns: _columns, ...each }) => ({
      ...each,
      hasVisitors: known.get(each.table)?.some(({ name, is_needed }) => name === 'user_id' && !is_needed) === true,
    }))
  const { rows } = await pool.query<{ table: string; parent: string; column: string }>(`
    select c.conrelid::regclass::text as table, c.confrelid::regclass::text as parent, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'site_id'
    where c.contype = 'f'`)
  const children = told.flatMap(({ columns: _columns, ...each }) => {
    const to = rows.find(({ table, parent }) => table === each.table && table !== parent && owned.some((one) => one.table === parent))
    if (!to || owned.some(({ table }) => table === each.table)) return []
    return [{ ...each, hasVisitors: true, parent: { table: to.parent, column: to.column } }]
  })
  return [...owned, ...children]
}

/** Adds the rows that other rows refer to, on site 37 of `twoSites`. */
export async function addGround(database: TestDatabase): Promise<Ground> {
  await database.pool.query(`insert into sale_terms (site_id, hash, html) values (37, 'terms', '')`)
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into forms (site_id, name, definitions) values (37, 'owned-rows', '{}') returning id`,
  )
  return { event: await addEvent(database, { capacity: null }), form: rows[0]?.id ?? 0 }
}

/** Adds a row of an owner to a table with all required columns, and returns its id. */
export async function addRow(
  pool: Pool,
  { table, parent }: Pick<OwnedTable, 'table' | 'parent'>,
  owner: RowOwner,
  parentId?: unknown,
): Promise<unknown> {
  const special = given[table]?.(owner) ?? {}
  const whose = parent ? { [parent.column]: parentId } : { user_id: owner.userId, email: owner.email }
  const fixed: Values = { site_id: owner.siteId, ...whose, ...special }
  const columns = await columnsOf(pool, table)
  const values = columns.flatMap(({ name, type, is_needed }): [string, unknown][] => {
    if (Object.hasOwn(fixed, name)) return [[name, fixed[name]]]
    return is_needed ? [[name, filled[type]?.(owner.word)]] : []
  })
  const names = values.map(([name]) => `"${name}"`).join(', ')
  const places = values.map((_, index) => `$${index + 1}`).join(', ')
  const { rows } = await pool.query<Record<string, unknown>>(
    `insert into "${table}" (${names}) values (${places}) returning *`,
    values.map(([, value]) => value),
  )
  return rows[0]?.['id']
}
