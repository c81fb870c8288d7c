import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { calls } from '#schemas/api/calls.ts'
import { adminCalls as panel } from '#server/http/admin-api/admin-calls.ts'
import { prototypeKeys } from '#server/platform/input/prototype-keys.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { hostileNames } from '#tests/support/attacks/hostile-names.ts'
import { exampleRequest, namedRequests, type Given, type NamedRequest } from '#tests/support/attacks/named-requests.ts'
import { sampleIds } from '#tests/support/resources/sample-ids.ts'
import { addSampleItems } from '#tests/support/resources/sample-items.ts'
import { isFull, seed, takeTurn } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Row {
  readonly call: CallDefinition
  readonly base: '/api' | '/api/admin'
  readonly number: number
}

const rows: readonly Row[] = [
  ...calls.map((call: CallDefinition) => ({ call, base: '/api' as const })),
  ...panel.calls.map(({ definition: call }) => ({ call, base: '/api/admin' as const })),
].map((row, number) => ({ ...row, number }))

/** How many requests of each call a short run sends, and of how many calls it takes one. */
const SHORT = 2
const inShort = takeTurn(rows, 4)

const quote = { id: 'mot', type: 'text', v: 1, props: { html: '<p>Un mot</p>' } }
const edits = [
  {
    ...{ op: 'insert', at: { in: { region: 'main' }, after: null, before: 'b7f2' } },
    block: { id: 'cadre', type: 'section', v: 1, props: { title: 'Cadre' }, slots: { content: [quote] } },
  },
  { op: 'move', id: 'b7f2', to: { in: { parent: 'cadre', slot: 'content' }, after: 'mot', before: null } },
  { op: 'set', id: 'b7f2', pointer: '/text', value: 'Salut' },
]

let test: TestApp
let admin: TestMember
let page: number
const shape = () =>
  JSON.stringify([Object.prototype, Array.prototype, Function.prototype].map((each) => Object.getOwnPropertyNames(each).sort()))
const before = shape()

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  await addSampleItems({ database: test.database, features: test.app.features })
  admin = await addMember(test, { role: 'SUPER_ADMIN' })
  const saved = await test.app.features.pages.save(
    {
      ...{ url: 'a-nommer', locale: 'fr_FR', title: 'À nommer', seo: {}, shell: 'default', middleware: [] },
      layout: { blocks: [{ id: 'b7f2', type: 'heading', v: 1, props: { text: 'Bonjour', level: 1 } }] },
    },
    { siteId: 37, baseHash: null, by: 'seed' },
  )
  page = saved.id
})
afterAll(() => test.close())

const sendTo = (method: CallDefinition['method'], url: string, body?: unknown, more: Readonly<Record<string, string>> = {}) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: {
      ...{ host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token, ...more },
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
const send = ({ call, base }: Row, { url, body }: Pick<NamedRequest, 'url' | 'body'>) =>
  sendTo(call.method, `${base}${url}`, body, call.versioned && { 'if-match': '"1"' })

const ask = async (method: CallDefinition['method'], path: string) =>
  (await sendTo(method, `/api/admin${path}`)).json<{ data: { seq: number; chain: string; token: string } }>().data

/** Bodies that name what is there, in place of those of the examples. */
const bodies: Readonly<Record<string, () => Promise<unknown>>> = {
  'draft.step': async () => {
    const path = `/draft/page/${page}/fr_FR`
    await ask('DELETE', path)
    const { seq, chain } = await ask('PUT', path)
    const batch = { id: crypto.randomUUID(), operations: edits, label: 'paste', selection: { before: ['b7f2'], after: ['cadre'] } }
    return { base: { seq, chain }, batches: [batch], recent: [] }
  },
  'preview.data': async () => {
    const { token } = await ask('POST', `/preview/page/${page}/fr_FR`)
    return { token, params: { page: '1' }, blocks: [{ id: 'liste', type: 'blog-list', v: 3, props: { nbItem: 3 } }] }
  },
}

/** The parameters of the example of a call about the page and the items that are there. */
function paramsOf({ call, base }: Row): Given['params'] {
  const params = Object.entries(call.example.params).map(([key, value]) => {
    if (key === 'idPage' || (key === 'id' && call.example.params['kind'] === 'page')) return [key, page] as const
    return [key, key === 'id' && value === 5 && base === '/api/admin' ? sampleIds.own : value] as const
  })
  return Object.fromEntries(params)
}

const givenOf = async (row: Row): Promise<Given> => ({
  params: paramsOf(row),
  body: (await bodies[row.call.name]?.()) ?? row.call.example.body,
})

/** The status of an answer, with its text when the server broke. */
const outcomeOf = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }) =>
  statusCode >= 500 && statusCode !== 503 ? `${statusCode} ${body.slice(0, 300)}` : 'answered'

const askOtherSite = async () =>
  (await test.app.inject({ url: '/api/site/info', headers: { host: 'localhost', 'x-site-id': '38' } })).statusCode

describe('a name that every object has, or that is easily taken for something else', () => {
  it.each(inShort.map((row) => [row.call.name, row] as const))('breaks nothing in a request of %s', async (_name, row) => {
    const places = namedRequests(row.call, '', await givenOf(row)).map((_request, at) => at)
    const all = hostileNames.flatMap((name) => places.map((at) => ({ name, at })))
    for (const { name, at } of takeTurn(all, Math.max(1, Math.ceil(all.length / SHORT)), { seed: seed + row.number, isFull })) {
      const request = namedRequests(row.call, name, await givenOf(row))[at]!
      const answer = await send(row, request)
      const seen = { name: name.slice(0, 40), place: request.place, shape: before }
      expect({ ...seen, shape: shape(), outcome: outcomeOf(answer) }).toEqual({ ...seen, outcome: 'answered' })
      if (request.isKeyOfBody && prototypeKeys.has(name)) expect({ ...seen, status: answer.statusCode }).toEqual({ ...seen, status: 400 })
    }
    expect(await askOtherSite()).toBe(200)
  })

  it('leaves nothing behind that breaks a reading call', async () => {
    for (const row of inShort.filter(({ call }) => call.method === 'GET'))
      expect([row.call.name, outcomeOf(await send(row, exampleRequest(row.call, await givenOf(row))))]).toEqual([row.call.name, 'answered'])
    expect(shape()).toBe(before)
  })
})
