import { sql, type Transaction } from 'kysely'
import { menuDocument, MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import type { Block } from '#schemas/generated/content.ts'
import { hashOf } from '#engine/document/hash.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { entriesOfBlocks } from '#server/content/menu/entries-of-blocks.ts'
import { referencesOfEntries } from '#server/content/menu/menu-references.ts'
import { findMenuIssues } from '#server/content/menu/menu-issues.ts'
import { newestMenuRevision, storeMenuAside } from '#server/content/menu/menu-revisions.ts'
import { storedNumbers, numberEntries } from '#server/content/menu/planned-menu.ts'
import { lockMenu, saveMenu } from '#server/content/menu/save-menu.ts'
import { readStoredEntries } from '#server/content/menu/stored-entries.ts'
import { accountIn } from '#server/content/pages/read-authors.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { ApiError, invalidDocument, notFound } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import type { EditedKind, RevisionRow } from './edited-kind.ts'
import { admitToMenu } from './menu-admission.ts'

const neededBySite = { fr: 'Chaque site a un menu.', en: 'Each site has a menu.' }

/** Services of the kind of the menus. */
export interface MenuKindNeeds {
  readonly findSite: (id: number) => Site | undefined
  readonly onWrite: (siteId: number) => Promise<void>
}

function editedMenu(entries: unknown): EditedDocument {
  return { head: {}, regions: { [MENU_REGION]: readBlocks(entries) }, notes: {} }
}

async function refuseIssues(trx: Transaction<Tables>, siteId: number, entries: readonly Block[], language: string): Promise<void> {
  const issues = await findMenuIssues(trx, siteId, entries, language)
  if (issues.length > 0) throw invalidDocument('MENU', issues)
}

function revisionsOf({ siteId }: DraftKey) {
  const by = accountIn(sql<string>`r.saved_by`)
  return sql<RevisionRow>`(
    select r.id, '' as title, r.saved_at, r.hash, r.id is not distinct from max(r.id) filter (where not r.is_aside) over () as "isPublished", ${by} is null as "isImported", ${by} as "by"
    from menu_revisions r where r.site_id = ${siteId})`
}

/**
 * Makes the kind of the menus. A site has one for all its languages: document 1 in its default language. What is saved is published, so
 * the newest saved state is what visitors see.
 */
export function createMenuKind({ findSite, onWrite }: MenuKindNeeds): EditedKind {
  const isMenu = ({ siteId, documentId, locale }: DraftKey) => documentId === menuDocument && findSite(siteId)?.defaultLocale === locale
  const require = (key: DraftKey): void => {
    if (!isMenu(key)) throw notFound()
  }
  return {
    name: 'menu',
    hasPageBlocks: false,
    isBasedSilently: true,
    admit: admitToMenu,

    async head(db, key) {
      if (!isMenu(key)) return undefined
      const newest = await newestMenuRevision(db, key.siteId)
      const entries = newest?.entries ?? (await readStoredEntries(db, key.siteId))
      return { id: newest?.id ?? null, hash: newest?.hash ?? hashOf(entries), document: editedMenu(entries) }
    },

    async revision(db, key, id) {
      require(key)
      const row = await db
        .selectFrom('menu_revisions')
        .select('entries')
        .where('id', '=', id)
        .where('site_id', '=', key.siteId)
        .executeTakeFirst()
      return row && editedMenu(row.entries)
    },

    revisions: revisionsOf,

    issues(db, key, { regions }, language) {
      require(key)
      return findMenuIssues(db, key.siteId, regions[MENU_REGION] ?? [], language)
    },

    async publish(trx, key, { regions }, { baseRevision, by, language }) {
      require(key)
      const { siteId } = key
      const blocks = regions[MENU_REGION] ?? []
      await refuseIssues(trx, siteId, blocks, language)
      const ids = await storedNumbers(trx, siteId)
      announceSite(trx, siteId, onWrite)
      const entries = entriesOfBlocks(blocks, (id) => ids.get(id))
      return saveMenu(trx, siteId, entries, { by, base: baseRevision, blocks })
    },

    async store(trx, key, { regions }, { baseRevision, by, language }) {
      require(key)
      const entries = [...(regions[MENU_REGION] ?? [])]
      await refuseIssues(trx, key.siteId, entries, language)
      await lockMenu(trx, key.siteId, baseRevision)
      return storeMenuAside(trx, key.siteId, { entries, numbers: await numberEntries(trx, key.siteId, entries), by })
    },

    references: ({ regions }) => referencesOfEntries(regions[MENU_REGION] ?? []),

    // Every site has a menu: an empty one is published, none is taken offline.
    unpublish: () => Promise.reject(new ApiError('PAGE_REQUIRED', { why: neededBySite })),

    standing: (_db, key) => {
      require(key)
      return Promise.resolve('ONLINE')
    },
  }
}
