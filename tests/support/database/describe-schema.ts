import type { Pool } from 'pg'

/** Objects of the schema `public` that do not belong to an extension. */
const own = (catalogue: string, oid: string): string =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`

const relations = `select c.* from pg_class c where relnamespace = 'public'::regnamespace and ${own('pg_class', 'c.oid')} and relname not like 'schema_migrations%'`

/** One line for each object and each property that a dump would show; positions left by dropped columns do not count. */
const lines = `
  select 'extension ' || extname from pg_extension
  union all select format('relation %s %s %s %s %s %s', relname, relkind, relpersistence, reloptions, relreplident, relacl) from (${relations}) c
  union all select format('column %s %s %s %s not null %s identity %s generated %s default %s storage %s compression %s collation %s acl %s', relname,
      row_number() over (partition by attrelid order by attnum), attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      pg_get_expr(adbin, adrelid), attstorage, attcompression, attcollation::regcollation, attacl)
    from (${relations}) c join pg_attribute on attrelid = c.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and relkind in ('r', 'v', 'm', 'p')
  union all select format('constraint %s %s %s %s', relname, conname, pg_get_constraintdef(k.oid), convalidated)
    from (${relations}) c join pg_constraint k on conrelid = c.oid
  union all select 'index ' || pg_get_indexdef(indexrelid) from (${relations}) c join pg_index on indexrelid = c.oid
  union all select format('trigger %s %s', tgenabled, pg_get_triggerdef(t.oid)) from (${relations}) c join pg_trigger t on tgrelid = c.oid
    where not tgisinternal
  union all select format('function %s %s', regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g'), proacl) from pg_proc p
    where pronamespace = 'public'::regnamespace and ${own('pg_proc', 'p.oid')}
  union all select format('sequence %s %s %s %s %s %s %s %s', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, last_value)
    from pg_sequences where schemaname = 'public'
  union all select format('owned sequence %s by %s.%s %s', c.relname, refobjid::regclass, refobjsubid, deptype) from pg_depend
    join pg_class c on c.oid = objid and relkind = 'S' where refclassid = 'pg_class'::regclass and refobjsubid > 0 and deptype = 'a'
  union all select format('search %s %s %s %s %s', cfgname, cfgparser, maptokentype, mapseqno, mapdict::regdictionary) from pg_ts_config c
    join pg_ts_config_map on mapcfg = c.oid where cfgnamespace = 'public'::regnamespace
  union all select format('type %s %s', typname, typtype) from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r', 'm')
    and ${own('pg_type', 't.oid')}
  union all select format('comment %s %s', objoid::regclass, description) from pg_description
    where classoid = 'pg_class'::regclass and objoid in (select oid from (${relations}) c)
  union all select format('policy %s', polname) from pg_policy
  union all select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'`

/** Describes a database object by object, then the rows of its tables, as sorted lines: equal descriptions are equal databases. */
export async function describeSchema(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`select line from (${lines}) l(line)`)
  const described = rows.map(({ line }) => line)
  const tables = await pool.query<{ relname: string }>(`select relname from (${relations}) c where relkind = 'r'`)
  for (const { relname } of tables.rows) {
    const data = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${relname}" t`)
    described.push(...data.rows.map(({ row }) => `row ${relname} ${row}`))
  }
  return described.sort()
}
