import { sql } from 'kysely'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { referencesOfRow } from '#engine/references/row-references.ts'
import type { ReferrerKind, ReferrerState } from '#server/database/tables/reference-tables.ts'
import type { Referrer, ReferenceSource } from '#server/platform/references/store-references.ts'
import { rowOfFields } from '#server/platform/resources/table-forms/column-values.ts'
import { formColumns, type FormPlaces } from '#server/platform/resources/table-forms/form-places.ts'

type Values = Readonly<Record<string, unknown>>

interface StoredForm {
  readonly id: number
  readonly state: ReferrerState
  readonly form: Values
}

/**
 * Makes the source of what the forms beside the tables of items name: drafts, planned versions, and the version that comes back after a planned one.
 * A form is read as the rows that it would become.
 */
export function itemFormReferences<R extends Resource>(kind: ReferrerKind, resource: R, places: FormPlaces<R>): ReferenceSource {
  const columns = formColumns(resource, places)
  const referrersOf = ({ id, state, form }: StoredForm): Referrer[] => {
    const texts = Object.entries((places.texts ? form[places.texts.field] : {}) as Readonly<Record<string, Values>>)
    const rows = [
      { locale: '', row: rowOfFields(form, columns.main) },
      ...texts.map(([locale, words]) => ({ locale, row: rowOfFields(words, columns.texts) })),
    ]
    return rows.map(({ locale, row }) => ({ id, locale, state, references: referencesOfRow(row) }))
  }
  return {
    kind,
    states: ['DRAFT', 'PLANNED'],
    async read(db, siteId, only) {
      const own = only === undefined ? sql`` : sql`and f.id = ${only}`
      const { rows } = await sql<StoredForm>`
        select f.id, f.state, f.form from (
          select site_id, id, 'DRAFT' as state, draft as form from items
            where site_id = ${siteId} and kind = ${resource.name} and draft is not null
          union all
          select site_id, id, 'PLANNED', ordinary from items
            where site_id = ${siteId} and kind = ${resource.name} and ordinary is not null
          union all
          select site_id, document_id, 'PLANNED', form from publications
            where site_id = ${siteId} and kind = 'ITEM' and resource = ${resource.name}
            and done_at is null and (ends_at is null or ends_at > now())
        ) f join ${sql.table(places.table)} r on r.id = f.id and r.site_id = f.site_id
        where f.site_id = ${siteId} ${own}`.execute(db)
      return rows.flatMap(referrersOf)
    },
  }
}
