import { describe, expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import { keyedRequest, formRequestKey } from './request-key.ts'

const call = { name: 'message.send', idempotent: true } as CallDefinition
const visitor: Caller = { kind: 'visitor' }
const member: Caller = { kind: 'member', siteId: 37, userId: 12, role: 'MEMBER', sessionId: 1, provedAt: new Date() }
const asked = { siteId: 37, caller: visitor, browser: 'Firefox', params: { id: 1 }, body: { text: 'Bonjour' } }
const key = 'a0b1c2d3-e4f5_A0B1-77c8'
const fingerprint = (more: object) => keyedRequest(call, key, { ...asked, ...more })?.fingerprint

const visitorName: unknown = expect.stringMatching(/^visitor:[\w-]{22}$/)

describe('the key of a request', () => {
  it('belongs to a visitor of one browser', () => {
    const callerOf = (browser: string) => keyedRequest(call, key, { ...asked, browser })?.caller
    expect(callerOf('Firefox')).toBe(callerOf('Firefox'))
    expect(callerOf('Firefox')).not.toBe(callerOf('Chrome'))
  })

  it('is that of the header, with or without quotes, for one site and caller', () => {
    expect(keyedRequest(call, key, asked)).toMatchObject({ siteId: 37, caller: visitorName, visitor: visitorName, key })
    expect(keyedRequest(call, `"${key}"`, asked)?.key).toBe(key)
    expect(keyedRequest(call, [key], { ...asked, caller: member })).toMatchObject({ caller: 'user:12', visitor: visitorName, key })
  })

  it('is null without a header, and for a call without idempotency', () => {
    expect(keyedRequest(call, undefined, asked)).toBeNull()
    expect(keyedRequest({ name: 'site.info' } as CallDefinition, key, asked)).toBeNull()
    expect(keyedRequest({ name: 'site.info' } as CallDefinition, 'x', asked)).toBeNull()
  })

  it.each(['', 'a'.repeat(15), 'a'.repeat(101), 'a b'.repeat(8), `x"${key}`, `${key}"x`, `${key}; ${key}`, ['a', 'b']])(
    'is rejected when it could collide or is malformed: %j',
    (header) => {
      expect(() => keyedRequest(call, header, asked)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }))
    },
  )

  it.each(['a'.repeat(16), 'a'.repeat(100)])('may have 16 to 100 characters from an account: %s', (header) => {
    expect(keyedRequest(call, header, { ...asked, caller: member })?.key).toBe(header)
  })

  it.each(['a'.repeat(100), 'ma-commande-0001', '0000000000000000000001', '11111111-1111-4111-8111-111111111111'])(
    'is rejected from a visitor when another one could have made it: %s',
    (header) => {
      expect(() => keyedRequest(call, header, asked)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }))
    },
  )

  it('is taken from visitors as browsers make it', () => {
    for (const header of Array.from({ length: 500 }, () => crypto.randomUUID())) expect(keyedRequest(call, header, asked)?.key).toBe(header)
  })
})

describe('a form of a page', () => {
  it('has a key from its sender and content, for a minute, if its call has one', () => {
    const first = formRequestKey(call, 'here', asked)
    expect(first).toMatchObject({ siteId: 37, caller: visitorName, keptSeconds: 60, fingerprint: fingerprint({}) })
    expect(formRequestKey(call, 'here', { ...asked, body: { text: 'Bonjour', _t: 900 } })?.key).toBe(first?.key)
    const others = [
      formRequestKey(call, 'elsewhere', asked),
      formRequestKey(call, 'here', { ...asked, body: { text: 'Bonsoir' } }),
      formRequestKey(call, 'here', { ...asked, params: { id: 2 } }),
      formRequestKey(call, 'here', { ...asked, caller: member }),
    ]
    for (const other of others) expect(other?.key).not.toBe(first?.key)
    expect(formRequestKey({ name: 'user.login' } as CallDefinition, 'here', asked)).toBeNull()
  })
})

describe('an answer with a token', () => {
  it('is marked at each call that takes a key and gives a token', () => {
    const keyed: readonly CallDefinition[] = calls.filter((each) => 'idempotent' in each)
    const giving = keyed.filter(({ example }) => /"[\w-]{43}"/.test(JSON.stringify(example.data)))
    expect(giving.map(({ name }) => name)).toEqual(['order.place', 'order.withdraw'])
    expect(keyed.filter(({ holdsToken }) => holdsToken).map(({ name }) => name)).toEqual(giving.map(({ name }) => name))
  })

  it('is repeated to no visitor by their words alone, and to their account', () => {
    const giving = { name: 'order.withdraw', idempotent: true, holdsToken: true } as CallDefinition
    expect(formRequestKey(giving, 'here', asked)).toBeNull()
    expect(formRequestKey(giving, 'here', { ...asked, caller: member })).not.toBeNull()
    expect(keyedRequest(giving, key, asked)?.key).toBe(key)
  })
})

describe('the fingerprint of a request', () => {
  it('is independent of the key order and of the anti-spam fields', () => {
    const same = fingerprint({})
    expect(same).toMatch(/^sha256-/)
    expect(fingerprint({ body: { _t: 12, text: 'Bonjour', _hp: '' } })).toBe(same)
    expect(fingerprint({ body: { b: 1, a: 2 } })).toBe(fingerprint({ body: { a: 2, b: 1 } }))
  })

  it('differs for another call, path or content', () => {
    const all = [
      fingerprint({}),
      fingerprint({ params: { id: 2 } }),
      fingerprint({ body: { text: 'Bonsoir' } }),
      fingerprint({ body: { text: 'Bonjour', more: 1 } }),
      keyedRequest({ ...call, name: 'forms.send' }, key, asked)?.fingerprint,
    ]
    expect(new Set(all).size).toBe(all.length)
  })
})
