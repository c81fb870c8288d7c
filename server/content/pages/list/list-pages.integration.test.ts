import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageList } from '#schemas/admin/page-calls.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures
let author: DraftWriter
const ids = new Map<string, number>()
const blocks = [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Bonjour', level: 1 } }]

/** Saves a page at an address that no other page of the test site has. */
async function save(title: string, locale = 'fr_FR', options: object = {}, content: object[] = blocks): Promise<number> {
  const id = ids.get(title)
  const page = {
    url: `liste/${title}`,
    locale,
    title: `Liste ${title}`,
    seo: {},
    shell: 'default',
    middleware: [],
    layout: { blocks: content },
  }
  const saving = { siteId: 38, baseHash: null, by: String(author.userId), ...options }
  const saved = await test.features.pages.save({ ...page, ...(id !== undefined && { id }) } as never, saving)
  ids.set(title, saved.id)
  return saved.id
}

async function edit(id: number, text: string): Promise<void> {
  const key = { siteId: 38, kind: 'PAGE', documentId: id, locale: 'fr_FR' } as const
  const { seq, chain } = await test.features.drafts.open(key, author, 'fr_FR')
  const batch = { id: crypto.randomUUID(), by: 'claire', operations: [{ op: 'set' as const, id: 'titre', pointer: '/text', value: text }] }
  await test.features.drafts.step(key, { base: { seq, chain }, batches: [batch], recent: [] }, author)
}

beforeAll(async () => {
  test = await testFeatures()
  const { db } = test.database
  author = await addEditor(db, 38)
  await save('online')
  await save('online', 'en_GB')
  await edit(await save('modified'), 'Changé')
  const undone = await save('undone')
  await edit(undone, 'Changé')
  await edit(undone, 'Bonjour')
  await save('draft', 'fr_FR', { publish: false })
  await save('planned', 'fr_FR', { publishAt: new Date(Date.now() + 3_600_000) })
  const archived = await save('archived')
  await db.updateTable('page_documents').set({ deleted_at: new Date() }).where('page_id', '=', archived).execute()
})
afterAll(() => test.close())

const list = (query: string, locale?: string) =>
  test.features.pages.list(
    test.scope(38, locale),
    parseListQuery(listGrammarOf(pageList), [['search', 'liste'], ...new URLSearchParams(query)]),
  )
const titles = async (query: string, locale?: string) =>
  (await list(query, locale)).pages.map(({ title, state }) => `${title.replace('Liste ', '')} ${state}`)

it('shows the state of each page, those in the trash only where they are asked for', async () => {
  const states = ['draft DRAFT', 'modified MODIFIED', 'online ONLINE', 'planned PLANNED', 'undone ONLINE']
  expect(await titles('orderBy=title')).toEqual(states)
  expect(await titles('state=MODIFIED,ARCHIVED&orderBy=title')).toEqual(['archived ARCHIVED', 'modified MODIFIED'])
})

it('shows each page once, in the wanted language, with its languages and its last author', async () => {
  const { pages, total } = await list('search=online', 'en_GB')
  const by = { id: author.userId, name: 'Claire Roy' }
  expect([pages.length, total]).toEqual([1, 1])
  expect(pages).toMatchObject([
    { id: ids.get('online'), locale: 'en_GB', updatedBy: by, languages: [{ locale: 'en_GB' }, { locale: 'fr_FR', state: 'ONLINE' }] },
  ])
  expect(await titles('locale=en_GB', 'fr_FR')).toEqual(['online ONLINE'])
})

describe('search and order', () => {
  it.each([
    ['search=LISTÉ/modi', ['modified MODIFIED']],
    ['search=planned liste', ['planned PLANNED']],
    ['search=absent-partout-9', []],
    ['title=lk:undo', ['undone ONLINE']],
    ['orderBy=updatedAt:desc&nbItem=1', ['planned PLANNED']],
  ])('answers %s with %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })
})

it('shows no page of another site', async () => {
  const query = parseListQuery(listGrammarOf(pageList), [['search', 'liste']])
  expect((await test.features.pages.list(test.scope(37), query)).pages).toEqual([])
})

describe('search in the texts', () => {
  const prices = [
    { id: 'titre', type: 'heading', v: 1, props: { text: 'Tarifs d’été', level: 2 } },
    { id: 'texte', type: 'text', v: 1, props: { html: '<p>La <b>journée</b> entière&nbsp;: 12&nbsp;€</p>' } },
    {
      id: 'membres',
      type: 'heading',
      v: 1,
      visibility: { audience: 'members', screens: ['mobile', 'desktop'], from: null, until: null },
      props: { text: 'Abonnés', level: 2 },
    },
  ]
  const found = async (query: string, site = 38) => {
    const asked = parseListQuery(listGrammarOf(pageList), [...new URLSearchParams(query)])
    const { pages, total } = await test.features.pages.list(test.scope(site), asked)
    return [...pages.map(({ title, foundBy }) => `${title.replace('Liste ', '')} ${foundBy}`), total]
  }
  /** Leaves the pages as a version of the server that recorded no words has left them. */
  const forgetWords = () => test.database.db.deleteFrom('page_words').execute()
  let id = 0

  beforeAll(async () => {
    id = await save('prestations', 'fr_FR', {}, prices)
  })

  it.each([
    ['a word without its accents', 'search=ETE tarifs d', ['prestations TEXT', 1]],
    ['one word of the title and one of a text', 'search=prestations entiere', ['prestations TEXT', 1]],
    ['a number in a text', 'search=liste 12', ['prestations TEXT', 1]],
    ['a text that members alone see', 'search=liste abonnes', ['prestations TEXT', 1]],
    ['two words of which the page has one', 'search=prestations vendanges', [0]],
    ['words of the title', 'search=prestation', ['prestations NAME', 1]],
    ['words of a text, among names', 'search=prestations entiere&foundBy=NAME', [0]],
    ['words of a text, among texts', 'search=prestations entiere&foundBy=TEXT', ['prestations TEXT', 1]],
    ['a title with a slip', 'search=prestattions', ['prestations NAME', 1]],
  ])('finds by %s', async (_, query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it('finds the newest step of a draft, and not the text that it has replaced', async () => {
    const draft = await save('saison')
    await edit(draft, 'Quincaillerie')
    expect([await found('search=quincaillerie'), await found('search=saison bonjour')]).toEqual([['saison TEXT', 1], [0]])
  })

  it('finds a page of a site of one language, in that site alone', async () => {
    await save('bieres', 'fr_FR', { siteId: 37 }, [{ ...prices[0], props: { text: 'Zythologie', level: 2 } }])
    expect([await found('search=zythologie', 37), await found('search=zythologie')]).toEqual([['bieres TEXT', 1], [0]])
  })

  it('finds pages whose words were not recorded before the start of the server', async () => {
    await forgetWords()
    expect(await found('search=journee entiere')).toEqual([0])
    await test.features.drafts.prepare()
    expect([await found('search=journee entiere'), await found('search=quincaillerie')]).toEqual([
      ['prestations TEXT', 1],
      ['saison TEXT', 1],
    ])
  })

  it.each(['{"main": []}', '[null, 7, {"type": "heading", "props": {"text": ["a"]}}, {"type": "absent"}]'])(
    'finds a page whose blocks are stored as %s by its title',
    async (blocks) => {
      const { db } = test.database
      await sql`update revisions set blocks = ${blocks}::jsonb, head = '"odd"'::jsonb where page_id = ${id}`.execute(db)
      await forgetWords()
      await test.features.drafts.prepare()
      expect([await found('search=prestations'), await found('search=journee entiere')]).toEqual([['prestations NAME', 1], [0]])
    },
  )
})
