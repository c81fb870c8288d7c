import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import type { SectionBlocks } from '#engine/sections/expand-sections.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import {
  saveSection,
  type SavedSection,
  type SectionInput,
  type SectionKey,
  type SectionNeeds,
  type SectionSaveOptions,
} from './save-section.ts'
import { countSectionReach } from './section-reach.ts'

/** The shared sections of sites. */
export interface Sections {
  /** The blocks of all sections as visitors see them, in the scope's language or else the site's default one. */
  read(scope: Scope): Promise<SectionBlocks>
  /** The sections by their titles, with their blocks. */
  list(scope: Scope): Promise<AdminCallData['section.list']>
  /** Counts the published pages that a publication of a section in the scope's language changes. */
  reach(scope: Scope, section: number): Promise<number>
  /** The sections in the trash, the last one first. */
  trashed(scope: Scope): Promise<AdminCallData['section.trashed']>
  /** Checks a section, stores it as a revision and, unless it is stored aside, publishes it. */
  save(key: SectionKey, section: SectionInput, options: SectionSaveOptions): Promise<SavedSection>
}

async function readContents(db: Kysely<Tables>, scope: Scope) {
  const rows = await db
    .selectFrom('seen_sections')
    .select(['section_id as id', 'locale', 'title', 'blocks'])
    .where('site_id', '=', scope.site.id)
    .where('locale', 'in', localesOf(scope))
    .execute()
  const read = rows.map(({ blocks, ...row }) => ({ ...row, blocks: readBlocks(blocks) }))
  const own = read.filter(({ locale }) => locale === scope.locale)
  const known = new Set(own.map(({ id }) => id))
  return [...own, ...read.filter(({ id }) => !known.has(id))]
}

async function readTrashed(db: Kysely<Tables>, { site, locale }: Scope): Promise<AdminCallData['section.trashed']> {
  const { rows } = await sql<{ id: number; title: string; deletedAt: Date }>`
    select s.id, s.deleted_at as "deletedAt",
      (array_agg(c.title order by c.locale = ${locale} desc, c.locale = ${site.defaultLocale} desc, c.locale))[1] as title
    from sections s join section_contents c on c.section_id = s.id
    where s.site_id = ${site.id} and s.deleted_at is not null group by s.id order by s.deleted_at desc, s.id desc`.execute(db)
  return rows.map(({ deletedAt, ...section }) => ({ ...section, deletedAt: toInstant(deletedAt) }))
}

/** Makes the service of shared sections. */
export function createSections(needs: SectionNeeds & { readonly cache: ContentCache }): Sections {
  const { db, cache } = needs
  return {
    read: (scope) =>
      cache.read(scope, 'sections', async () => new Map((await readContents(db, scope)).map(({ id, blocks }) => [id, blocks]))),

    async list(scope) {
      const rows = await readContents(db, scope)
      const collator = new Intl.Collator('fr')
      const sections = rows.map(({ id, title, blocks }) => ({
        id,
        title,
        blocks: blocks as unknown as AdminCallData['section.list'][number]['blocks'],
      }))
      return sections.toSorted((one, other) => collator.compare(one.title, other.title) || one.id - other.id)
    },

    reach: (scope, section) => countSectionReach(db, scope, section),

    trashed: (scope) => readTrashed(db, scope),

    save: (key, section, options) => saveSection(needs, key, section, options),
  }
}
