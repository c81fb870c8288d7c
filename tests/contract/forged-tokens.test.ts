import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let member: TestMember
beforeAll(async () => {
  test = await testApp({ template: twoSites })
  member = await addMember(test, { role: 'SUPER_ADMIN' })
})
afterAll(() => test.close())

async function statusWith(headers: Record<string, string>, url = '/api/user/session'): Promise<number> {
  return (await test.app.inject({ url, headers: { host: 'localhost', ...headers } })).statusCode
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = { sub: '1', userId: 1, role: 'SUPER_ADMIN', site: 37, exp: 4_102_444_800 }

/** Strings that resemble a token, or differ slightly from a valid one. */
const forged: Readonly<Record<string, (token: string) => string>> = {
  'a token with a content and no signature': () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
  'a token with a content and any signature': () => `${part({ alg: 'HS256' })}.${part(claims)}.${'A'.repeat(43)}`,
  'a token that says where its key is': () =>
    `${part({ alg: 'RS256', jku: 'https://evil.example/keys' })}.${part(claims)}.${'A'.repeat(43)}`,
  'a token with another first letter': (token) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1),
  'a token with another last letter': (token) => token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A'),
  'a token in other letters': (token) => token.toUpperCase() + 'x',
  'half a token': (token) => token.slice(0, 22),
  'a token twice': (token) => token + token,
  'the number of a session': () => String(member.sessionId),
  'the hash of a token': () => Buffer.alloc(32, 7).toString('hex'),
  'a piece of SQL': () => "' or 1=1 --",
  'a list': (token) => `${token}, ${token}`,
}

describe('a forged token', () => {
  it('is rejected, and the valid one accepted', async () => {
    expect(await statusWith({ authorization: member.token })).toBe(200)
    expect(await statusWith({ cookie: `token=${member.token}` })).toBe(200)
  })

  it.each(Object.keys(forged))('opens no session: %s', async (name) => {
    const text = forged[name]!(member.token)
    expect(await statusWith({ authorization: text })).toBe(401)
    expect(await statusWith({ authorization: `Bearer ${text}` })).toBe(401)
    expect(await statusWith({ cookie: `token=${encodeURIComponent(text)}` })).toBe(401)
  })
})

const secretNames = /pass|token|secret|code/i
/**
 * The URLs of mails contain these tokens: for unsubscribing, registrations, and orders with their payments and documents. Each token allows
 * nothing else.
 */
const mailed = ['newsletter.unsubscribe', 'element.registration', 'order.pay', 'order.get', 'order.invoice']
const all = calls as readonly CallDefinition[]

describe('a secret', () => {
  it('is never a parameter of a URL: no password and no session', async () => {
    const named = all.filter(({ path, params }) =>
      secretNames.test([path, ...Object.keys(params.shape)].join(' ').replaceAll(/\/password\b|\/totp\b/g, '')),
    )
    expect(named.map(({ name }) => name)).toEqual(mailed)
    for (const query of [`token=${member.token}`, `authorization=${member.token}`, `access_token=${member.token}`]) {
      expect(await statusWith({}, `/api/user/session?${query}`)).toBe(401)
    }
    const login = await test.app.inject({ url: `/api/login?email=${member.email}&password=x`, headers: { host: 'localhost' } })
    expect(login.statusCode).toBe(404)
  })

  it('is a password or a code only', () => {
    const fields = all.flatMap(({ body }) => (body && 'shape' in body ? Object.keys(body.shape as object) : []))
    expect(fields).toContain('password')
    expect(fields.filter((field) => /hint|question|answer|secret/i.test(field))).toEqual([])
  })
})
