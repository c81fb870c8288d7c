import { sql, type Kysely, type Transaction } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import { hashOf } from '#engine/document/hash.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import { checkSection } from '#engine/validation/validate-page.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { visibilityBoundaries } from '#server/content/pages/visibility-boundaries.ts'
import { ApiError, invalidDocument, notFound } from '#server/platform/errors/api-error.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import { sectionReferences } from './section-references.ts'

/** Names a shared section of a site in one language. */
export interface SectionKey {
  readonly siteId: number
  readonly id: number
  readonly locale: string
}

/** The title, for administrators, and the blocks of a section. */
export interface SectionInput {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Options of a section save. */
export interface SectionSaveOptions {
  readonly by: string
  /** Hash of the saved state that the writer has read; null for a language without one. */
  readonly baseHash: string | null
  readonly language?: string
  readonly trx?: Transaction<Tables>
  /** True: the revision is stored beside what visitors see, for a planned version or one with a name. */
  readonly isAside?: boolean
}

/** Result of a section save. */
export interface SavedSection {
  readonly id: number
  readonly revisionId: number
}

/** Services that a section is saved with. */
export interface SectionNeeds {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly onWrite: (siteId: number) => Promise<void>
}

/** Reads the saved state of a section in exactly one language. */
export function readSavedSection(db: Kysely<Tables>, { siteId, id, locale }: SectionKey) {
  return db
    .selectFrom('section_contents')
    .select(['revision_id as id', 'title', 'blocks', 'hash'])
    .where('site_id', '=', siteId)
    .where('section_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst()
}

/** Tests if a section is in the trash. */
export async function isInTrash(db: Kysely<Tables>, { siteId, id }: Omit<SectionKey, 'locale'>): Promise<boolean> {
  const own = db.selectFrom('sections').select('id').where('site_id', '=', siteId).where('id', '=', id)
  return (await own.where('deleted_at', 'is not', null).executeTakeFirst()) !== undefined
}

/** Reads the content of a section in the first of its languages. */
export function readFirstContent(db: Kysely<Tables>, { siteId, id }: Omit<SectionKey, 'locale'>) {
  return db
    .selectFrom('section_contents')
    .select(['title', 'blocks'])
    .where('site_id', '=', siteId)
    .where('section_id', '=', id)
    .orderBy('locale')
    .limit(1)
    .executeTakeFirst()
}

/** Lists the reasons for which a section cannot be saved. A fault passes where the saved state has it, in an unchanged block. */
export async function findSectionIssues(
  { registry, sanitiser }: Pick<SectionNeeds, 'registry' | 'sanitiser'>,
  db: Kysely<Tables>,
  key: SectionKey,
  { section, language = 'fr_FR' }: { readonly section: SectionInput; readonly language?: string | undefined },
): Promise<PageIssue[]> {
  const checking = { sanitise: sanitiser.sanitise, locale: language }
  const found = checkSection(registry, section, checking)
  if (found.length === 0) return []
  const saved = await readSavedSection(db, key)
  return saved ? checkSection(registry, section, { ...checking, stored: [saved.blocks] }) : found
}

interface Writing {
  readonly trx: Transaction<Tables>
  readonly registry: Registry
}

const ownerOf = ({ siteId, id, locale }: SectionKey) => ({ site_id: siteId, section_id: id, locale })

function contentOf(registry: Registry, { title, blocks }: SectionInput) {
  const stored = upgradeBlocks(registry, blocks)
  return { title, blocks: jsonb(stored), hash: hashOf({ title, blocks: stored }), edges: visibilityBoundaries(stored) }
}

async function storeRevision(
  { trx, registry }: Writing,
  key: SectionKey,
  section: SectionInput,
  { by, isAside = false }: Pick<SectionSaveOptions, 'by' | 'isAside'>,
): Promise<SavedSection> {
  const { id } = await trx
    .insertInto('section_revisions')
    .values({ ...ownerOf(key), ...contentOf(registry, section), is_aside: isAside, saved_by: by })
    .returning(sql<number>`id`.as('id'))
    .executeTakeFirstOrThrow()
  return { id: key.id, revisionId: id }
}

/** Stores a section as a revision and shows it to visitors, in the given transaction. */
export async function publishSection(needs: Writing, key: SectionKey, section: SectionInput, by: string): Promise<SavedSection> {
  const saved = await storeRevision(needs, key, section, { by })
  const row = { ...contentOf(needs.registry, section), revision_id: saved.revisionId }
  await needs.trx
    .insertInto('section_contents')
    .values({ ...ownerOf(key), ...row })
    .onConflict((conflict) =>
      conflict.columns(['section_id', 'locale']).doUpdateSet(row).where('section_contents.site_id', '=', key.siteId),
    )
    .returning('section_id')
    .executeTakeFirstOrThrow(() => notFound())
  await recordReferences(needs.trx, sectionReferences(needs.registry), key.siteId, key.id)
  return saved
}

/**
 * The only writer of shared sections: checks one, stores it as a revision and, unless it is stored aside, publishes it; the number 0 makes a new
 * one. PAGE_INVALID with the issues, STALE_VERSION for another saved state than `baseHash`.
 */
export async function saveSection(
  { db, registry, sanitiser, onWrite }: SectionNeeds,
  key: SectionKey,
  section: SectionInput,
  { by, baseHash, language, trx: given, isAside = false }: SectionSaveOptions,
): Promise<SavedSection> {
  const issues = await findSectionIssues({ registry, sanitiser }, given ?? db, key, { section, language })
  if (issues.length > 0) throw invalidDocument('SECTION', issues)
  return inTransaction(given ?? db, async (trx) => {
    announceSite(trx, key.siteId, onWrite)
    // The lock runs the writers of one site one after the other, so that each reads the result of the one before.
    const site = await trx.selectFrom('sites').select('id').where('id', '=', key.siteId).forNoKeyUpdate().executeTakeFirst()
    if (!site) throw notFound()
    const id = key.id === 0 ? await addSection(trx, key.siteId) : await requireSection(trx, key)
    const saved = await readSavedSection(trx, { ...key, id })
    const hash = saved?.hash ?? null
    if (hash !== baseHash) throw new ApiError('STALE_VERSION', { hash })
    const place = { ...key, id }
    return isAside
      ? storeRevision({ trx, registry }, place, section, { by, isAside })
      : publishSection({ trx, registry }, place, section, by)
  })
}

async function addSection(trx: Transaction<Tables>, siteId: number): Promise<number> {
  return (await trx.insertInto('sections').values({ site_id: siteId }).returning('id').executeTakeFirstOrThrow()).id
}

async function requireSection(trx: Transaction<Tables>, { siteId, id }: SectionKey): Promise<number> {
  const own = trx.selectFrom('sections').select('id').where('site_id', '=', siteId).where('id', '=', id)
  const section = await own.where('deleted_at', 'is', null).executeTakeFirst()
  if (!section) throw notFound()
  return section.id
}
