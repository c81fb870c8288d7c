import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { SERVER_LABELS } from '#schemas/admin/drafts/server-steps.ts'
import type { Block } from '#schemas/generated/content.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Answer<Data> {
  readonly data: Data
  readonly message: string | null
}

interface Opened {
  readonly standing: string
  readonly issues: readonly object[]
  readonly seq: number
  readonly hash: string
  readonly document: { readonly head: object; readonly regions: { readonly main: readonly Block[] } }
}

let test: TestApp
let admin: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

const headers = () => ({ host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token })
const send = (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: headers(),
    ...(body && { payload: body }),
  })
const page = (given: object) => ({ locale: 'fr_FR', title: 'Nos tarifs', url: 'nos-tarifs-neufs', shell: 'default', model: null, ...given })
const create = (given: object) => send('POST', '/api/admin/page', page(given))
const issuesOf = async (url: string) =>
  (await send('GET', `/api/admin/page/address?locale=fr_FR&url=${encodeURIComponent(url)}`)).json<Answer<readonly { code: string }[]>>()
    .data
const visit = async (path: string) => (await test.app.inject({ url: path, headers: { host: 'localhost', accept: 'text/html' } })).statusCode

describe('page.address', () => {
  const FORM = 'Une adresse s’écrit en lettres sans accent, chiffres et tirets\u00a0: nos-tarifs, ou vins/rouges.'
  const LONG = 'Saisissez 200 caractères au plus.'
  it.each([
    ['200 characters', 'a'.repeat(200), []],
    ['201 characters', 'a'.repeat(201), [LONG]],
    ['1500 characters', 'a'.repeat(1500), [LONG]],
    ['U+0000 inside', 'a\0b', [FORM]],
    ['U+0000 at the end', 'nos-tarifs\0', [FORM]],
    ['half a surrogate pair', 'a\ud800b', [FORM]],
    ['an emoji', 'a😀', [FORM]],
  ])('says what is wrong with an address: %s', async (_, url, expected) => {
    const query = new URLSearchParams({ locale: 'fr_FR', url })
    const answer = await send('GET', `/api/admin/page/address?${query}`)
    const { data } = answer.json<Answer<readonly { pointer: string; message: string }[]>>()
    expect([answer.statusCode, data.map(({ message }) => message)]).toEqual([200, expected])
  })
})

