import { sql, type Kysely, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import { saveDomains, saveTags } from '#server/sites/directory/save-site.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

type Trx = Transaction<Tables>

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
  // The rows of the test sites have ids from 1 on, which the sequence does not know.
  await sql`select setval('menu_items_id_seq', 100)`.execute(test.database.db)
})
afterAll(() => test.close())

const savePage = (trx: Trx, url: string) =>
  test.features.pages.save(
    {
      ...{ url, locale: 'fr_FR', title: 'Une page', seo: {}, shell: 'default', middleware: [] },
      layout: { blocks: [{ id: 'titre', type: 'heading', v: 1, props: { text: url, level: 1 } }] },
    },
    { siteId: 37, baseHash: null, by: 'Camille', trx },
  )

const regions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [] }
const saveShell = (trx: Trx) => test.features.shells.save(37, 'en_GB', { name: 'page', regions }, { by: 'test', trx })
const saveEntry = (trx: Trx) =>
  saveMenu(trx, 37, [{ linkType: 'SELF', showInMenu: true, texts: { fr_FR: { title: 'Depuis la transaction', url: 'depuis' } } }])

const writers: Readonly<Record<string, (trx: Trx) => Promise<unknown>>> = {
  page: (trx) => savePage(trx, 'en-transaction'),
  shell: saveShell,
  menu: saveEntry,
  'domains of a site': (trx) => saveDomains(trx, 37, [{ host: 'transaction.example', kind: 'prod' }]),
  'tags of a site': (trx) => saveTags(trx, 37, [{ value: 'transaction', labels: { fr_FR: 'Transaction' } }]),
}

/** All rows that the writers of this file touch. */
const stored = async (db: Kysely<Tables>) => {
  const tables = ['page_documents', 'revisions', 'shells', 'menu_items', 'menu_item_texts', 'site_domains', 'tags']
  const texts = tables.map(
    async (table) => (await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(db)).rows,
  )
  return JSON.stringify(await Promise.all(texts))
}

/** Records the notifications of content until a marker comes through, so that "none" is a result and not an early look. */
async function listenUntilMarked(work: () => Promise<unknown>): Promise<(string | null)[]> {
  const received: (string | null)[] = []
  const stop = await test.database.listen('content', (payload) => received.push(payload))
  await work()
  await sql`select pg_notify('content', 'marker')`.execute(test.database.db)
  await expect.poll(() => received).toContain('marker')
  stop()
  return received.filter((payload) => payload !== 'marker')
}

describe('writers in one given transaction', () => {
  it.each(Object.entries(writers))('store and announce nothing when the one after the %s fails', async (_name, write) => {
    const { db } = test.database
    const before = await stored(db)
    const version = test.scope(37).site.contentVersion
    const announced = await listenUntilMarked(() =>
      expect(
        inTransaction(db, async (trx) => {
          await write(trx)
          expect(await stored(trx)).not.toBe(before)
          await savePage(trx, 'Adresse Refusée')
        }),
      ).rejects.toMatchObject({ code: 'PAGE_INVALID' }),
    )
    expect(announced).toEqual([])
    expect(await stored(db)).toBe(before)
    expect(test.scope(37).site.contentVersion).toBe(version)
  })

  it('are announced once, after the outer commit', async () => {
    const { db } = test.database
    const version = test.scope(37).site.contentVersion
    const announced = await listenUntilMarked(() =>
      inTransaction(db, async (outer) => {
        for (const write of Object.values(writers)) await write(outer)
        await inTransaction(outer, (inner) => savePage(inner, 'imbriquee'))
        expect(test.scope(37).site.contentVersion).toBe(version)
      }),
    )
    expect(announced).toEqual(['37'])
    expect(test.scope(37).site.contentVersion).not.toBe(version)
    const pages = await db.selectFrom('page_documents').select('url').where('url', 'in', ['en-transaction', 'imbriquee']).execute()
    expect(pages).toHaveLength(2)
  })
})
