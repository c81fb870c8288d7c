import SwaggerParser from '@apidevtools/swagger-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCalls as panel } from '#server/http/admin-api/admin-calls.ts'
import { draftReview } from '#schemas/admin/drafts/draft-calls.ts'
import { SERVER_ID_KINDS, SERVER_LABELS } from '#schemas/admin/drafts/server-steps.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const adminCalls = panel.calls.map(({ definition }) => definition)

interface Opened {
  readonly data: {
    readonly seq: number
    readonly chain: string
    readonly hash: string
    readonly baseRevision: number
    readonly document: { readonly regions: { readonly main: readonly { id: string; type: string; props: Record<string, unknown> }[] } }
    readonly history: readonly { readonly by: string; readonly label?: string; readonly edits: readonly object[] }[]
  }
}

let test: TestApp
let admin: TestMember
let path: string
let pageId: number

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  admin = await addMember(test, { role: 'ADMIN' })
  const saved = await test.app.features.pages.save(
    {
      ...{ url: 'a-composer', locale: 'fr_FR', title: 'À composer', seo: {}, shell: 'default', middleware: [] },
      layout: { blocks: [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Bonjour', level: 1 } }] },
    },
    { siteId: 37, baseHash: null, by: 'seed' },
  )
  pageId = saved.id
  path = `/api/admin/draft/page/${saved.id}/fr_FR`
})
afterAll(() => test.close())

const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token },
    ...(body !== undefined && { payload: body as object }),
  })
const open = async () => (await send('PUT', path)).json<Opened>().data
const step = async (operations: readonly object[], id: string = crypto.randomUUID()) => {
  const { seq, chain } = await open()
  return send('POST', `${path}/step`, { base: { seq, chain }, batches: [{ id, operations }], recent: [] })
}
const restore = async (body: object) => {
  const revisionPath = path.replace('/draft/', '/revision/')
  const { revisions } = (await send('GET', revisionPath)).json<{ data: { revisions: readonly { id: number }[] } }>().data
  return send('POST', `${revisionPath}/${revisions[0]!.id}/restoration`, body)
}
const setText = (value: unknown) => ({ op: 'set', id: 'titre', pointer: '/text', value })

it('leads from the page over its draft to the page of visitors, with the account as the author', async () => {
  const answer = await step([setText('  Bonjour à tous ')])
  expect(answer.json()).toMatchObject({ success: true, data: { steps: [{ by: String(admin.userId), seq: 1 }] }, message: null })
  const { seq, hash, document, history } = await open()
  expect(document.regions.main[0]?.props['text']).toBe('  Bonjour à tous ')
  expect(history).toMatchObject([{ edits: [{ trace: { inverse: { value: 'Bonjour' } } }] }])
  const published = await send('POST', `${path}/publication`, { seq, hash })
  expect(published.json()).toMatchObject({ success: true, data: { seq: 2 }, message: 'C’est en ligne.' })
  const shown = await test.app.inject({ url: `/api/page/${pageId}`, headers: { host: 'localhost' } })
  expect(shown.body).toContain('Bonjour à tous')
})

it.each(SERVER_ID_KINDS.map((kind) => `${kind}-1-9`))('refuses the id %s of the server for a batch and a restoration', async (id) => {
  expect((await step([setText('Faux')], id)).statusCode).toBe(422)
  const { seq, chain } = await open()
  expect((await restore({ base: { seq, chain }, batch: id })).statusCode).toBe(422)
})

it.each(SERVER_LABELS)('refuses the label « %s » of the server, and the history has no such step', async (label) => {
  const { seq, chain } = await open()
  for (const operations of [[], [setText('Faux')]]) {
    const batches = [{ id: crypto.randomUUID(), label, operations }]
    expect((await send('POST', `${path}/step`, { base: { seq, chain }, batches, recent: [] })).statusCode).toBe(422)
  }
  expect((await restore({ base: { seq, chain }, batch: crypto.randomUUID(), label })).statusCode).toBe(422)
  expect((await open()).seq).toBe(seq)
})

it('shows where a block stops a publication, by the pointer inside the block', async () => {
  await step([setText('')])
  const { seq, hash } = await open()
  expect((await send('GET', `${path}/issue`)).json()).toMatchObject({
    data: [{ blockId: 'titre', pointer: '/props/text', code: 'TOO_SHORT' }],
  })
  const refused = await send('POST', `${path}/publication`, { seq, hash })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { data: { code: 'PAGE_INVALID', errors: [{ blockId: 'titre', pointer: '/props/text' }] } },
  ])
})

describe('the review of a draft', () => {
  const link = { id: 'lien', type: 'button', v: 1, props: { label: 'Nos tarifs', href: '/nulle-part' } }
  const inMain = { in: { region: 'main' }, after: 'titre', before: null }

  it('has the shape of its call, names block and pointer, and leaves the draft as it was', async () => {
    expect((await step([setText('Bonjour'), { op: 'insert', block: link, at: inMain }])).statusCode).toBe(200)
    const before = await open()
    const answer = await send('GET', `${path}/review`)
    const { data } = answer.json<{ data: unknown }>()
    expect(answer.statusCode).toBe(200)
    const review = draftReview.data.parse(data)
    expect(review).toEqual(data)
    expect(review.findings).toMatchObject([
      { check: 'BROKEN_LINK', level: 'advice', blockId: 'lien', pointer: '/props/href' },
      { check: 'DESCRIPTION_LENGTH', level: 'advice', blockId: null, pointer: '/seo/description' },
    ])
    expect((await send('GET', `${path}/review`)).json()).toEqual(answer.json())
    expect(await open()).toEqual(before)
    await step([{ op: 'remove', id: 'lien' }])
  })

  it('answers 404 for a page that the site does not have, and for an id that is none', async () => {
    const statusOf = async (id: string) => (await send('GET', `/api/admin/draft/page/${id}/fr_FR/review`)).statusCode
    expect([await statusOf('999999'), await statusOf('zero')]).toEqual([404, 404])
  })
})

