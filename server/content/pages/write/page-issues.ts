import type { Kysely } from 'kysely'
import type { Json, PageDocument } from '#schemas/generated/content.ts'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import { newIssues, type CheckedHead } from '#engine/validation/new-issues.ts'
import { checkPage } from '#engine/validation/validate-page.ts'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { readNewestState } from './newest-state.ts'
import { toDocument } from './page-input.ts'
import type { SaveOptions } from './save-options.ts'
import { bracesIssues, headIssues, withAddressWords } from './validate-url.ts'

interface Needs {
  readonly registry: Registry
  readonly sanitiser: Sanitiser
}

async function readLocales(db: Kysely<Tables>, siteId: number): Promise<string[]> {
  const rows = await db.selectFrom('site_languages').select('locale').where('site_id', '=', siteId).execute()
  return rows.map(({ locale }) => locale)
}

/** Makes a document without blocks of a stored head. */
function pageOfHead(head: PageHead, { id, locale }: PageDocument): PageDocument {
  return toDocument({ ...head, id, locale, layout: { blocks: [] } })
}

/** Lists the faults of a head that the site decides on. A stored head may be of any shape. */
function checkHead({ layout: _, ...head }: PageDocument, locales: readonly string[], language: string): CheckedHead {
  const isReadable = typeof head.url === 'string' && Array.isArray(head.middleware)
  return { head: head as unknown as Json, issues: isReadable ? headIssues(head, locales, language) : [] }
}

/** Tests if the author of a save is the name of a program such as the seeds, and not the number of an account. */
export const isProgram = (by: string): boolean => !/^\d+$/.test(by)

/** Lists the reasons for which a document cannot be saved as a page. A fault passes where the newest saved state has it, for an unchanged value. */
export async function findPageIssues(
  { registry, sanitiser }: Needs,
  db: Kysely<Tables>,
  document: PageDocument,
  { siteId, by, language = 'fr_FR' }: Pick<SaveOptions, 'siteId' | 'language'> & Partial<Pick<SaveOptions, 'by'>>,
): Promise<PageIssue[]> {
  const checking = { sanitise: sanitiser.sanitise, locale: language }
  const locales = await readLocales(db, siteId)
  const found = checkPage(registry, document, checking)
  const mayHaveBraces = (by !== undefined && isProgram(by)) || !hasBraces(document.url)
  if (found.length === 0 && mayHaveBraces && checkHead(document, locales, language).issues.length === 0) return []
  // It is read only if a fault may be stored unchanged.
  const saved = await readNewestState(db, { siteId, id: document.id, locale: document.locale })
  const pages = saved.map(({ head }) => pageOfHead(head, document))
  const issues = checkPage(registry, document, { ...checking, stored: saved.map(({ blocks }) => blocks), storedHeads: pages })
  if (issues.length > 0) return issues.map((issue) => withAddressWords(issue, language))
  const ofHead = newIssues(
    checkHead(document, locales, language),
    pages.map((page) => checkHead(page, locales, language)),
  )
  return mayHaveBraces ? ofHead : [...bracesIssues(document.url, pages[0]?.url, language), ...ofHead]
}
