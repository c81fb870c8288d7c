import type { Kysely } from 'kysely'
import type { Block, PageDocument } from '#schemas/generated/content.ts'
import { checkPage } from '#engine/validation/validate-page.ts'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import type { SaveOptions } from './save-options.ts'
import { addressIssues } from './validate-url.ts'

interface Needs {
  readonly registry: Registry
  readonly sanitiser: Sanitiser
}

async function readStored(db: Kysely<Tables>, siteId: number, { id, locale }: PageDocument): Promise<Block[][]> {
  if (!Number.isSafeInteger(id) || id <= 0) return []
  const revisions = db.selectFrom('revisions').select('blocks').where('site_id', '=', siteId).where('page_id', '=', id)
  const rows = await revisions.where('locale', '=', locale).execute()
  return rows.map(({ blocks }) => blocks)
}

async function readLocales(db: Kysely<Tables>, siteId: number): Promise<string[]> {
  const rows = await db.selectFrom('site_languages').select('locale').where('site_id', '=', siteId).execute()
  return rows.map(({ locale }) => locale)
}

/** Lists the reasons for which a document cannot be saved as a page. */
export async function findPageIssues(
  { registry, sanitiser }: Needs,
  db: Kysely<Tables>,
  document: PageDocument,
  { siteId, language = 'fr_FR' }: SaveOptions,
): Promise<PageIssue[]> {
  const checking = { sanitise: sanitiser.sanitise, locale: language }
  const found = checkPage(registry, document, checking)
  // A document can have thousands of revisions. They are read only if a block with an issue may be stored unchanged.
  const issues = found.length === 0 ? found : checkPage(registry, document, { ...checking, stored: await readStored(db, siteId, document) })
  return [...issues, ...(issues.length === 0 ? addressIssues(document, await readLocales(db, siteId), language) : [])]
}
