import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { isFull, seed, takeTurn } from '#tests/support/sampling.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember
let before: string
const own = (): string =>
  JSON.stringify([Object.prototype, Array.prototype, Function.prototype].map((each) => Object.getOwnPropertyNames(each).sort()))

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'SUPER_ADMIN' })
  before = own()
})
afterAll(async () => {
  await test.close()
  expect(own()).toBe(before)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

const all = calls as readonly CallDefinition[]
const pathOf = ({ path, example }: CallDefinition): string => {
  const params = example.params
  return `/api${path.replace(/\{(\w+)[?*]?\}/g, (_all, name: string) => JSON.stringify(params[name] ?? '').replaceAll('"', ''))}`
}
const headers = () => ({ host: 'localhost', authorization: admin.token, 'sec-fetch-site': 'same-origin' })

const queries = [
  '__proto__[polluted]=1',
  '__proto__.polluted=1',
  'constructor[prototype][polluted]=1',
  'constructor.prototype.polluted=1',
  'a[__proto__][polluted]=1',
  '__proto__=1&prototype=1&constructor=1',
  'orderBy=__proto__',
  'orderBy=constructor:desc',
  'search=__proto__&nbItem=__proto__',
]

describe('keys that every object has', () => {
  it.each(all.filter(({ method }) => method === 'GET').map((call, number) => [call.name, call, number] as const))(
    'in the query of %s change nothing, and break nothing',
    async (_name, call, number) => {
      for (const query of takeTurn(queries, 3, { seed: seed + number, isFull })) {
        const { statusCode } = await test.app.inject({ url: `${pathOf(call)}?${query}`, headers: headers() })
        expect({ query, isBroken: statusCode >= 500 && statusCode !== 503 }).toEqual({ query, isBroken: false })
      }
      expect(own()).toBe(before)
    },
  )

  const writing = all.filter(({ method, body, takesForms }) => method !== 'GET' && body && takesForms !== true)
  it.each(writing.map((call, number) => [call.name, call, number] as const))(
    'in what is sent to %s are refused',
    async (_name, call, number) => {
      const body = JSON.stringify(call.example.body ?? {})
      const inside = body === '{}' ? '' : `,${body.slice(1, -1)}`
      for (const key of takeTurn(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'], 2, { seed: seed + number, isFull })) {
        for (const payload of [`{"${key}":{"polluted":1}${inside}}`, `{"a":[{"${key}":{"polluted":1}}]${inside}}`]) {
          const answer = await test.app.inject({
            method: call.method,
            url: pathOf(call),
            headers: { ...headers(), 'content-type': 'application/json' },
            payload,
          })
          expect({ payload, status: answer.statusCode }).toEqual({ payload, status: 400 })
        }
      }
      expect(own()).toBe(before)
    },
  )

  it('in the address of a page, its query and its fields are ordinary words', async () => {
    for (const url of [
      '/__proto__',
      '/constructor',
      '/hasOwnProperty',
      '/blog/__proto__',
      '/?__proto__[polluted]=1',
      '/?page=__proto__',
      '/media/__proto__/constructor',
    ]) {
      const { statusCode } = await test.app.inject({ url, headers: { host: 'localhost' } })
      expect({ url, isBroken: statusCode >= 500 }).toEqual({ url, isBroken: false })
    }
    for (const payload of [
      '__proto__=1&_form=user.login',
      '_form=__proto__',
      '_form=constructor',
      'constructor[prototype][polluted]=1&_form=user.login',
    ]) {
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: '/compte',
        headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
      expect({ payload, isBroken: statusCode >= 500 }).toEqual({ payload, isBroken: false })
    }
  })

  it('in a header or a cookie are ordinary words', async () => {
    const extras: Record<string, string>[] = [
      { cookie: '__proto__=1; constructor=2; token=__proto__' },
      { 'x-site-id': '__proto__' },
      { 'accept-encoding': '__proto__' },
    ]
    for (const extra of extras) {
      const { statusCode } = await test.app.inject({ url: '/api/logged', headers: { host: 'localhost', ...extra } })
      expect(statusCode).toBeLessThan(500)
    }
  })
})
