import { sql } from 'kysely'
import type { Json, PropsSchema } from '#schemas/generated/content.ts'
import { referencesOfProps } from '#engine/references/document-references.ts'
import { rowReferences } from '#server/content/items/row-references.ts'
import type { Referrer, ReferenceSource } from '#server/platform/references/store-references.ts'

interface PropertiesRow {
  readonly id: number
  readonly locale: string
  readonly properties: Record<string, Json>
  readonly schema: PropsSchema
}

const columns = rowReferences({ kind: 'ELEMENT', table: 'elements', parts: [{ table: 'element_texts', owner: 'element_id' }] })

/** Contents that elements name: their pictures, the links of their texts, and the properties that the schema of their collection describes. */
export const elementReferences: ReferenceSource = {
  ...columns,
  async read(db, siteId, only) {
    const own = only === undefined ? sql`` : sql`and e.id = ${only}`
    const { rows } = await sql<PropertiesRow>`
      select p.id, p.locale, p.properties, c.schema from (
        select e.id, '' as locale, e.collection_id, e.properties from elements e where e.site_id = ${siteId} ${own}
        union all
        select e.id, t.locale, e.collection_id, t.properties from elements e join element_texts t on t.element_id = e.id
          where e.site_id = ${siteId} ${own}
      ) p join element_collections c on c.id = p.collection_id`.execute(db)
    const named = new Map(rows.map((row) => [`${row.id} ${row.locale}`, referencesOfProps(row.schema, row.properties)]))
    const found = await columns.read(db, siteId, only)
    return found.map((each): Referrer => ({ ...each, references: [...each.references, ...(named.get(`${each.id} ${each.locale}`) ?? [])] }))
  },
}
