import { sql, type Kysely } from 'kysely'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { DraftKind } from '#server/database/tables/draft-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { EditedKinds } from '#server/content/drafts/kinds/edited-kind.ts'

/** A document of a site in one language. */
interface Place {
  readonly kind: DraftKind
  readonly documentId: number
  readonly locale: string
}

/** The planned versions that visitors see at one moment. */
export interface PlannedVersions {
  /** The planned version of a document; null where its ordinary one is seen. */
  find(place: Place): Promise<EditedDocument | null>
  /** The documents of a kind with a planned version in a language. */
  idsOf(kind: DraftKind, locale: string): readonly number[]
}

interface Row extends Place {
  readonly revision: number
}

/** Reads which planned versions visitors of a site see at a moment. A version with an end lies over one without, and a later one over an earlier. */
export async function plannedAt(
  { db, kinds }: { readonly db: Kysely<Tables>; readonly kinds: EditedKinds },
  siteId: number,
  at: Date,
): Promise<PlannedVersions> {
  const { rows } = await sql<Row>`
    select distinct on (kind, document_id, locale) kind, document_id as "documentId", locale, revision_id as revision from publications
    where site_id = ${siteId} and starts_at <= ${at} and done_at is null and held_at is null and (ends_at is null or ends_at > ${at})
      and is_readable(kind, revision_id)
    order by kind, document_id, locale, ends_at is null, starts_at desc, id desc`.execute(db)
  return {
    async find({ kind, documentId, locale }) {
      const found = rows.find((row) => row.kind === kind && row.documentId === documentId && row.locale === locale)
      return (found && (await kinds[kind].revision(db, { siteId, kind, documentId, locale }, found.revision))) ?? null
    },
    idsOf: (kind, locale) => rows.filter((row) => row.kind === kind && row.locale === locale).map(({ documentId }) => documentId),
  }
}
