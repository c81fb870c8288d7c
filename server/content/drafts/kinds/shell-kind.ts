import { sql, type Kysely, type Transaction } from 'kysely'
import { readDocument } from '#engine/draft/document/read-document.ts'
import { withoutEmptySlots } from '#engine/draft/document/replace-blocks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { hashOf } from '#engine/document/hash.ts'
import { SHELL_REGIONS } from '#engine/draft/document/page-order.ts'
import { referencesOfDocument } from '#engine/references/document-references.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { ShellName } from '#schemas/api/content/shell.ts'
import type { ShellRegions } from '#schemas/generated/content.ts'
import { shellNumbers } from '#server/content/pages/shell-numbers.ts'
import { accountIn } from '#server/content/pages/read-authors.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import type { Shells } from '#server/content/pages/shells.ts'
import { findShellIssues, readSavedShell, type SavedShell, type ShellInput, type ShellKey } from '#server/content/pages/write/save-shell.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { plannedStanding } from '#server/content/drafts/planning/planned-rows.ts'
import type { EditedKind, PublicationOptions, RevisionRow, Standing } from './edited-kind.ts'
import { revisionHash } from './revision-hash.ts'
import { withinBlock } from './within-block.ts'

const neededByPages = {
  fr: 'Toutes les pages ont un en-tête et un pied de page.',
  en: 'All pages have a header and a footer.',
}

/** Services of the kind of the shells. */
export interface ShellKindNeeds {
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly shells: Shells
  readonly findSite: (id: number) => Site | undefined
}

function editedShell(registry: Registry, stored: unknown): EditedDocument {
  const { regions } = readDocument({ head: {}, regions: stored }, SHELL_REGIONS)
  const edited = Object.entries(regions).map(([name, blocks]) => [name, upgradeBlocks(registry, blocks).map(withoutEmptySlots)] as const)
  return { head: {}, regions: Object.fromEntries(edited), notes: {} }
}

function shellOfDraft(name: ShellName, { regions }: EditedDocument): ShellInput {
  const saved = SHELL_REGIONS.map((region) => [region, [...(regions[region] ?? [])]] as const)
  return { name, regions: Object.fromEntries(saved) as unknown as ShellRegions }
}

function revisionsOf({ siteId, documentId, locale }: DraftKey) {
  const by = accountIn(sql<string>`r.saved_by`)
  return sql<RevisionRow>`(
    select r.id, '' as title, r.saved_at, r.hash, r.id is not distinct from s.revision_id as "isPublished", ${by} is null as "isImported", ${by} as "by"
    from shell_revisions r left join shells s on s.site_id = r.site_id and s.name = r.name and s.locale = r.locale
    where r.site_id = ${siteId} and r.name = ${shellNumbers.get(documentId) ?? ''} and r.locale = ${locale})`
}

const NEVER_SAVED = { id: null, hash: hashOf(null) } as const

/** Reads the newest revision of a shell that visitors have seen, in one language. The draft of the shell starts from it, even if visitors see the default shell. */
function readNewest(db: Kysely<Tables>, { siteId, name, locale }: ShellKey) {
  return db
    .selectFrom('shell_revisions')
    .select(['id', 'regions', 'hash'])
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .where('locale', '=', locale)
    .where('is_aside', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function readStanding(db: Kysely<Tables>, key: DraftKey, shell: ShellKey): Promise<Standing> {
  if (await readSavedShell(db, shell)) return 'ONLINE'
  const planned = await plannedStanding(db, key)
  if (planned) return planned
  return (await readNewest(db, shell)) ? 'OFFLINE' : 'NEVER'
}

function readRevision(db: Kysely<Tables>, { siteId, name, locale }: ShellKey, id: number) {
  return db
    .selectFrom('shell_revisions')
    .select('regions')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .where('locale', '=', locale)
    .executeTakeFirst()
}

/** Makes the kind of the shells. A draft in a language without a shell of its own begins as the shell that visitors see there. */
export function createShellKind({ registry, sanitiser, shells, findSite }: ShellKindNeeds): EditedKind {
  const keyOf = ({ siteId, documentId, locale }: DraftKey): ShellKey | undefined => {
    const name = shellNumbers.get(documentId)
    return name && findSite(siteId)?.locales.includes(locale) ? { siteId, name, locale } : undefined
  }
  const required = (key: DraftKey): ShellKey => {
    const shell = keyOf(key)
    if (!shell) throw new ApiError('NOT_FOUND')
    return shell
  }
  const save = async (
    trx: Transaction<Tables>,
    key: DraftKey,
    document: EditedDocument,
    { baseRevision, ...options }: PublicationOptions & { readonly isAside?: boolean },
  ): Promise<SavedShell> => {
    const shell = required(key)
    // A language that shows the default shell again has no saved state, also when its draft is based on a revision.
    const baseHash = (await readSavedShell(trx, shell))
      ? await revisionHash(trx, 'shell_revisions', { siteId: key.siteId, id: baseRevision })
      : null
    return shells.save(key.siteId, key.locale, shellOfDraft(shell.name, document), { ...options, baseHash, trx })
  }
  return {
    name: 'shell',
    hasPageBlocks: true,

    async head(db, key) {
      const shell = keyOf(key)
      const site = findSite(key.siteId)
      if (!shell || !site) return undefined
      const saved = (await readSavedShell(db, shell)) ?? (await readNewest(db, shell))
      const seen = saved ?? (await readSavedShell(db, { ...shell, locale: site.defaultLocale }))
      const { id, hash } = saved ?? NEVER_SAVED
      return { id, hash, document: editedShell(registry, seen?.regions ?? {}) }
    },

    async revision(db, key, id) {
      const row = await readRevision(db, required(key), id)
      return row && editedShell(registry, row.regions)
    },

    revisions: revisionsOf,

    async issues(db, key, document, language) {
      const shell = shellOfDraft(required(key).name, document)
      return (await findShellIssues({ registry, sanitiser }, db, key, { shell, language })).map(withinBlock)
    },

    async publish(trx, key, document, options) {
      const seen = await readSavedShell(trx, required(key))
      const { revisionId } = await save(trx, key, document, options)
      return { revisionId, former: seen?.id ?? null }
    },

    async store(trx, key, document, options) {
      return (await save(trx, key, document, { ...options, isAside: true })).revisionId
    },

    references: (document) => referencesOfDocument(registry, document),

    // Every page has a header and a footer: a language goes back to those of the default one, which are never taken offline.
    async unpublish(trx, key) {
      if (key.locale === findSite(key.siteId)?.defaultLocale) throw new ApiError('PAGE_REQUIRED', { why: neededByPages })
      return shells.withdraw(trx, required(key))
    },

    standing: (db, key) => readStanding(db, key, required(key)),
  }
}