describe('page.create', () => {
  it('makes one page of two requests under one key, whose first answer was lost', async () => {
    const ask = () =>
      test.app.inject({
        ...{ method: 'POST', url: '/api/admin/page', remoteAddress: newNetwork(), payload: page({ url: 'une-seule-fois' }) },
        headers: { ...headers(), 'idempotency-key': 'one-page-and-no-more' },
      })
    const [first, again] = [await ask(), await ask()]
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    const pages = test.database.db.selectFrom('page_documents').select('page_id').where('url', '=', 'une-seule-fois')
    expect(await pages.execute()).toHaveLength(1)
  })

  it('puts the entry of the page into the menu, which goes live with the page', async () => {
    const menu = { in: { region: 'menu' }, after: 'gone', before: null }
    const { id } = (await create({ title: 'Nos vignes', url: 'nos-vignes', menu })).json<Answer<{ readonly id: number }>>().data
    const draft = (await send('PUT', '/api/admin/draft/menu/1/fr_FR')).json<Answer<{ document: { regions: { menu: object[] } } }>>().data
    expect(draft.document.regions.menu.at(-1)).toMatchObject({ type: 'menu-entry', props: { pageId: id, isShown: true } })
    const menuOf = async () => (await send('GET', '/api/site/info')).json<Answer<{ menu: { title: string; url: string }[] }>>().data.menu
    expect((await menuOf()).map(({ url }) => url)).not.toContain('nos-vignes')
    const path = `/api/admin/draft/page/${id}/fr_FR`
    const { seq, hash } = (await send('PUT', path)).json<Answer<Opened>>().data
    expect((await send('POST', `${path}/publication`, { seq, hash })).statusCode).toBe(200)
    expect((await menuOf()).at(-1)).toMatchObject({ title: 'Nos vignes', url: 'nos-vignes' })
  })

  it.each(SERVER_LABELS)('puts a page titled « %s » into the menu by a step without that label of the server', async (title) => {
    const menu = { in: { region: 'menu' }, after: null, before: null }
    expect((await create({ title, url: `page-${title}`, menu })).statusCode).toBe(201)
    const { history } = (await send('PUT', '/api/admin/draft/menu/1/fr_FR')).json<Answer<{ history: { label?: string; by: string }[] }>>()
      .data
    expect(history.at(-1)).toMatchObject({ by: String(admin.userId) })
    expect(history.at(-1)).not.toHaveProperty('label')
  })

  it('makes neither page nor entry when the address is taken or the place is none', async () => {
    const menu = { in: { region: 'menu' }, after: null, before: null }
    const before = (await send('PUT', '/api/admin/draft/menu/1/fr_FR')).json<Answer<object>>().data
    expect((await create({ url: 'nos-vignes', menu })).json<Answer<{ code: string }>>().data.code).toBe('PAGE_INVALID')
    expect((await create({ url: 'ailleurs', menu: { in: { region: 'menu' } } })).statusCode).toBe(422)
    expect((await send('PUT', '/api/admin/draft/menu/1/fr_FR')).json<Answer<object>>().data).toEqual(before)
  })

  it('makes a page of a model that visitors see once it is published', async () => {
    const made = await create({ model: 'services' })
    expect([made.statusCode, made.json<Answer<object>>().message]).toEqual([
      201,
      'La page est créée. Les visiteurs ne la voient pas encore.',
    ])
    const { id } = made.json<Answer<{ readonly id: number }>>().data
    const path = `/api/admin/draft/page/${id}/fr_FR`
    const { standing, issues, document, seq, hash } = (await send('PUT', path)).json<Answer<Opened>>().data
    expect({ standing, issues, head: document.head }).toEqual({
      ...{ standing: 'NEVER', issues: [] },
      head: { url: 'nos-tarifs-neufs', title: 'Nos tarifs', seo: {}, shell: 'default', middleware: [] },
    })
    expect(document.regions.main.map(({ type }) => type)).toEqual(expect.arrayContaining(['hero', 'section']))
    expect(document.regions.main[0]?.props['title']).toBe('Nos tarifs')
    const listed = (await send('GET', '/api/admin/page?search=nos-tarifs-neufs')).json<Answer<{ pages: readonly object[] }>>().data.pages
    expect(listed).toMatchObject([{ id, state: 'DRAFT', title: 'Nos tarifs' }])
    expect(await visit('/nos-tarifs-neufs')).toBe(404)
    const asked = await send('POST', `${path}/publication`, { seq, hash })
    expect([asked.statusCode, asked.json<Answer<{ readonly code: string }>>().data.code]).toEqual([409, 'TO_CONFIRM'])
    expect((await send('POST', `${path}/publication`, { seq, hash, confirmed: ['SAMPLE_WORDS'] })).statusCode).toBe(200)
    expect(await visit('/nos-tarifs-neufs')).toBe(200)
  })

  it('makes an empty page without a model, and refuses a model that nothing has', async () => {
    const made = await create({ url: 'vide' })
    const { id } = made.json<Answer<{ readonly id: number }>>().data
    expect((await send('PUT', `/api/admin/draft/page/${id}/fr_FR`)).json<Answer<Opened>>().data.document.regions.main).toEqual([])
    expect((await create({ url: 'rien', model: 'aucun' })).statusCode).toBe(404)
    expect(await issuesOf('rien')).toEqual([])
  })
})

describe('page.address', () => {
  it.each([
    ['libre', null],
    ['vins/rouges', null],
    ['api', 'FORMAT'],
    ['fr', 'FORMAT'],
    ['12', 'FORMAT'],
    ['Nos Tarifs', 'FORMAT'],
    ['vins/{vin}', 'FORMAT'],
    ['a{b', 'FORMAT'],
  ])('finds what is wrong with %s: %s, as page.create does', async (url, code) => {
    const issues = await issuesOf(url)
    expect(issues.map((issue) => issue.code)).toEqual(code === null ? [] : [code])
    const made = await create({ url })
    expect(made.statusCode).toBe(code === null ? 201 : 422)
    if (code === null) expect((await issuesOf(url)).map((issue) => issue.code)).toEqual(['OPTION'])
    else expect(made.json()).toMatchObject({ data: { code: 'PAGE_INVALID', errors: issues } })
  })

  it('says in plain words what is wrong with braces, and how to write the address', async () => {
    const issues = await issuesOf('{vin}')
    expect(issues).toMatchObject([
      { message: 'Une adresse ne peut pas contenir d’accolades\u00a0: écrivez-la en entier, par exemple nos-tarifs.' },
    ])
  })

  it('takes the page of items with its braces from a person, and refuses to change them', async () => {
    const { pages } = test.app.features
    const input = { url: 'cuvees/{blog}', locale: 'fr_FR', title: 'Une cuvée', shell: 'default', seo: {}, middleware: [] }
    const save = (given: object, baseHash: string | null, by: string) =>
      pages.save({ ...input, layout: { blocks: [] }, ...given } as never, { siteId: 37, baseHash, by })
    const { id, hash } = await save({}, null, 'a test')
    await expect(save({ id, url: 'cuvees/{vin}' }, hash, '7')).rejects.toMatchObject({
      ...{ code: 'PAGE_INVALID' },
      data: { errors: [{ pointer: '/url', message: expect.stringContaining('gardez la partie entre accolades') as string }] },
    })
    await expect(save({ id, title: 'La cuvée' }, hash, '7')).resolves.toMatchObject({ id })
  })
})
