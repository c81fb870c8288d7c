import { sql, type Kysely } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { joinItems } from '#server/platform/resources/item-rows.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import { titleSql, wordsOfItem, wordsSql } from './words-of-item.ts'

/** Items that are written together. */
const BATCH = 500

interface Wordless {
  readonly id: number
  readonly site_id: number
}

async function adoptOf(db: Kysely<Tables>, stored: StoredResource, siteId: number, ids: readonly number[]): Promise<void> {
  const items = await joinItems(db, stored, siteId, { ids, heads: [] })
  const rows = ids.map((id) => {
    const item = items.get(id)
    return { id, ...(item ? wordsOfItem(stored.tree, item) : { titles: {}, text: '', html: '' }) }
  })
  const row = sql`w`
  await sql`
    update items i set titles = w -> 'titles', title = ${titleSql(row, siteId)}, words = ${wordsSql(row)}
    from jsonb_array_elements(${jsonb(rows)}) as w
    where i.site_id = ${siteId} and i.kind = ${stored.resource.name} and i.id = (w ->> 'id')::int`.execute(db)
}

/** Writes title and words of the items that were stored beside the keeper, and answers how many there were. */
export async function adoptItems(db: Kysely<Tables>, stored: StoredResource): Promise<number> {
  let adopted = 0
  for (;;) {
    const found = await db
      .selectFrom('items')
      .select(['id', 'site_id'])
      .where('kind', '=', stored.resource.name)
      .where('words', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (found.length === 0) return adopted
    for (const [siteId, rows] of Map.groupBy(found, ({ site_id }: Wordless) => site_id)) {
      const ids = rows.map(({ id }) => id)
      await adoptOf(db, stored, siteId, ids)
    }
    adopted += found.length
  }
}
