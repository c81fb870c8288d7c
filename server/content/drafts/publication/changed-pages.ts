import type { Kysely } from 'kysely'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { readReach } from '#server/content/pages/shell-reach.ts'
import { shellNumbers } from '#server/content/pages/shell-numbers.ts'
import { countSectionReach } from '#server/content/sections/section-reach.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'

/** Counts the published pages that a publication of a shell or a shared section changes; null for any other document. */
export async function changedPages(db: Kysely<Tables>, site: Site, { kind, documentId, locale }: DraftKey): Promise<number | null> {
  if (kind === 'SECTION') return countSectionReach(db, { site, locale }, documentId)
  const shell = kind === 'SHELL' ? shellNumbers.get(documentId) : undefined
  return shell === undefined ? null : (await readReach(db, { site, locale }, shell)).pages
}