it('answers 409 to a publication of less than was written since', async () => {
  const { seq, hash } = await open()
  await step([setText('Entre-temps')])
  const stale = await send('POST', `${path}/publication`, { seq, hash })
  expect([stale.statusCode, stale.json<{ data: { code: string } }>().data.code]).toEqual([409, 'STALE_VERSION'])
})

it('answers the steps since a point, and the whole draft for an unknown one', async () => {
  const { seq, chain } = await open()
  await step([setText('Depuis')])
  const since = (point: Readonly<Record<string, string>>) => send('GET', `${path}/step?${new URLSearchParams(point).toString()}`)
  expect((await since({ seq: String(seq), chain })).json()).toMatchObject({ data: { steps: [{ seq: seq + 1 }] } })
  const unknown: unknown = (await since({ seq: String(seq), chain: `sha256-${'x'.repeat(43)}=` })).json()
  expect(unknown).toMatchObject({ data: { steps: [], whole: { seq: seq + 1 } } })
  expect((await since({ seq: '-1', chain })).statusCode).toBe(400)
})

it('takes a page offline, and publishes it again from its draft', async () => {
  const shown = async () => (await test.app.inject({ url: `/api/page/${pageId}`, headers: { host: 'localhost' } })).statusCode
  expect((await send('DELETE', `${path}/publication`)).json()).toMatchObject({ success: true, message: 'Ce n’est plus en ligne.' })
  expect(await shown()).toBe(404)
  const { seq, hash } = await open()
  expect((await send('POST', `${path}/publication`, { seq, hash })).statusCode).toBe(200)
  expect(await shown()).toBe(200)
})

describe('the shape of a step', () => {
  it.each([
    ['an unknown operation', { op: 'erase', id: 'titre' }],
    ['an unknown key', { ...setText('x'), more: 1 }],
    [
      'a place in two lists',
      { op: 'move', id: 'titre', to: { in: { region: 'main', parent: 'titre', slot: 'a' }, after: null, before: null } },
    ],
  ])('is refused with %s', async (_name, operation) => {
    expect((await step([operation])).statusCode).toBe(422)
  })

  it.each([
    ['null', null],
    ['a text', 'x'],
    ['an object instead of a list', { content: {} }],
    ['a list of null', { content: [null] }],
  ])('names the reason against an inserted block whose slots are %s', async (_name, slots) => {
    const block = { id: 'krumm', type: 'section', v: 1, props: {}, slots }
    const answer = await step([{ op: 'insert', at: { in: { region: 'main' }, after: null, before: null }, block }])
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { data: { refused: { reason: 'NOT_A_BLOCK' } } }])
  })

  it('is refused with a conflict of another shape, which its author could not open again', async () => {
    const { seq, chain } = await open()
    const batch = { id: 'odd-conflict', operations: [setText('x')], kept: [{ a: 1 }, {}] }
    expect((await send('POST', `${path}/step`, { base: { seq, chain }, batches: [batch], recent: [] })).statusCode).toBe(422)
  })

  it('is refused when it names its author itself', async () => {
    const { seq, chain } = await open()
    const batch = { id: 'forged', by: '1', operations: [] }
    expect((await send('POST', `${path}/step`, { base: { seq, chain }, batches: [batch], recent: [] })).statusCode).toBe(422)
  })
})

it.each([
  ['another site', '/api/admin/draft/page/999999/fr_FR', 404],
  ['another kind', '/api/admin/draft/shell/12/fr_FR', 404],
  ['a language without a document', () => path.replace('fr_FR', 'en_GB'), 404],
])('answers %s as what does not exist', async (_name, url, status) => {
  expect((await send('PUT', typeof url === 'string' ? url : url())).statusCode).toBe(status)
})

it('refuses a step over 2 MiB with the limit of its call', async () => {
  const refused = await step([setText('a'.repeat(2_200_000))])
  expect([refused.statusCode, refused.json()]).toMatchObject([
    413,
    { data: { code: 'TOO_LARGE', reason: 'BODY', max: 2_097_152 }, message: 'Envoi trop long\u00a0: 2\u202fMo\u00a0au plus.' },
  ])
})

it('discards a draft, and opens the published state again', async () => {
  const published = (await open()).document
  await step([setText('Jamais')])
  expect((await send('DELETE', path)).json()).toMatchObject({ success: true, message: 'Le brouillon est abandonné.' })
  expect((await open()).document).toEqual(published)
})

it('is described for administrators, each example as its definition says', async () => {
  const described = (await send('GET', '/api/admin/openapi.json')).json<{ paths: object }>()
  expect(Object.keys(described.paths)).toHaveLength(new Set(adminCalls.map((call) => call.path)).size)
  await expect(SwaggerParser.validate(structuredClone(described) as never)).resolves.toMatchObject({ openapi: '3.1.0' })
  for (const call of adminCalls) {
    expect(call.data.safeParse(call.example.data).error).toBeUndefined()
    if (call.body) expect(call.body.safeParse(call.example.body).error).toBeUndefined()
  }
})
