import { sql, type Kysely, type Transaction } from 'kysely'
import { findParameter, type ParameterValue } from '#domain/parameters.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { noteRewritten } from '#server/platform/resources/item-versions.ts'

/** The settings that read a colour of the theme, with its name there. */
const themed: ReadonlyMap<string, string> = new Map([
  ['PRIMARY_COLOR', 'primary'],
  ['ACCENT_COLOR', 'accent'],
])

/** Tests if a setting reads the theme. */
export const isThemed = (type: string): boolean => themed.has(type)

/** SQL of the settings that read the theme, as rows of values. */
export function themedRows(siteId: number) {
  const rows = [...themed].map(
    ([type, name]) => sql`select ${type}::text as type, ''::text as locale, theme -> 'colors' -> ${name} as value
    from sites where id = ${siteId}`,
  )
  return sql.join(rows, sql` union all `)
}

/** Writes a colour of the theme by the setting that reads it; null is the usual one. */
export async function writeThemed(db: Kysely<Tables>, siteId: number, type: string, value: ParameterValue): Promise<void> {
  const color = JSON.stringify(value ?? findParameter(type)?.default)
  await inTransaction(db, async (trx: Transaction<Tables>) => {
    await sql`
      update sites set theme = theme || jsonb_build_object('colors', coalesce(theme -> 'colors', '{}')
        || jsonb_build_object(${themed.get(type)}::text, ${color}::jsonb)) where id = ${siteId}`.execute(trx)
    await noteRewritten(trx, siteId, 'appearance', [siteId])
  })
}
