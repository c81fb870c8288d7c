import { sql, type Kysely } from 'kysely'
import { readMenuEntry } from '#schemas/admin/menu/read-menu-entry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { distinctReferences, type Reference } from '#engine/references/reference.ts'
import { referencesOfRow } from '#engine/references/row-references.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Referrer, ReferenceSource } from '#server/platform/references/store-references.ts'
import { readNumbers, storedNumbers } from './planned-menu.ts'

interface EntryRow {
  readonly id: number
  readonly locale: string
  readonly page: number | null
  readonly url: string | null
}

function referencesOfEntry({ page, url }: Pick<EntryRow, 'page' | 'url'>): Reference[] {
  return page === null ? referencesOfRow({ url }) : [{ kind: 'page', key: String(page) }]
}

/** Pages and addresses that the entries of a draft of a menu lead to. */
export function referencesOfEntries(entries: readonly Block[]): Reference[] {
  const found: Reference[] = []
  walkBlocks(entries, ({ props }) => {
    const { pageId = null, texts } = readMenuEntry(props)
    if (pageId !== null) found.push(...referencesOfEntry({ page: pageId, url: null }))
    else for (const { url = null } of Object.values(texts)) found.push(...referencesOfEntry({ page: null, url }))
  })
  return distinctReferences(found)
}

interface PlannedMenu {
  readonly entries: unknown
  readonly numbers: unknown
}

async function plannedReferrers(db: Kysely<Tables>, siteId: number): Promise<Referrer[]> {
  const { rows } = await sql<PlannedMenu>`
    select r.entries, r.numbers from publications p join menu_revisions r on r.id = p.menu_revision_id
    where p.site_id = ${siteId} and p.done_at is null and (p.ends_at is null or p.ends_at > now())`.execute(db)
  if (rows.length === 0) return []
  const stored = await storedNumbers(db, siteId)
  return rows.flatMap(({ entries, numbers: given }) => {
    const numbers = readNumbers(given)
    const found: Referrer[] = []
    walkBlocks(readBlocks(entries), ({ id: name, props }) => {
      const { pageId = null, texts } = readMenuEntry(props)
      const entry = { id: stored.get(name) ?? ownValue(numbers, name) ?? 0, state: 'PLANNED' as const }
      if (pageId !== null) found.push({ ...entry, locale: '', references: referencesOfEntry({ page: pageId, url: null }) })
      else
        for (const [locale, { url = null }] of Object.entries(texts))
          if (url !== null) found.push({ ...entry, locale, references: referencesOfEntry({ page: null, url }) })
    })
    return found
  })
}

/** Pages and addresses that the entries of the menu lead to: as visitors see them, and in planned versions. */
export const menuReferences: ReferenceSource = {
  kind: 'MENU',
  states: ['SAVED', 'PLANNED'],
  async read(db, siteId, only) {
    const own = only === undefined ? sql`` : sql`and m.id = ${only}`
    const { rows } = await sql<EntryRow>`
      select m.id, '' as locale, m.page_id as page, null as url from menu_items m where m.site_id = ${siteId} and m.page_id is not null ${own}
      union all
      select m.id, t.locale, null, t.url from menu_items m join menu_item_texts t on t.menu_item_id = m.id
        where m.site_id = ${siteId} and not m.follows_page and t.url is not null ${own}`.execute(db)
    const saved = rows.map(({ id, locale, page, url }): Referrer => {
      return { id, locale, state: 'SAVED', references: referencesOfEntry({ page, url }) }
    })
    return [...saved, ...(await plannedReferrers(db, siteId)).filter(({ id }) => only === undefined || only === id)]
  },
}
