import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENTRY_SLOT, MENU_ENTRY } from '#schemas/admin/menu/menu-document.ts'
import type { MenuItem } from '#schemas/api/sites/site.ts'
import type { Block } from '#schemas/generated/content.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { readMenu } from './menu.ts'
import { saveMenu } from './save-menu.ts'

let test: TestFeatures
beforeAll(async () => {
  test = await testFeatures()
  // The rows of the test sites have ids from 1 on, which the sequence does not know.
  await sql`select setval('menu_items_id_seq', 100)`.execute(test.database.db)
  const texts = { fr_FR: { title: 'Avant', url: 'avant' } }
  await saveMenu(test.database.db, 38, [{ blockId: 'haut', linkType: 'SELF', showInMenu: true, texts }])
})
afterAll(() => test.close())

const entry = (id: string, below: readonly Block[] = []): Block => ({
  ...{ id, type: MENU_ENTRY, v: 1, slots: { [ENTRY_SLOT]: [...below] } },
  props: { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: id, url: id } } },
})
const read = () => readMenu(test.database.db, test.scope(38))
const titles = (menu: readonly MenuItem[]): readonly unknown[] => menu.map(({ title, children }) => [title, ...titles(children)])

it.each([
  { has: 'the number of the entry above it', numbers: (above: number) => ({ sous: above }), shown: ['haut'] },
  { has: 'the number of another new entry', numbers: () => ({ sous: 900, voisin: 900 }), shown: ['haut', ['sous']] },
  { has: 'a number that is none', numbers: () => ({ sous: 'x', voisin: -1 }), shown: ['haut'] },
])('shows the other entries of a planned menu where a new one has $has', async ({ numbers, shown }) => {
  const above = (await read())[0]?.id ?? 0
  const entries = JSON.stringify([entry('haut', [entry('sous', [entry('voisin')])])])
  await sql`
    with planned as (
      insert into menu_revisions (site_id, entries, numbers, hash, saved_by, is_aside)
      values (38, ${entries}::jsonb, ${JSON.stringify(numbers(above))}::jsonb, 'x', 'seed', true) returning id
    )
    insert into publications (site_id, kind, document_id, locale, revision_id, draft_hash, starts_at)
    select 38, 'MENU', 1, 'fr_FR', id, 'x', now() - interval '1 minute' from planned`.execute(test.database.db)
  expect(titles(await read())).toEqual([shown])
  await sql`delete from publications`.execute(test.database.db)
})

it('refuses a planned menu whose new entry has the number of one of another site, which stays', async () => {
  const { db } = test.database
  const other = async () => (await sql`select to_jsonb(m) as row from menu_items m where site_id <> 38 order by id`.execute(db)).rows
  const [before, shown] = [await other(), await read()]
  const texts = { fr_FR: { title: 'Neuf', url: 'neuf' } }
  const entries = [{ blockId: 'neuf', linkType: 'NONE', showInMenu: false, texts }] as const
  const foreign = await db.selectFrom('menu_items').select('id').where('site_id', '=', 37).executeTakeFirstOrThrow()
  await expect(saveMenu(db, 38, entries, { numbers: { neuf: foreign.id } })).rejects.toThrow('of another site')
  expect([await other(), await read()]).toEqual([before, shown])
})
