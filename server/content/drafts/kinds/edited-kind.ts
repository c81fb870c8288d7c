import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import type { Reference } from '#engine/references/reference.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AddressExchange } from '#server/content/pages/write/exchange-addresses.ts'
import type { DraftKind } from '#server/database/tables/draft-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'

/** How a document stands for visitors. */
export type Standing = AdminCallData['draft.open']['standing']

/** The newest saved state of a document, as its draft begins. `id` is null for a document that was never saved. */
export interface SavedState {
  readonly id: number | null
  readonly hash: string
  readonly document: EditedDocument
}

/** A saved state in a list: who saved it, and when. */
export interface RevisionRow {
  readonly id: number
  readonly title: string
  readonly saved_at: Date
  /** The hash of its content. */
  readonly hash: string
  readonly isPublished: boolean
  readonly isImported: boolean
  /** The account that saved it; null for a program. */
  readonly by: number | null
}

/** A document that visitors have never seen, with its newest saved state. */
export interface UnseenDocument {
  readonly documentId: number
  readonly locale: string
  readonly updatedAt: Date
  readonly updatedBy: number | null
}

/** Options of a publication. */
export interface PublicationOptions {
  /** The revision on which the draft is based; null for a document that was never saved. */
  readonly baseRevision: number | null
  readonly by: string
  /** Language of the issues. */
  readonly language: string
}

/** Options of a revision that visitors do not see. */
export interface StorageOptions extends PublicationOptions {
  /** True for a version that gets a time: visitors will see it at the address of its document. */
  readonly isPlanned: boolean
}

/** A published revision, and the one that visitors saw before; null for a document that they did not see. */
export interface PublishedRevision {
  readonly revisionId: number
  readonly former: number | null
  /** The stored document, where it is not the given one: links of a page to itself follow its new address. */
  readonly stored?: EditedDocument
  /** True for a page whose address has changed: links to it have followed, in its site's other documents and drafts too. */
  readonly hasMoved?: boolean
}

/** A document that leaves its address for another one. */
export interface PlaceChange {
  readonly key: DraftKey
  readonly from: string
  readonly to: string
}

/** Describes one kind of document to the drafts. */
export interface EditedKind {
  /** The name of the kind in calls and in the audit log. */
  readonly name: 'page' | 'shell' | 'menu' | 'section'
  /** The last word on an operation, where blocks of the kind are none of a page. */
  readonly admit?: AdmitOperation
  /** Records the texts of a document for the comparison of its languages. `former` is the document before steps of its draft; null without one. */
  recordTexts?(trx: Transaction<Tables>, key: DraftKey, document: EditedDocument, former: EditedDocument | null): Promise<void>
  /** False for a kind whose blocks are none of a page: the checks of pages pass over it. */
  readonly hasPageBlocks: boolean
  /** True where the base of a draft may change without a step in its log: its edits are those between its base and its document. */
  readonly isBasedSilently?: boolean
  /** Reads the newest saved state; undefined for a document that does not exist. */
  head(db: Kysely<Tables>, key: DraftKey): Promise<SavedState | undefined>
  /** Reads a saved state as its draft would hold it; undefined for one of another document. */
  revision(db: Kysely<Tables>, key: DraftKey, id: number): Promise<EditedDocument | undefined>
  /** SQL of all saved states of a document, in parentheses. */
  revisions(key: DraftKey): RawBuilder<RevisionRow>
  /** Lists what would stop a publication now; a pointer begins inside its block. */
  issues(db: Kysely<Tables>, key: DraftKey, document: EditedDocument, language: string): Promise<PageIssue[]>
  /** Publishes a document in the given transaction. PAGE_INVALID with the issues, STALE_VERSION for another saved state than its base. */
  publish(trx: Transaction<Tables>, key: DraftKey, document: EditedDocument, options: PublicationOptions): Promise<PublishedRevision>
  /** Lists what a document names. */
  references(document: EditedDocument): readonly Reference[]
  /** Stores a document as a revision that visitors do not see, for kinds whose versions are planned. PAGE_INVALID with the issues. */
  store?(trx: Transaction<Tables>, key: DraftKey, document: EditedDocument, options: StorageOptions): Promise<number>
  /** Prepares an exchange of addresses between documents of a site, for kinds that have addresses. PAGE_REQUIRED where one has to stay. */
  exchange?(trx: Transaction<Tables>, changes: readonly PlaceChange[], by: string): Promise<AddressExchange>
  /** Takes a document offline; false when it was offline. PAGE_REQUIRED for one that the site needs. */
  unpublish(trx: Transaction<Tables>, key: DraftKey): Promise<boolean>
  /** SQL of the documents of a site that visitors have never seen, in parentheses, for kinds that have them. */
  unseen?(siteId: number): RawBuilder<UnseenDocument>
  /** Reads how a document stands for visitors. */
  standing(db: Kysely<Tables>, key: DraftKey): Promise<Standing>
}

/** The kinds of documents that are edited as drafts. */
export type EditedKinds = Readonly<Record<DraftKind, EditedKind>>
