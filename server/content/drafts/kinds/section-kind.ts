import { sql, type Kysely, type Transaction } from 'kysely'
import type { Json } from '#schemas/generated/content.ts'
import { hashOf } from '#engine/document/hash.ts'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { withoutEmptySlots } from '#engine/draft/document/replace-blocks.ts'
import { referencesOfDocument } from '#engine/references/document-references.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { accountIn } from '#server/content/pages/read-authors.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import {
  findSectionIssues,
  isInTrash,
  readFirstContent,
  readSavedSection,
  type SectionInput,
  type SectionKey,
} from '#server/content/sections/save-section.ts'
import type { Sections } from '#server/content/sections/service.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { plannedStanding } from '#server/content/drafts/planning/planned-rows.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { EditedKind, PublicationOptions, RevisionRow } from './edited-kind.ts'
import { revisionHash } from './revision-hash.ts'
import { withinBlock } from './within-block.ts'

/** Services of the kind of the shared sections. */
export interface SectionKindNeeds {
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly sections: Sections
  readonly findSite: (id: number) => Site | undefined
}

const neededByPages = {
  fr: 'Une section partagée est toujours en ligne\u00a0: retirez-la des pages qui la montrent.',
  en: 'A shared section is always published: take it off the pages that show it.',
}

function editedSection(registry: Registry, title: string, blocks: unknown): EditedDocument {
  return { head: { title }, regions: { [PAGE_REGION]: upgradeBlocks(registry, readBlocks(blocks)).map(withoutEmptySlots) }, notes: {} }
}

function sectionOfDraft({ head, regions }: EditedDocument): SectionInput {
  const { title } = head as Readonly<Record<string, Json | undefined>>
  return { title: typeof title === 'string' ? title : '', blocks: [...(regions[PAGE_REGION] ?? [])] }
}

function revisionsOf({ siteId, documentId, locale }: DraftKey) {
  const by = accountIn(sql<string>`r.saved_by`)
  return sql<RevisionRow>`(
    select r.id, r.title, r.saved_at, r.hash, r.id is not distinct from s.revision_id as "isPublished", ${by} is null as "isImported", ${by} as "by"
    from section_revisions r join sections o on o.id = r.section_id and o.deleted_at is null
      left join section_contents s on s.section_id = r.section_id and s.locale = r.locale
    where r.site_id = ${siteId} and r.section_id = ${documentId} and r.locale = ${locale})`
}

/** Makes the kind of the shared sections. A draft in a language without content begins as the section that visitors see there, else as that of another language. */
export function createSectionKind({ registry, sanitiser, sections, findSite }: SectionKindNeeds): EditedKind {
  const keyOf = ({ siteId, documentId: id, locale }: DraftKey): SectionKey => ({ siteId, id, locale })
  const saved = (db: Kysely<Tables>, key: DraftKey) => readSavedSection(db, keyOf(key))
  const save = async (
    trx: Transaction<Tables>,
    key: DraftKey,
    document: EditedDocument,
    { baseRevision, ...options }: PublicationOptions & { readonly isAside?: boolean },
  ): Promise<number> => {
    const baseHash = await revisionHash(trx, 'section_revisions', { siteId: key.siteId, id: baseRevision })
    return (await sections.save(keyOf(key), sectionOfDraft(document), { ...options, baseHash, trx })).revisionId
  }
  const otherContent = async (db: Kysely<Tables>, key: DraftKey, { defaultLocale: locale }: Site) =>
    (await saved(db, { ...key, locale })) ?? readFirstContent(db, keyOf(key))
  return {
    name: 'section',
    hasPageBlocks: true,

    async head(db, key) {
      const site = findSite(key.siteId)
      if (!site?.locales.includes(key.locale) || (await isInTrash(db, keyOf(key)))) return undefined
      const own = await saved(db, key)
      const seen = own ?? (await otherContent(db, key, site))
      return seen && { id: own?.id ?? null, hash: own?.hash ?? hashOf(null), document: editedSection(registry, seen.title, seen.blocks) }
    },

    async revision(db, { siteId, documentId, locale }, id) {
      const row = await db
        .selectFrom('section_revisions')
        .select(['title', 'blocks'])
        .where('id', '=', id)
        .where('site_id', '=', siteId)
        .where('section_id', '=', documentId)
        .where('locale', '=', locale)
        .executeTakeFirst()
      return row && editedSection(registry, row.title, row.blocks)
    },

    revisions: revisionsOf,

    async issues(db, key, document, language) {
      return (await findSectionIssues({ registry, sanitiser }, db, keyOf(key), { section: sectionOfDraft(document), language })).map(
        withinBlock,
      )
    },

    async publish(trx, key, document, options) {
      const former = await saved(trx, key)
      return { revisionId: await save(trx, key, document, options), former: former?.id ?? null }
    },

    store: (trx, key, document, options) => save(trx, key, document, { ...options, isAside: true }),

    references: (document) => referencesOfDocument(registry, document),

    // A page that shows a section would lack it without a word: none is taken offline.
    unpublish: () => Promise.reject(new ApiError('PAGE_REQUIRED', { why: neededByPages })),

    async standing(db, key) {
      if (await saved(db, key)) return 'ONLINE'
      return (await plannedStanding(db, key)) ?? 'NEVER'
    },
  }
}
