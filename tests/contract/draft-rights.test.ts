import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Block {
  readonly id: string
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}
interface Opened {
  readonly seq: number
  readonly chain: string
  readonly may: string
  readonly baseRevision: number
  readonly document: { readonly head: Readonly<Record<string, unknown>>; readonly regions: { readonly main: readonly Block[] } }
}
type Sent = Readonly<Record<string, unknown>> & { readonly op: string }
interface Answered {
  readonly status: number
  readonly steps?: readonly { readonly id: string }[]
  readonly refused?: { readonly id: string; readonly reason: string; readonly operation?: unknown }
  readonly right?: string
}

const profiles = ['ALL', 'EDITOR', 'AUTHOR', 'SHOP', 'ORDERS'] as const satisfies readonly AdminProfile[]

let test: TestApp
let people: Readonly<Record<AdminProfile, TestMember>>
let pageId = 0
let path = ''

async function addAdmin(profile: AdminProfile): Promise<TestMember> {
  const member = await addMember(test, { role: 'ADMIN' })
  await test.database.pool.query('update users set admin_profile = $1 where id = $2', [profile, member.userId])
  return member
}

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  const added = await Promise.all(profiles.map(async (profile) => [profile, await addAdmin(profile)] as const))
  people = Object.fromEntries(added) as Record<AdminProfile, TestMember>
  const blocks = [
    { id: 'titre', type: 'heading', v: 1, props: { text: 'Nos vins', level: 1 } },
    { id: 'texte', type: 'text', v: 1, props: { html: '<p>Bonjour</p>' } },
    { id: 'questions', type: 'faq', v: 1, props: { items: [{ question: 'Quand ?', answer: '<p>Demain</p>' }] } },
  ]
  const head = { url: 'droits', locale: 'fr_FR', title: 'Droits', seo: {}, shell: 'default' as const, middleware: [] }
  pageId = (
    await test.app.features.pages.save({ ...head, layout: { blocks: blocks as never } }, { siteId: 37, baseHash: null, by: 'seed' })
  ).id
  path = `/api/admin/draft/page/${pageId}/fr_FR`
})
afterAll(() => test.close())

const send = (who: AdminProfile, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: people[who].token },
    ...(body !== undefined && { payload: body }),
  })
const open = async (who: AdminProfile = 'ALL') => (await send(who, 'PUT', path)).json<{ data: Opened }>().data

/** Sends batches, the first one's id beside the answer. */
async function step(who: AdminProfile, ...batches: readonly { readonly operations: readonly Sent[]; readonly undoes?: string }[]) {
  const { seq, chain } = await open()
  const named = batches.map((batch) => ({ id: crypto.randomUUID(), ...batch }))
  const answer = await send(who, 'POST', `${path}/step`, { base: { seq, chain }, batches: named, recent: [] })
  const { data } = answer.json<{ data: Omit<Answered, 'status'> | null }>()
  return { ids: named.map(({ id }) => id), status: answer.statusCode, ...data } as Answered & { readonly ids: readonly string[] }
}

const words = (value: string): Sent => ({ op: 'set', id: 'titre', pointer: '/text', value })
const at = { in: { region: 'main' }, after: null, before: null }
const insert = (): Sent => ({
  op: 'insert',
  block: { id: `n-${crypto.randomUUID().slice(0, 8)}`, type: 'text', v: 1, props: { html: '<p>Neuf</p>' } },
  at,
})

