import { sql, type Kysely } from 'kysely'
import type { Reference } from '#engine/references/reference.ts'
import { referencesOfRow } from '#engine/references/row-references.ts'
import type { ReferrerKind } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Referrer, ReferenceSource } from '#server/platform/references/store-references.ts'

interface RowTables {
  readonly kind: ReferrerKind
  readonly table: string
  /** The tables whose rows belong to a row of the first, with the column that names it. Rows with a locale are texts. */
  readonly parts: readonly { readonly table: string; readonly owner: string }[]
  /** Reads more of a row than its columns of known names. */
  readonly more?: (row: Readonly<Record<string, unknown>>) => readonly Reference[]
}

interface StoredRow {
  readonly id: number
  readonly locale: string
  readonly row: Readonly<Record<string, unknown>>
}

function readRows(db: Kysely<Tables>, siteId: number, { table, id, only }: { table: string; id: string; only: number | undefined }) {
  const own = only === undefined ? sql`` : sql`and ${sql.ref(`r.${id}`)} = ${only}`
  return sql<StoredRow>`
    select ${sql.ref(`r.${id}`)} as id, coalesce(to_jsonb(r) ->> 'locale', '') as locale, to_jsonb(r) as row
    from ${sql.table(table)} r where r.site_id = ${siteId} and ${sql.ref(`r.${id}`)} is not null ${own}`.execute(db)
}

/** Makes the source of contents that name others by their columns, with the rows beside them. */
export function rowReferences({ kind, table, parts, more }: RowTables): ReferenceSource {
  return {
    kind,
    states: ['SAVED'],
    async read(db, siteId, only) {
      const found = new Map<string, Referrer & { references: Reference[] }>()
      for (const each of [{ table, owner: 'id' }, ...parts]) {
        const { rows } = await readRows(db, siteId, { table: each.table, id: each.owner, only })
        for (const { id, locale, row } of rows) {
          const key = `${id} ${locale}`
          const referrer = found.get(key) ?? { id, locale, state: 'SAVED', references: [] }
          referrer.references.push(...referencesOfRow(row), ...(more?.(row) ?? []))
          found.set(key, referrer)
        }
      }
      return [...found.values()]
    },
  }
}
