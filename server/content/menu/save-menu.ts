import type { Kysely, Transaction } from 'kysely'
import type { FormatReason } from '#schemas/errors/error-details.ts'
import type { Block } from '#schemas/generated/content.ts'
import { isMenuUrl } from '#schemas/urls/safe-url.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { MenuInput } from './menu-input.ts'
import { newestMenuRevision, storeMenuRevision } from './menu-revisions.ts'
import { replaceEntries } from './store-entries.ts'
import { readStoredEntries } from './stored-entries.ts'

/** Options of a menu save. */
export interface MenuSaveOptions {
  /** Author: the number of an account, or the name of a program. */
  readonly by?: string
  /** The newest revision that the writer has read, null for a menu without one. Without it any state is replaced. */
  readonly base?: number | null
  /** The state as its revision keeps it; without it, as it is stored. */
  readonly blocks?: readonly Block[]
  /** The numbers that a planned version has given to new entries, by their names in drafts. */
  readonly numbers?: Readonly<Record<string, number>>
}

function refused(field: string, code: 'REQUIRED' | 'FORMAT' | 'OPTION', reason?: FormatReason): ApiError {
  return new ApiError('VALIDATION_FAILED', { errors: [{ field, code, ...(reason && { reason }) }] })
}

function checkTexts({ texts, pageId }: MenuInput, path: string): void {
  for (const [locale, { title, url }] of Object.entries(texts)) {
    if (pageId == null && (title ?? '').trim() === '') throw refused(`${path}.texts.${locale}.title`, 'REQUIRED')
    if (url != null && !isMenuUrl(url)) throw refused(`${path}.texts.${locale}.url`, 'FORMAT', 'link')
  }
}

function checkEntries(entries: readonly MenuInput[], path: string): void {
  for (const [index, entry] of entries.entries()) {
    checkTexts(entry, `${path}${index}`)
    checkEntries(entry.children ?? [], `${path}${index}.children.`)
  }
}

/** Takes each id that the entries name out of `free`. Refuses an id that is unknown or named twice. */
function claimIds(entries: readonly MenuInput[], free: Set<number>, path = 'menu.'): void {
  for (const [index, { id, children = [] }] of entries.entries()) {
    if (id !== undefined && !free.delete(id)) throw refused(`${path}${index}.id`, 'OPTION')
    claimIds(children, free, `${path}${index}.children.`)
  }
}

/** Result of a menu save: its revision, and the one that was the newest before. */
export interface SavedMenu {
  readonly revisionId: number
  readonly former: number | null
}

/**
 * Locks the menu of a site and returns the number of its newest revision. A menu that was stored before there were revisions gets one, so
 * that it stays among them. Another revision than `base` is refused.
 */
export async function lockMenu(trx: Transaction<Tables>, siteId: number, base: number | null | undefined): Promise<number | null> {
  // The lock runs the writers of one site one after the other: no entry of another save stays beside these.
  const site = await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
  if (!site) throw notFound()
  const newest = await newestMenuRevision(trx, siteId)
  if (base !== undefined && (newest?.id ?? null) !== base) throw new ApiError('STALE_VERSION', { hash: newest?.hash ?? null })
  if (newest) return newest.id
  const stored = await readStoredEntries(trx, siteId)
  return stored.length === 0 ? null : storeMenuRevision(trx, siteId, stored, 'seed')
}

/**
 * Replaces the menu of a site and stores its state as a revision. An entry that names its id keeps it, wherever
 * it moves; stored entries that are not named are deleted. An unsafe address, an unknown id and an id that is named twice are refused.
 */
export async function saveMenu(
  db: Kysely<Tables>,
  siteId: number,
  entries: readonly MenuInput[],
  { by = 'seed', base, blocks, numbers = {} }: MenuSaveOptions = {},
): Promise<SavedMenu> {
  checkEntries(entries, 'menu.')
  return inTransaction(db, async (trx) => {
    const former = await lockMenu(trx, siteId, base)
    const rows = await trx.selectFrom('menu_items').select('id').where('site_id', '=', siteId).execute()
    const left = new Set(rows.map(({ id }) => id))
    claimIds(entries, left)
    await replaceEntries({ trx, siteId, numbers }, entries, left)
    const revisionId = await storeMenuRevision(trx, siteId, blocks ? [...blocks] : await readStoredEntries(trx, siteId), by)
    return { revisionId, former }
  })
}
