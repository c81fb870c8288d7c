import type { DraftKind } from '#server/database/tables/draft-tables.ts'
import type { ItemKey } from '#server/platform/resources/plans/planned-items.ts'

/** A document or an item whose versions are planned. */
export interface PlanKey {
  readonly siteId: number
  readonly kind: DraftKind | 'ITEM'
  /** The resource of an item; absent for a document. */
  readonly resource?: string | null
  readonly documentId: number
  readonly locale: string
}

/** The item of a plan of a resource. */
export const itemOfPlan = ({ siteId, resource, documentId }: PlanKey): ItemKey => ({ siteId, resource: resource ?? '', id: documentId })
