import { sql, type Kysely, type Transaction } from 'kysely'
import { readRegions } from '#engine/draft/document/read-document.ts'
import { hashOf } from '#engine/document/hash.ts'
import { SHELL_REGIONS } from '#engine/draft/document/page-order.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import { checkShell } from '#engine/validation/validate-page.ts'
import type { ShellDocument, ShellRegions } from '#schemas/generated/content.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { numberOfShell } from '#server/content/pages/shell-numbers.ts'
import { visibilityBoundaries } from '#server/content/pages/visibility-boundaries.ts'
import { ApiError, invalidDocument, notFound } from '#server/platform/errors/api-error.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import { shellReferences } from './shell-references.ts'

/** The name and the regions of a shell to save. */
export type ShellInput = Pick<ShellDocument, 'name' | 'regions'>

/** Names a shell of a site in one language. */
export interface ShellKey {
  readonly siteId: number
  readonly name: ShellDocument['name']
  readonly locale: string
}

/** Options of a shell save. */
export interface ShellSaveOptions {
  /** Author: the number of an account, or the name of a program. */
  readonly by: string
  /** Hash of the saved state that the writer has read, null for a shell that does not exist. Without it any state is replaced. */
  readonly baseHash?: string | null
  /** Language of the issues; French by default. */
  readonly language?: string
  /** Transaction to take part in; without it the save has a transaction of its own. */
  readonly trx?: Transaction<Tables>
  /** True: the revision is stored beside what visitors see, for a planned version or one with a name. */
  readonly isAside?: boolean
}

/** Result of a shell save. */
export interface SavedShell {
  readonly revisionId: number
  readonly hash: string
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly onWrite: (siteId: number) => Promise<void>
}

/** Reads the saved state of a shell in exactly one language. */
export function readSavedShell(db: Kysely<Tables>, { siteId, name, locale }: ShellKey) {
  return db
    .selectFrom('shells')
    .select(['revision_id as id', 'regions', 'hash'])
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .where('locale', '=', locale)
    .executeTakeFirst()
}

/** Lists the reasons for which a shell cannot be saved. A fault passes where the saved state has it, in an unchanged block. */
export async function findShellIssues(
  { registry, sanitiser }: Pick<Needs, 'registry' | 'sanitiser'>,
  db: Kysely<Tables>,
  { siteId, locale }: Pick<ShellKey, 'siteId' | 'locale'>,
  { shell, language = 'fr_FR' }: { readonly shell: ShellInput; readonly language?: string | undefined },
): Promise<PageIssue[]> {
  const document = { ...shell, hash: '' }
  const checking = { sanitise: sanitiser.sanitise, locale: language }
  const found = checkShell(registry, document, checking)
  if (found.length === 0) return []
  const saved = await readSavedShell(db, { siteId, name: shell.name, locale })
  return saved ? checkShell(registry, document, { ...checking, stored: [Object.values(readRegions(saved.regions)).flat()] }) : found
}

const ownerOf = ({ siteId, name, locale }: ShellKey) => ({ site_id: siteId, name, locale })

function contentOf(regions: ShellRegions) {
  const edges = visibilityBoundaries(...SHELL_REGIONS.map((region) => regions[region]))
  return { regions: jsonb(regions), hash: hashOf(regions), edges }
}

async function storeRevision(
  trx: Transaction<Tables>,
  key: ShellKey,
  regions: ShellRegions,
  { by, isAside = false }: Pick<ShellSaveOptions, 'by' | 'isAside'>,
): Promise<SavedShell> {
  const content = contentOf(regions)
  const { id } = await trx
    .insertInto('shell_revisions')
    .values({ ...ownerOf(key), ...content, is_aside: isAside, saved_by: by })
    .returning(sql<number>`id`.as('id'))
    .executeTakeFirstOrThrow()
  return { revisionId: id, hash: content.hash }
}

/** Stores a shell as a revision and shows it to visitors, in the given transaction. */
export async function publishShell(
  { trx, registry }: { readonly trx: Transaction<Tables>; readonly registry: Registry },
  key: ShellKey,
  regions: ShellRegions,
  by: string,
): Promise<SavedShell> {
  const saved = await storeRevision(trx, key, regions, { by })
  const owner = ownerOf(key)
  const row = { ...contentOf(regions), revision_id: saved.revisionId }
  await trx
    .insertInto('shells')
    .values({ ...owner, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'name', 'locale']).doUpdateSet(row))
    .execute()
  await recordReferences(trx, shellReferences(registry), key.siteId, numberOfShell(key.name))
  return saved
}

/**
 * The only writer of shells: checks a shell, stores it as a revision and, unless it is stored aside, publishes it. A shell equal to the saved one is not stored again.
 * PAGE_INVALID with the issues, STALE_VERSION for another saved state than `baseHash`.
 */
export async function saveShell(
  { db, registry, sanitiser, onWrite }: Needs,
  { siteId, locale, shell }: { readonly siteId: number; readonly locale: string; readonly shell: ShellInput },
  { by, baseHash, language, trx: given, isAside = false }: ShellSaveOptions,
): Promise<SavedShell> {
  const issues = await findShellIssues({ registry, sanitiser }, given ?? db, { siteId, locale }, { shell, language })
  if (issues.length > 0) throw invalidDocument('SHELL', issues)
  const key = { siteId, name: shell.name, locale }
  return inTransaction(given ?? db, async (trx) => {
    announceSite(trx, siteId, onWrite)
    // The lock runs the writers of one site one after the other, so that each reads the result of the one before.
    const site = await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
    if (!site) throw notFound()
    const saved = await readSavedShell(trx, key)
    const hash = saved?.hash ?? null
    if (baseHash !== undefined && hash !== baseHash) throw new ApiError('STALE_VERSION', { hash })
    if (saved && saved.hash === hashOf(shell.regions)) return { revisionId: saved.id, hash: saved.hash }
    return isAside ? storeRevision(trx, key, shell.regions, { by, isAside }) : publishShell({ trx, registry }, key, shell.regions, by)
  })
}
