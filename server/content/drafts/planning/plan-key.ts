import type { DraftKind } from '#server/database/tables/draft-tables.ts'

/** A document or an item whose versions are planned. */
export interface PlanKey {
  readonly siteId: number
  readonly kind: DraftKind | 'ITEM'
  /** The resource of an item; absent for a document. */
  readonly resource?: string | null
  readonly documentId: number
  readonly locale: string
}
