import type { Transaction } from 'kysely'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { ReferrerKind } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { recordReferences, type ReferenceSource } from '#server/platform/references/store-references.ts'
import type { FormPlaces } from '#server/platform/resources/table-forms/form-places.ts'
import { itemFormReferences } from './item-form-references.ts'
import { rowReferences } from './row-references.ts'

/** Contents that the items of a resource name. */
interface ItemReferences<R extends Resource> {
  readonly places: FormPlaces<R>
  /** The source of what is stored, before that of drafts and planned versions. */
  readonly sources: readonly [ReferenceSource, ReferenceSource]
  /** Records what some items name, in the transaction that changed them. */
  readonly record: (trx: Transaction<Tables>, siteId: number, ids: readonly number[]) => Promise<void>
}

/** Derives from the fields of a form and the places of its columns which contents the items name: pictures, tags, links, links of texts. */
export function itemReferences<R extends Resource<Lowercase<ReferrerKind>>>(resource: R, places: FormPlaces<R>): ItemReferences<R> {
  const { table, texts } = places
  // The type of the name says that it is one of these kinds.
  const kind = resource.name.toUpperCase() as ReferrerKind
  const parts = texts ? [{ table: texts.table, owner: texts.key }] : []
  const sources = [rowReferences({ kind, table, parts }), itemFormReferences(kind, resource, places)] as const
  return {
    ...{ places, sources },
    record: async (trx, siteId, ids) => {
      for (const source of sources) for (const id of ids) await recordReferences(trx, source, siteId, id)
    },
  }
}
