import type { DraftKind } from '#server/database/tables/draft-tables.ts'

/** The document that a draft is of: one draft for each kind, document and language of a site. */
export interface DraftKey {
  readonly siteId: number
  readonly kind: DraftKind
  readonly documentId: number
  readonly locale: string
}

/** The name of a document in the audit log. */
export const pageTarget = ({ documentId, locale }: DraftKey): string => `page ${documentId} ${locale}`
