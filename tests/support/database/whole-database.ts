import type { Pool, QueryResultRow } from 'pg'

/** What a guard writes while it refuses, and what a program does in the background. */
const beside = ['budgets', 'schema_migrations']

async function tableNames(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  return rows.map(({ name }) => name).filter((name) => !beside.includes(name))
}

/** The application's pool ends a statement after five seconds: on a busy machine, reading everything may take longer. */
async function readAll<Row extends QueryResultRow>(pool: Pool, sql: string, values: readonly string[] = []): Promise<Row[]> {
  const client = await pool.connect()
  try {
    await client.query('begin read only')
    await client.query('set local statement_timeout = 0')
    const { rows } = await client.query<Row>(sql, [...values])
    await client.query('commit')
    client.release()
    return rows
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** A hash of each table: two are equal when nothing was written in between. */
export async function hashTables(pool: Pool): Promise<Record<string, string>> {
  const each = (await tableNames(pool)).map(
    (name) => `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t`,
  )
  const rows = await readAll<{ name: string; hash: string }>(pool, each.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/** Every row of the database that speaks of an account, by its number or its address. */
export async function rowsOfUser(pool: Pool, { userId, email }: { readonly userId: number; readonly email: string }): Promise<string[]> {
  const each = (await tableNames(pool)).map(
    (name) => `select '${name} ' || to_jsonb(t)::text as row from "${name}" t
      where to_jsonb(t)->>'user_id' = $1 or ('${name}' = 'users' and to_jsonb(t)->>'id' = $1) or to_jsonb(t)::text like '%' || $2 || '%'`,
  )
  const rows = await readAll<{ row: string }>(pool, `${each.join(' union all ')} order by 1`, [String(userId), email])
  return rows.map(({ row }) => row)
}