/** The acts of the trade: an author words a page, and leaves what it is made of, where it stands and who opens it. */
const acts: readonly (readonly [does: string, isWords: boolean, block: string | null, operation: () => Sent])[] = [
  ['writes the words of a heading', true, 'titre', () => words(`Nos vins ${crypto.randomUUID()}`)],
  [
    'writes the answer of a question',
    true,
    'questions',
    () => ({ op: 'set', id: 'questions', pointer: '/items/0/answer', value: '<p>Lundi</p>' }),
  ],
  ['adds a question', false, 'questions', () => ({ op: 'set', id: 'questions', pointer: '/items', value: [] })],
  ['changes the level of a heading', false, 'titre', () => ({ op: 'set', id: 'titre', pointer: '/level', value: 2 })],
  ['writes the title of the page', false, null, () => ({ op: 'head', pointer: '/title', value: 'Autre titre' })],
  ['says who may open the page', false, null, () => ({ op: 'head', pointer: '/middleware', value: ['members'] })],
  ['hides a block', false, 'texte', () => ({ op: 'visible', id: 'texte', visibility: { devices: ['desktop'] } })],
  ['moves a block', false, 'texte', () => ({ op: 'move', id: 'texte', to: at })],
  ['locks a block', false, 'texte', () => ({ op: 'note', id: 'texte', locked: false })],
]

describe('the rights on operations', () => {
  it.each(acts)('lets each profile that may: %s', async (_, isWords, block, operation) => {
    const before = await open()
    const { ids, status, refused } = await step('AUTHOR', { operations: [operation()] })
    const named = { at: 0, op: operation().op, block, right: 'pages.write' }
    expect([status, refused]).toEqual([200, isWords ? undefined : { id: ids[0], reason: 'NOT_ALLOWED', operation: named }])
    expect((await open()).seq).toBe(isWords ? before.seq + 1 : before.seq)
    for (const who of ['ALL', 'EDITOR'] as const)
      expect([(await step(who, { operations: [operation()] })).refused, who]).toEqual([undefined, who])
  })

  it('lets an author neither insert nor remove a block', async () => {
    const { document } = await open()
    expect((await step('AUTHOR', { operations: [insert()] })).refused).toMatchObject({ reason: 'NOT_ALLOWED', operation: { op: 'insert' } })
    const removal = await step('AUTHOR', { operations: [{ op: 'remove', id: 'texte' }] })
    expect(removal.refused?.operation).toEqual({ at: 0, op: 'remove', block: 'texte', right: 'pages.write' })
    expect((await open()).document).toEqual(document)
    const { refused } = await step('EDITOR', { operations: [insert()] })
    expect(refused).toBeUndefined()
  })

  it.each(['SHOP', 'ORDERS'] as const)('refuses the profile %s before its operations, and the opening', async (who) => {
    for (const answer of [await send(who, 'PUT', path), await send(who, 'POST', `${path}/step`, stepBody(await open()))])
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { data: { code: 'FORBIDDEN', right: 'pages.words' } }])
  })

  it('takes the words before a refused act, and nothing of an act that holds both', async () => {
    const both = await step('AUTHOR', { operations: [words('Avant')] }, { operations: [words('Dedans'), { op: 'remove', id: 'texte' }] })
    expect(both.steps?.map(({ id }) => id)).toEqual([both.ids[0]])
    expect(both.refused).toEqual({
      ...{ id: both.ids[1], reason: 'NOT_ALLOWED' },
      operation: { at: 1, op: 'remove', block: 'texte', right: 'pages.write' },
    })
    expect((await open()).document.regions.main.find(({ id }) => id === 'titre')?.props['text']).toBe('Avant')
  })

  it('refuses it as well in the thread that takes large steps', async () => {
    const html = `<p>${'Un <strong>mot</strong>. '.repeat(400)}</p>`
    const large: Sent = { op: 'set', id: 'texte', pointer: '/html', value: html }
    const { refused } = await step('AUTHOR', { operations: [large, { op: 'head', pointer: '/title', value: 'Faux' }] })
    expect(refused).toMatchObject({ reason: 'NOT_ALLOWED', operation: { at: 1, op: 'head', block: null } })
    expect((await step('AUTHOR', { operations: [large] })).refused).toBeUndefined()
  })
})

const stepBody = ({ seq, chain }: Opened) => ({
  base: { seq, chain },
  batches: [{ id: crypto.randomUUID(), operations: [words('Faux')] }],
  recent: [],
})

