import type { Kysely } from 'kysely'
import type { PageDocument } from '#schemas/generated/content.ts'
import { checkPage } from '#engine/validation/validate-page.ts'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { readNewestBlocks } from './newest-blocks.ts'
import type { SaveOptions } from './save-options.ts'
import { headIssues, withAddressWords } from './validate-url.ts'

interface Needs {
  readonly registry: Registry
  readonly sanitiser: Sanitiser
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
  { siteId, language = 'fr_FR' }: Pick<SaveOptions, 'siteId' | 'language'>,
): Promise<PageIssue[]> {
  const checking = { sanitise: sanitiser.sanitise, locale: language }
  const found = checkPage(registry, document, checking)
  // They are read only if a block with an issue may be stored unchanged.
  const readStored = () => readNewestBlocks(db, { siteId, id: document.id, locale: document.locale })
  const issues = found.length === 0 ? found : checkPage(registry, document, { ...checking, stored: await readStored() })
  return [
    ...issues.map((issue) => withAddressWords(issue, language)),
    ...(issues.length === 0 ? headIssues(document, await readLocales(db, siteId), language) : []),
  ]
}
