import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'SUPER_ADMIN' })
})
afterAll(() => test.close())

const all = calls as readonly CallDefinition[]
const pathOf = ({ path, example }: CallDefinition): string =>
  `/api${path.replace(/\{(\w+)[?*]?\}/g, (_all, name: string) => JSON.stringify(example.params[name] ?? '').replaceAll('"', ''))}`
const send = async (call: CallDefinition, type: string, payload: string | Buffer) => {
  const headers = { host: 'localhost', authorization: admin.token, 'sec-fetch-site': 'same-origin', 'content-type': type }
  const { statusCode, body } = await test.app.inject({ method: call.method, url: pathOf(call), headers, payload })
  return { payload: String(payload).slice(0, 200), status: statusCode, code: /"code":"(\w+)"/.exec(body)?.[1] }
}
const refused = { status: 400, code: 'BAD_REQUEST' }

/** Returns bodies with one of the texts made invalid in each. */
function spoilt(body: Record<string, unknown>, text: string): string[] {
  const names = Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []))
  return [...names, 'unknown'].map((name) => JSON.stringify({ ...body, [name]: text }))
}

describe('a text that cannot be stored', () => {
  const writing = all.filter(({ method, body, takesForms }) => method !== 'GET' && body && takesForms !== true)

  it.each(writing.map((call) => [call.name, call] as const))('is rejected by %s at any depth, like prototype keys', async (_name, call) => {
    for (const text of ['a\u0000b', 'a\ud800b'])
      for (const payload of spoilt((call.example.body ?? {}) as Record<string, unknown>, text))
        expect(await send(call, 'application/json', payload)).toMatchObject(refused)
    for (const poison of ['{"__proto__":{}}', '{"a":[{"constructor":1}]}'])
      expect(await send(call, 'application/json', poison)).toMatchObject(refused)
  })

  it.each(all.filter(({ takesFiles }) => takesFiles === true).map((call) => [call.name, call] as const))(
    'is rejected by %s in a multipart form',
    async (_name, call) => {
      const { payload, type } = await multipartOf([['nom', 'a\u0000b']])
      expect(await send(call, type, payload)).toMatchObject(refused)
    },
  )

  it.each(['/api/search?q', '/api/news?title'])('is rejected by name in a query: %s', async (path) => {
    const { statusCode, body } = await test.app.inject({ url: `${path}=a%00b`, headers: { host: 'localhost' } })
    expect([statusCode, JSON.parse(body)]).toMatchObject([400, { data: { code: 'BAD_FILTER', field: path.split('?')[1] } }])
  })

  it('is rejected as a search term', async () => {
    for (const text of ['%00', 'a%00b']) {
      for (const path of [
        `/api/search?search=${text}`,
        `/api/blog/folder/list?title=lk:${text}`,
        `/api/blog/${text}`,
        `/recherche?q=${text}`,
      ]) {
        const { statusCode } = await test.app.inject({ url: path, headers: { host: 'localhost' } })
        expect({ path, isOurFault: statusCode >= 500 && statusCode !== 503 }).toEqual({ path, isOurFault: false })
      }
    }
  })
})
