import type { Kysely } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { findAddressHolder } from './address-holder.ts'
import { toDocument, type PageInput } from './page-input.ts'
import { findPageIssues } from './page-issues.ts'
import { urlTakenIssue } from './validate-url.ts'

/** The head of a page that is about to be made. */
export type NewPageHead = Pick<PageInput, 'url' | 'title' | 'locale' | 'shell'>

/** Makes the input of a new page from its head and its first blocks. */
export function newPage({ url, title, locale, shell }: NewPageHead, blocks: readonly Block[]): PageInput {
  return { url, title, locale, shell, seo: {}, middleware: [], layout: { blocks: [...blocks] } }
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly sanitiser: Sanitiser
}

/** A title that is no issue, where the address alone is checked. */
const ANY_TITLE = 'Page'

/** Lists the reasons for which a new page cannot have an address: as a save would, one that a page or an item has included. */
export async function addressIssues(
  { db, ...rules }: Needs,
  { url, locale }: Pick<NewPageHead, 'url' | 'locale'>,
  { siteId, language }: { readonly siteId: number; readonly language: string },
): Promise<PageIssue[]> {
  const page = toDocument(newPage({ url, locale, title: ANY_TITLE, shell: 'default' }, []))
  const issues = await findPageIssues(rules, db, page, { siteId, language })
  const holder = issues.length === 0 ? await findAddressHolder(db, siteId, page) : undefined
  return holder ? [urlTakenIssue(holder, language)] : issues
}
