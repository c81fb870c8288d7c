import type { Pool } from 'pg'
import type { NonPersonalTable, PersonalTable } from '#server/people/personal-data/personal-data.ts'

type Declarations = Readonly<Record<string, PersonalTable | NonPersonalTable>>

/** The bookkeeping tables of the database itself. */
const ofTheMigrations = new Set(['schema_migrations'])

/** Column names that suggest or reference a person: `saved_by` does, `sold_by_box` does not. */
const looksPersonal =
  /(^|_)(e_?mails?|recipients?|(first|last|sur|full)_?name|phones?|birth_?(date|day)?|address(es)?|postal_code|user|users|member|actor|owner|author|by$|device|caller|ip|subscriber|customer|password|totp|token)(_|$)/

interface Column {
  readonly table: string
  readonly column: string
  readonly pointsTo: string | null
}

async function columnsOf(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.relname as "table", a.attname as "column",
      (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey) and f.relname in ('users', 'newsletter_subscribers')
          and a.attname <> 'site_id' limit 1) as "pointsTo"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped order by 1, a.attnum`)
  return rows.filter(({ table }) => !ofTheMigrations.has(table))
}

/**
 * Returns the differences between declarations and schema: undeclared tables, undeclared columns with suspicious names, and missing
 * columns.
 */
export async function schemaFaults(pool: Pool, declared: Declarations): Promise<string[]> {
  const columns = await columnsOf(pool)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const untold = tables.filter((table) => !Object.hasOwn(declared, table)).map((table) => `${table}: not declared`)
  const silent = columns.flatMap(({ table, column, pointsTo }) => {
    const told = declared[table]
    if (!told || (pointsTo === null && !looksPersonal.test(column))) return []
    const isKnown = told.columns.includes(column as never) || ('harmless' in told && Object.hasOwn(told.harmless ?? {}, column))
    return isKnown ? [] : [`${table}.${column}: not declared`]
  })
  const gone = Object.entries(declared).flatMap(([table, told]) =>
    told.columns
      .filter((name) => !columns.some((each) => each.table === table && each.column === name))
      .map((name) => `${table}.${name}: not there`),
  )
  return [...untold, ...silent, ...gone]
}

/** Returns the tables of all schemas with a row that contains one of the words in any column, ignoring case. */
export async function tablesNaming(pool: Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1, 2`)
  const found: string[] = []
  for (const { schema, name } of rows) {
    const hit = await pool.query(
      `select 1 from "${schema}"."${name}" t where exists (select 1 from unnest($1::text[]) w where position(lower(w) in lower(to_jsonb(t)::text)) > 0) limit 1`,
      [words],
    )
    if (hit.rowCount !== 0) found.push(schema === 'public' ? name : `${schema}.${name}`)
  }
  return found
}
