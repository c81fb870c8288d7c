import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { normalisationSteps } from '#tests/support/normalisation-steps.ts'
import { growthOf } from '#tests/support/time-ratio.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { TRUST_PROXY: '10.0.0.0/8' } })
})
afterAll(() => test.close())

/** Marks in the order that normalisation has to reverse. */
const unsorted = (marks: number): string => `a${'\u0301'.repeat(marks / 2)}${'\u0323'.repeat(marks / 2)}`

interface Sent {
  readonly url: string
  readonly payload?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

const send = async ({ url, payload, headers }: Sent) => {
  const sent = {
    method: payload === undefined ? ('GET' as const) : ('POST' as const),
    url,
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', ...headers },
    remoteAddress: newCaller(),
    ...(payload !== undefined && { payload }),
  }
  return (await test.app.inject(sent)).statusCode
}

describe('a request with unsorted combining marks', () => {
  it.each<readonly [string, number, (text: string) => Sent]>([
    ['the path of a counted visit', 422, (path) => ({ url: '/api/site/visit', payload: { path: `/${path}` } })],
    ['an unknown key', 422, (more) => ({ url: '/api/login', payload: { more } })],
    ['a password', 422, (password) => ({ url: '/api/login', payload: { email: 'a@example.org', password } })],
    ['a new password', 422, (password) => ({ url: '/api/register', payload: { password } })],
    ['a message', 422, (message) => ({ url: '/api/message', payload: { message } })],
  ])('is answered in linear steps of normalisation: %s', async (_where, status, request) => {
    expect(await send(request(unsorted(4000)))).toBe(status)
    const steps = (marks: number) => normalisationSteps(() => send(request(unsorted(marks))))
    expect(await steps(16_000)).toBeLessThanOrEqual(5 * (await steps(4000)) + 1000)
  })
})

describe('a request with a hostile header', () => {
  it.each<readonly [string, (size: number) => Readonly<Record<string, string>>]>([
    ['blanks before a stray quotation mark in a cookie', (size) => ({ cookie: `token=${' '.repeat(size)}"x` })],
    ['many tokens', (size) => ({ cookie: 'token=a;'.repeat(size / 8) })],
    ['blanks in Authorization', (size) => ({ authorization: `Bearer${' '.repeat(size)}x y` })],
    ['blanks in a language', (size) => ({ userlang: `${' '.repeat(size)}x` })],
    ['commas in Accept', (size) => ({ accept: ','.repeat(size) })],
  ])('is answered in linear time: %s', async (_what, headers) => {
    expect(await growthOf((size) => send({ url: '/api/site/info', headers: headers(size) }), 64_000)).toBe('linear')
  })
})
