import type { Pool } from 'pg'

/** A table whose rows have a status, a date of publication and a trash, and the table of their texts. */
interface StatusTable {
  readonly owner: string
  readonly texts: string
  readonly column: string
}

/** The ways in which a row is not public: changes of a copied row. */
const hidden: Readonly<Record<string, object>> = {
  draft: { status: 'DRAFT' },
  'planned for later': { published_at: '2099-01-01T00:00:00Z' },
  'in the trash': { deleted_at: '2026-01-01T00:00:00Z' },
}

/** Every such table, by the columns and constraints of the database: a new one is found by itself. */
async function statusTables(pool: Pool): Promise<readonly StatusTable[]> {
  const { rows } = await pool.query<StatusTable>(`
    select c.confrelid::regclass::text as owner, c.conrelid::regclass::text as texts, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.conrelid::regclass::text like '%\\_texts' and a.attname <> 'site_id'
      and 3 = (select count(*) from pg_attribute o where o.attrelid = c.confrelid and o.attname in ('status', 'published_at', 'deleted_at'))
    order by 1`)
  return rows
}

async function writableColumns(pool: Pool, table: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
    [table],
  )
  return rows.map(({ name }) => name)
}

async function insertRow(pool: Pool, table: string, row: object): Promise<void> {
  const columns = (await writableColumns(pool, table)).map((name) => `"${name}"`).join()
  await pool.query(
    `insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    [row],
  )
}

async function firstRow(pool: Pool, table: string, where: string, value: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${table} t where ${where} = $1 order by 1 limit 1`,
    [value],
  )
  return rows[0]?.row
}

/** Adds to each of these tables a copy of a row of a site in each way that visitors do not see, with the word as its texts. Names what was added. */
export async function hideRows(pool: Pool, siteId: number, word: string): Promise<readonly string[]> {
  const added: string[] = []
  for (const { owner, texts, column } of await statusTables(pool)) {
    const model = await firstRow(pool, owner, 'site_id', siteId)
    const text = model && (await firstRow(pool, texts, column, Number(model['id'])))
    if (!model || !text) throw new Error(`The test sites have nothing in ${owner}`)
    const shown = { status: 'PUBLISHED', published_at: '2026-01-01T00:00:00Z', deleted_at: null }
    for (const [way, change] of Object.entries(hidden)) {
      const id = 900_001 + added.length
      // The number of an article of the shop is its own.
      const own = 'reference' in model ? { reference: String(id) } : {}
      await insertRow(pool, owner, { ...model, ...own, ...shown, ...change, id })
      const words = { title: word, slug: `${word}-${id}`, summary: word, content: `<p>${word}</p>` }
      const kept = Object.entries(words).filter(([name]) => name in text)
      await insertRow(pool, texts, { ...text, ...Object.fromEntries(kept), [column]: id })
      added.push(`${owner} ${way}`)
    }
  }
  return added
}
