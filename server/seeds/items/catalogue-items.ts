import { sql, type Kysely } from 'kysely'
import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { CatalogueSeed } from '../catalogue-schema.ts'
import { hashedRow } from '../hashed-columns.ts'
import type { SeedContext, SeedItem } from '../seed-item.ts'

/** The rows that have a number, by which the rows of products name them. */
type NamedTable = 'variations' | 'variation_values' | 'product_discounts' | 'meal_icons'

async function readRow(db: Kysely<Tables>, table: NamedTable, siteId: number, id: number | null): Promise<unknown> {
  const { rows } = await sql<{ row: unknown }>`
    select ${hashedRow('r', table)} as row from ${sql.table(table)} r where r.id = ${id} and r.site_id = ${siteId}
  `.execute(db)
  return rows[0]?.row ?? null
}

/** An item that is one row of a table, under the number that it is given. */
function rowItem(key: string, table: NamedTable, source: object, columns: (context: SeedContext) => Record<string, unknown>): SeedItem {
  return {
    key,
    source,
    apply: async (context, known) => {
      const row = { site_id: context.siteId, ...columns(context) }
      const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      const values = sql.join(Object.values(row))
      const changed = sql.join(Object.keys(row).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
      const id = known === null ? sql`default` : sql`${known}`
      const { rows } = await sql<{ id: number }>`
        insert into ${sql.table(table)} (id, ${names}) values (${id}, ${values}) on conflict (id) do update set ${changed} returning id
      `.execute(context.db)
      return rows[0]?.id ?? null
    },
    read: ({ db, siteId }, id) => (id === null ? Promise.resolve(null) : readRow(db, table, siteId, id)),
  }
}

function spoken<Words>(texts: Readonly<Record<string, Words>>, locales: readonly string[]): Record<string, Words> {
  return Object.fromEntries(Object.entries(texts).filter(([locale]) => locales.includes(locale)))
}

function kindItem(kind: NonNullable<CatalogueSeed['kinds']>[number], position: number, locales: readonly string[]): SeedItem {
  const labels = spoken(kind.labels, locales)
  return {
    key: `product-kind:${kind.value}`,
    source: { position, labels },
    apply: async ({ db, siteId }) => {
      const row = { position, labels: jsonb(labels) }
      await db
        .insertInto('product_kinds')
        .values({ site_id: siteId, value: kind.value, ...row })
        .onConflict((conflict) => conflict.columns(['site_id', 'value']).doUpdateSet(row))
        .execute()
      return null
    },
    read: async ({ db, siteId }) => {
      const kinds = db.selectFrom('product_kinds').select(['position', 'labels']).where('site_id', '=', siteId)
      return (await kinds.where('value', '=', kind.value).executeTakeFirst()) ?? null
    },
  }
}

/** The names that the products of a seed bear: their kinds, how they vary, what is taken off their prices and what they go with. */
export function catalogueItems(
  { kinds = [], variations = [], discounts = [], mealIcons = [] }: CatalogueSeed,
  locales: readonly string[],
): SeedItem[] {
  return [
    ...kinds.map((kind, position) => kindItem(kind, position, locales)),
    ...variations.flatMap(({ key, texts, values }, position) => [
      rowItem(`variation:${key}`, 'variations', { position, texts }, () => ({ position, texts: jsonb(spoken(texts, locales)) })),
      ...values.map((value, order) =>
        rowItem(`variation-value:${key}/${value.key}`, 'variation_values', { order, labels: value.labels }, ({ ids }) => ({
          ...{ variation_id: ids.get(`variation:${key}`), position: order, labels: jsonb(spoken(value.labels, locales)) },
        })),
      ),
    ]),
    ...discounts.map(({ key, type, amount }) =>
      rowItem(`product-discount:${key}`, 'product_discounts', { type, amount }, () => ({ type, amount: inCents(amount) })),
    ),
    ...mealIcons.map(({ type, icon, labels }) =>
      rowItem(`meal-icon:${type}`, 'meal_icons', { icon, labels }, () => ({ type, icon, labels: jsonb(spoken(labels, locales)) })),
    ),
  ]
}
