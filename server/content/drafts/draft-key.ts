import type { DraftKind } from '#server/database/tables/draft-tables.ts'

/** The document that a draft is of: one draft for each kind, document and language of a site. */
export interface DraftKey {
  readonly siteId: number
  readonly kind: DraftKind
  readonly documentId: number
  readonly locale: string
}

/** The name of a document in the audit log; `kind` is the name of its kind there. */
export function auditTarget(kind: string, { documentId, locale }: Pick<DraftKey, 'documentId' | 'locale'>): string {
  return `${kind} ${documentId} ${locale}`
}

/** True for the draft of a page. Many pages show a menu, a shared section, a header and a footer. */
export function isPage({ kind }: DraftKey): boolean {
  return kind === 'PAGE'
}
