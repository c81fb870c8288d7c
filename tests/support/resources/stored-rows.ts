import type { TestApp } from '#tests/support/server/app.ts'

/** Tables that tell of acts, calls and time, and not of contents. */
const bookkeeping = new Set(['items', 'item_versions', 'sessions', 'budgets', 'audit_log', 'audit_heads', 'idempotency_keys'])

/** A hash of the rows of each table with contents, the counter of what visitors have cached left out. */
export async function storedRows({ database: { pool } }: TestApp): Promise<Readonly<Record<string, string>>> {
  const named = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const tables = named.rows.map(({ name }) => name).filter((name) => !bookkeeping.has(name))
  const hashes = tables.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg((to_jsonb(t) - 'content_version' - 'content_xid')::text, '|' order by (to_jsonb(t) - 'content_version' - 'content_xid')::text), '')) as hash from "${name}" t`,
  )
  const { rows } = await pool.query<{ name: string; hash: string }>(hashes.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}
