import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { filterMenu, readMenu } from './menu.ts'
import type { MenuInput } from './menu-input.ts'
import { saveMenu } from './save-menu.ts'

let test: TestFeatures

const page = { shell: 'default' as const, seo: {}, middleware: [], layout: { blocks: [] } }
async function addPage(addresses: Readonly<Record<string, string>>, publish = true): Promise<number> {
  let id: number | undefined
  for (const [locale, url] of Object.entries(addresses)) {
    const document = { ...page, url, title: `Page ${url}`, locale, ...(id !== undefined && { id }) }
    id = (await test.features.pages.save(document, { siteId: 38, baseHash: null, by: 'test', publish })).id
  }
  return id ?? 0
}

const entry = (name: string, urls: Readonly<Record<string, string | null>>, rest: Partial<MenuInput> = {}): MenuInput => ({
  ...{ linkType: 'SELF', showInMenu: true },
  texts: Object.fromEntries(Object.entries(urls).map(([locale, url]) => [locale, { title: `${name} ${locale}`, url }])),
  ...rest,
})
const unlinked = (entries: readonly MenuInput[]): MenuInput[] =>
  entries.map((each) => ({ ...each, pageId: null, children: unlinked(each.children ?? []) }))

const menus = async () =>
  JSON.stringify(await Promise.all(['fr_FR', 'en_GB'].map((locale) => readMenu(test.database.db, test.scope(38, locale)))))
const linked = async () => {
  const rows = test.database.db.selectFrom('menu_items').innerJoin('menu_item_texts as t', 't.menu_item_id', 'menu_items.id')
  const found = await rows.select(['t.title', 'page_id']).where('menu_items.site_id', '=', 38).where('follows_page', '=', true).execute()
  return new Map(found.map(({ title, page_id }) => [title?.split(' ')[0], page_id]))
}

beforeAll(async () => {
  test = await testFeatures()
  await sql`select setval('menu_items_id_seq', 100)`.execute(test.database.db)
})
afterAll(() => test.close())

it('links stored entries to pages, and the public menu stays the same, byte for byte', async () => {
  const both = await addPage({ fr_FR: 'domaine', en_GB: 'estate' })
  const french = await addPage({ fr_FR: 'caveau' })
  await addPage({ fr_FR: 'tarifs', en_GB: 'prices' })
  const entries: MenuInput[] = [
    entry('Both', { fr_FR: 'domaine', en_GB: 'estate' }, { children: [entry('French', { fr_FR: 'caveau' })] }),
    entry('FrenchTwice', { fr_FR: 'caveau', en_GB: 'caveau' }),
    // Linked, these would have another title or address in English.
    entry('OnlyFrench', { fr_FR: 'tarifs' }),
    entry('Mixed', { fr_FR: 'tarifs', en_GB: 'estate' }),
    entry('Anchor', { fr_FR: 'domaine#plan', en_GB: 'estate#plan' }),
    entry('Outside', { fr_FR: 'https://example.org/', en_GB: 'https://example.org/' }),
    entry('Nowhere', { fr_FR: 'nulle-part', en_GB: 'nowhere' }),
    entry('Unlinked', { fr_FR: null, en_GB: null }),
    entry('Heading', { fr_FR: 'domaine', en_GB: 'estate' }, { linkType: 'NONE' }),
  ]
  await saveMenu(test.database.db, 38, unlinked(entries))
  const before = await menus()
  expect(await linked()).toEqual(new Map())
  const ids = await test.database.db.selectFrom('menu_items').select('id').where('site_id', '=', 38).orderBy('id').execute()
  await sql`update menu_items m set page_id = l.page_id, follows_page = true from menu_links(38) l where m.id = l.item_id`.execute(
    test.database.db,
  )
  expect(await menus()).toBe(before)
  expect(await linked()).toEqual(
    new Map([
      ['Both', both],
      ['French', french],
      ['FrenchTwice', french],
    ]),
  )
  expect(await test.database.db.selectFrom('menu_items').select('id').where('site_id', '=', 38).orderBy('id').execute()).toEqual(ids)
})

it('links entries of a seed when stored, also to a page that visitors do not see', async () => {
  const later = await addPage({ fr_FR: 'bientot' }, false)
  await saveMenu(test.database.db, 38, [entry('Later', { fr_FR: 'bientot' })])
  expect([await linked(), await menus()]).toEqual([new Map([['Later', later]]), '[[],[]]'])
})

it('leaves out a heading whose entries visitors do not see, and shows one that has none', async () => {
  const hidden = await addPage({ fr_FR: 'a-venir' }, false)
  const heading = (name: string, children: MenuInput[] = []) => entry(name, { fr_FR: null }, { linkType: 'NONE', children })
  const below = entry('Soon', { fr_FR: null }, { pageId: hidden })
  await saveMenu(test.database.db, 38, [
    heading('Later', [heading('Inner', [below])]),
    heading('Alone'),
    heading('Some', [below, entry('Out', { fr_FR: '/x' })]),
  ])
  const menu = await readMenu(test.database.db, test.scope(38))
  expect(menu.map(({ title, children }) => [title, children.length])).toEqual([
    ['Alone fr_FR', 0],
    ['Some fr_FR', 1],
  ])
  expect(filterMenu(menu, (url) => url === '/x').map(({ title }) => title)).toEqual(['Alone fr_FR'])
})