describe('taking back', () => {
  it('lets an author take back own words, do them again, and leaves the acts of others', async () => {
    await step('AUTHOR', { operations: [words('Premier')] })
    const typed = await step('AUTHOR', { operations: [words('Second')] })
    const back = await step('AUTHOR', { operations: [words('Premier')], undoes: typed.ids[0]! })
    const again = await step('AUTHOR', { operations: [words('Second')], undoes: back.ids[0]! })
    expect([back.refused, again.refused]).toEqual([undefined, undefined])
    const removed = await step('EDITOR', { operations: [{ op: 'set', id: 'titre', pointer: '/level', value: 3 }] })
    const structure = await step('AUTHOR', {
      operations: [{ op: 'set', id: 'titre', pointer: '/level', value: 2 }],
      undoes: removed.ids[0]!,
    })
    expect(structure.refused).toMatchObject({ reason: 'NOT_OWN' })
    // Words that say they take back another person's act would make that act void where the draft follows a new version.
    const disguised = await step('AUTHOR', { operations: [words('Troisième')], undoes: removed.ids[0]! })
    expect(disguised.refused).toMatchObject({ reason: 'NOT_OWN' })
  })

  it.each(['ALL', 'EDITOR'] as const)('refuses %s who takes back, or does again, an act of another person', async (who) => {
    await step('AUTHOR', { operations: [words('Avant')] })
    const typed = await step('AUTHOR', { operations: [words('Après')] })
    const before = await open()
    const back = await step(who, { operations: [words('Avant')], undoes: typed.ids[0]! })
    expect(back.refused).toEqual({ id: back.ids[0], reason: 'NOT_OWN' })
    const own = await step('AUTHOR', { operations: [words('Avant')], undoes: typed.ids[0]! })
    const again = await step(who, { operations: [words('Après')], undoes: own.ids[0]! })
    expect([own.refused, again.refused?.reason, (await open()).seq]).toEqual([undefined, 'NOT_OWN', before.seq + 1])
  })

  it('takes a batch that says it takes back what the draft has not', async () => {
    expect((await step('ALL', { operations: [words('Sans effet')], undoes: crypto.randomUUID() })).refused).toBeUndefined()
  })
})

describe('the other ways into a draft', () => {
  it.each<readonly [string, 'POST' | 'DELETE', () => Promise<readonly [string, object?]>]>([
    ['discards it', 'DELETE', () => Promise.resolve([path])],
    [
      'restores a version',
      'POST',
      async () => {
        const { seq, chain, baseRevision } = await open()
        const url = `${path.replace('/draft/', '/revision/')}/${baseRevision}/restoration`
        return [url, { base: { seq, chain }, batch: crypto.randomUUID() }]
      },
    ],
    [
      'makes a page with an entry of the menu',
      'POST',
      () =>
        Promise.resolve([
          '/api/admin/page',
          { locale: 'fr_FR', title: 'Neuve', url: 'neuve', shell: 'default', model: null, menu: { ...at, in: { region: 'menu' } } },
        ]),
    ],
  ])('refuse an author who %s', async (_, method, given) => {
    const [url, body] = await given()
    expect((await send('AUTHOR', method, url, body)).statusCode).toBe(403)
    expect((await open()).may).toBe('all')
  })

  it('says at the opening how far a person may go, and opens a page alone to an author', async () => {
    const opened = await Promise.all((['ALL', 'EDITOR', 'AUTHOR'] as const).map(async (who) => (await open(who)).may))
    expect(opened).toEqual(['all', 'all', 'words'])
    const section = await test.app.features.sections.save(
      { siteId: 37, id: 0, locale: 'fr_FR' },
      { title: 'Horaires', blocks: [] },
      { by: 'test', baseHash: null },
    )
    for (const document of ['shell/1', 'menu/1', `section/${section.id}`]) {
      const url = `/api/admin/draft/${document}/fr_FR`
      const refused = await send('AUTHOR', 'PUT', url)
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { data: { code: 'FORBIDDEN', right: 'pages.write' } }])
      expect((await send('EDITOR', 'PUT', url)).statusCode).toBe(200)
    }
  })
})
