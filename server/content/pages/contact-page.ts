import type { Kysely } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import { findSystemPage, isPrivateAddress } from '#domain/urls/system-pages.ts'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import { CONTACT_FORM } from '#engine/references/sought-blocks.ts'
import { expandSections, type SectionBlocks } from '#engine/sections/expand-sections.ts'
import { isVisibility, isVisible, type Audience } from '#engine/visibility/visibility.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import { isMiddleware, middlewareOf, runMiddleware } from './middleware.ts'
import { readPages, type PageRow } from './repository.ts'
import type { ReadRevision } from './revision-cache.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly isClosed: IsClosed | null
  readonly readSections: (scope: Scope) => Promise<SectionBlocks>
  readonly readRevision: ReadRevision
}

interface Reader {
  readonly audience: Audience
  readonly now: number
}

/** Reads the numbers of the pages that hold a contact form, themselves or in a shared section, in a version that is or will be shown. */
async function readHolders(db: Kysely<Tables>, siteId: number): Promise<number[]> {
  const shown = db.selectFrom('content_refs').where('site_id', '=', siteId).where('state', 'in', ['PUBLISHED', 'PLANNED'])
  const naming = shown.where('to_kind', '=', 'block').where('to_key', '=', CONTACT_FORM).select(['from_kind', 'from_id'])
  const direct = await naming.execute()
  const sections = direct.flatMap(({ from_kind, from_id }) => (from_kind === 'SECTION' ? [String(from_id)] : []))
  const placed =
    sections.length === 0
      ? []
      : await shown.where('to_kind', '=', 'section').where('to_key', 'in', sections).select(['from_kind', 'from_id']).execute()
  return [...new Set([...direct, ...placed].flatMap(({ from_kind, from_id }) => (from_kind === 'PAGE' ? [from_id] : [])))]
}

/** Tests if a reader sees a contact form among blocks. A stored tree may hold anything. */
function showsForm(blocks: readonly Block[], reader: Reader): boolean {
  if (!Array.isArray(blocks)) return false
  return (blocks as readonly (Block | null)[]).some((block) => {
    if (block === null || typeof block !== 'object') return false
    const { type, visibility, slots } = block
    if (visibility !== undefined && !(isVisibility(visibility) && isVisible(visibility, reader.audience, reader.now))) return false
    return type === CONTACT_FORM || Object.values(slots ?? {}).some((children) => showsForm(children, reader))
  })
}

/** The documents that answer in a language at an address of their own which a reader may open; pages of the product come last. */
function openRows({ isClosed }: Needs, scope: Scope, rows: readonly PageRow[], audience: Audience): PageRow[] {
  const { site } = scope
  const isOpen = (row: PageRow) =>
    !hasBraces(row.url) &&
    !isPrivateAddress(row.url) &&
    isClosed?.(row.url) !== true &&
    middlewareOf(row).every(isMiddleware) &&
    runMiddleware(middlewareOf(row), { site, audience }).kind === 'pass'
  const answering = [...Map.groupBy(rows, ({ pageId }) => pageId).values()].flatMap((documents) => {
    const row = localesOf(scope).flatMap((locale) => documents.filter((each) => each.locale === locale))[0]
    return row && isOpen(row) ? [row] : []
  })
  const rank = ({ url }: PageRow) => Number(findSystemPage(url) !== null)
  return answering.toSorted((one, other) => rank(one) - rank(other) || one.pageId - other.pageId)
}

/** Reads the address of the page where a reader can write to the company: one that shows a contact form now. Null when there is none. */
export async function readContactPage(needs: Needs, scope: Scope, reader: Reader): Promise<string | null> {
  const { db, readRevision, readSections } = needs
  const holders = await readHolders(db, scope.site.id)
  if (holders.length === 0) return null
  const rows = openRows(needs, scope, await readPages(db, scope.site.id, holders), reader.audience)
  const sections = await readSections(scope)
  for (const { url, revisionId } of rows) {
    const { blocks } = await readRevision(scope.site, revisionId ?? 0)
    if (showsForm(expandSections(blocks, sections), reader)) return url
  }
  return null
}
