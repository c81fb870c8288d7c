import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { readMenu } from './menu.ts'
import type { MenuInput } from './menu-input.ts'
import { saveMenu } from './save-menu.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
  // The rows of the test sites have ids from 1 on, which the sequence does not know.
  await sql`select setval('menu_items_id_seq', 100)`.execute(test.database.db)
})
afterAll(() => test.close())

const save = (entries: readonly MenuInput[], siteId = 38) => saveMenu(test.database.db, siteId, entries)

const entry = (title: string, rest: Partial<MenuInput> = {}): MenuInput => ({
  linkType: 'SELF',
  showInMenu: true,
  texts: { fr_FR: { title, url: title.toLowerCase().replaceAll(' ', '-') } },
  ...rest,
})

const stored = (locale = 'fr_FR') => readMenu(test.database.db, test.scope(38, locale))

/** Ids of all entries by title. */
const ids = async (): Promise<Record<string, number>> => {
  const all = (await stored()).flatMap((item) => [item, ...item.children])
  return Object.fromEntries(all.map(({ title, id }) => [title, id]))
}

/** Titles of the tree: `A(B C)`. */
const tree = async (): Promise<string> =>
  (await stored()).map(({ title, children }) => `${title}(${children.map((child) => child.title).join(' ')})`).join(' ')

describe('saveMenu', () => {
  it('keeps the ids of entries and children that are renamed, moved and reordered', async () => {
    await save([entry('Vins', { children: [entry('Rouges'), entry('Blancs')] }), entry('Visite')])
    const { Vins = 0, Rouges = 0, Blancs = 0, Visite = 0 } = await ids()
    await save([
      entry('Nous voir', { id: Visite, children: [entry('Blancs', { id: Blancs })] }),
      entry('Neuf'),
      entry('Vins', { id: Vins, children: [entry('Rouges', { id: Rouges })] }),
    ])
    expect(await tree()).toBe('Nous voir(Blancs) Neuf() Vins(Rouges)')
    expect(await ids()).toMatchObject({ 'Nous voir': Visite, Blancs, Vins, Rouges })
  })

  it('keeps a child whose parent is deleted in the same save', async () => {
    await save([entry('Parent', { children: [entry('Enfant')] })])
    const { Enfant = 0 } = await ids()
    await save([entry('Enfant', { id: Enfant })])
    expect(await ids()).toEqual({ Enfant })
  })

  it('exchanges parent and child', async () => {
    await save([entry('Haut', { children: [entry('Bas')] })])
    const { Haut = 0, Bas = 0 } = await ids()
    await save([entry('Bas', { id: Bas, children: [entry('Haut', { id: Haut })] })])
    expect([await tree(), await ids()]).toEqual(['Bas(Haut)', { Bas, Haut }])
  })

  it('drops the texts of a language that the entry no longer has', async () => {
    await save([entry('Visite', { texts: { fr_FR: { title: 'Visite', url: 'visite' }, en_GB: { title: 'Tour', url: 'tour' } } })])
    const { Visite = 0 } = await ids()
    expect((await stored('en_GB')).map(({ title }) => title)).toEqual(['Tour'])
    await save([entry('Visite', { id: Visite })])
    expect((await stored('en_GB')).map(({ title }) => title)).toEqual(['Visite'])
  })

  it.each([
    ['unknown', () => [entry('Un', { id: 99_999 })], 'menu.0.id'],
    ['of another site', () => [entry('Un', { id: 1 })], 'menu.0.id'],
    ['named twice', (id: number) => [entry('Un', { id, children: [entry('Deux', { id })] })], 'menu.0.children.0.id'],
  ])('refuses an id that is %s, and changes nothing', async (_name, entries, field) => {
    await save([entry('Reste')])
    const { Reste = 0 } = await ids()
    const refusal = await save(entries(Reste)).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ data: { errors: [{ field, code: 'OPTION' }] } })
    expect(await ids()).toEqual({ Reste })
  })

  it('leaves one of two menus that are saved at the same time', async () => {
    await Promise.all(['A', 'B'].map((title) => save([entry(title), entry(`${title} bis`)])))
    expect(['A() A bis()', 'B() B bis()']).toContain(await tree())
  })
})
