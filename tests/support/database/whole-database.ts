import type { Pool, PoolClient, QueryResultRow } from 'pg'

/** Tables that guards write on a rejection, and background tables. */
const beside = ['budgets', 'missing_addresses', 'schema_migrations']

/** Each statement that may change a table adds a row here. Tables without a new row need not be read again. */
const watching = `
  create schema watch;
  create table watch.changes (id bigint generated always as identity, name text not null);
  create function watch.note() returns trigger language plpgsql security definer as
    $$ begin insert into watch.changes (name) values (tg_table_name); return null; end $$;`

interface Watched {
  readonly names: readonly string[]
  /** The number of rows by table at the last read. Rows are counted, because statements may commit in another order. */
  readonly lines: Map<string, number>
  /** The results by query and table. */
  readonly known: Map<string, Map<string, readonly string[]>>
}

const watched = new WeakMap<Pool, Promise<Watched>>()

async function tableNames(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  return rows.map(({ name }) => name).filter((name) => !beside.includes(name))
}

async function watch(pool: Pool): Promise<Watched> {
  const names = await tableNames(pool)
  const triggers = names.map(
    (name) =>
      `create trigger zz_watch after insert or update or delete or truncate on "${name}" for each statement execute function watch.note();`,
  )
  await pool.query(`${watching}\n${triggers.join('\n')}`)
  return { names, lines: new Map(), known: new Map() }
}

/** The pool of the application has a statement timeout of five seconds. Reading everything may take longer on a busy machine. */
async function reading<Answer>(pool: Pool, work: (client: PoolClient) => Promise<Answer>): Promise<Answer> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    const answer = await work(client)
    await client.query('commit')
    client.release()
    return answer
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Runs a query on each table that may have changed since the last call. */
async function askTables(
  pool: Pool,
  key: string,
  { ask, values = [] }: { readonly ask: (name: string) => string; readonly values?: readonly string[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (!watched.has(pool)) watched.set(pool, watch(pool))
  const state = await watched.get(pool)!
  return reading(pool, async (client) => {
    const { rows: changes } = await client.query<{ name: string; lines: number }>(
      'select name, count(*)::int as lines from watch.changes group by name',
    )
    for (const { name, lines } of changes) {
      if (state.lines.get(name) === lines) continue
      state.lines.set(name, lines)
      for (const answers of state.known.values()) answers.delete(name)
    }
    const answers = state.known.get(key) ?? new Map<string, readonly string[]>()
    state.known.set(key, answers)
    const missing = state.names.filter((name) => !answers.has(name))
    for (const name of missing) answers.set(name, [])
    if (missing.length > 0) {
      const { rows } = await client.query<{ name: string; said: string } & QueryResultRow>(missing.map(ask).join(' union all '), [
        ...values,
      ])
      for (const { name, said } of rows) answers.set(name, [...(answers.get(name) ?? []), said])
    }
    return new Map(answers)
  })
}

/** Hashes each table. Equal hashes mean that nothing was written in between. */
export async function hashTables(pool: Pool): Promise<Record<string, string>> {
  const ask = (name: string) =>
    `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as said from "${name}" t`
  const answers = await askTables(pool, 'hash', { ask })
  return Object.fromEntries([...answers].map(([name, [hash = '']]) => [name, hash]))
}

/** Returns every row about an account, by its id or address. */
export async function rowsOfUser(pool: Pool, { userId, email }: { readonly userId: number; readonly email: string }): Promise<string[]> {
  const ask = (name: string) =>
    `select '${name}' as name, '${name} ' || to_jsonb(t)::text as said from "${name}" t
      where to_jsonb(t)->>'user_id' = $1 or ('${name}' = 'users' and to_jsonb(t)->>'id' = $1) or to_jsonb(t)::text like '%' || $2 || '%'`
  const answers = await askTables(pool, `user ${userId} ${email}`, { ask, values: [String(userId), email] })
  return [...answers.values()].flat().toSorted()
}
