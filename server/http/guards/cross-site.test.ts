import { describe, expect, it } from 'vitest'
import type { Site } from '#server/platform/scope/site.ts'
import { isCrossSite } from './cross-site.ts'

const site = { url: 'https://www.own.example', devUrl: 'http://localhost:3000', prodUrl: 'https://own.example' } as Site

interface Case {
  readonly headers: Record<string, string>
  readonly hasSession?: boolean
  readonly protocol?: string
  readonly crosses: boolean
}

const cases: Readonly<Record<string, Case>> = {
  'the own page, as a browser says it': { headers: { 'sec-fetch-site': 'same-origin' }, hasSession: true, crosses: false },
  'an address typed by hand': { headers: { 'sec-fetch-site': 'none' }, hasSession: true, crosses: false },
  'a page of another site': { headers: { 'sec-fetch-site': 'cross-site' }, crosses: true },
  'a page of a neighbouring host': { headers: { 'sec-fetch-site': 'same-site' }, crosses: true },
  'a word that no browser says': { headers: { 'sec-fetch-site': 'own' }, crosses: true },
  'another site that names our origin': { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://own.example' }, crosses: true },
  'another site with a token in a header': { headers: { 'sec-fetch-site': 'cross-site', authorization: 'x' }, crosses: true },
  'the address of the site': { headers: { origin: 'https://www.own.example' }, hasSession: true, crosses: false },
  'its address for development': { headers: { origin: 'http://localhost:3000' }, hasSession: true, crosses: false },
  'its address in production': { headers: { origin: 'https://own.example' }, hasSession: true, crosses: false },
  'the host that is asked': {
    headers: { origin: 'http://here.example:8080', host: 'here.example:8080' },
    hasSession: true,
    crosses: false,
  },
  'the host that is asked by https': {
    headers: { origin: 'https://here.example', host: 'here.example' },
    protocol: 'https',
    crosses: false,
  },
  'the host that is asked, by another protocol': { headers: { origin: 'https://here.example', host: 'here.example' }, crosses: true },
  'another host': { headers: { origin: 'https://evil.example', host: 'here.example' }, crosses: true },
  'another port': { headers: { origin: 'http://localhost:4000' }, crosses: true },
  'a host whose name begins like ours': { headers: { origin: 'https://own.example.evil.example' }, crosses: true },
  'no origin at all': { headers: { origin: 'null' }, crosses: true },
  'an empty origin': { headers: { origin: '' }, crosses: true },
  'an origin that is no address, at no host': { headers: { origin: 'x' }, crosses: true },
  'a program with a token': { headers: { authorization: 'x' }, hasSession: true, crosses: false },
  'a header that holds no token, beside someone’s cookies': { headers: { authorization: '' }, hasSession: true, crosses: true },
  'what a browser shows a guard before the site, beside someone’s cookies': {
    headers: { authorization: 'Basic dXNlcjpwYXNz' },
    hasSession: true,
    crosses: true,
  },
  'a program that a guard before the site knows': { headers: { authorization: 'Basic dXNlcjpwYXNz' }, crosses: false },
  'a program without a session': { headers: {}, crosses: false },
  'someone’s cookies, and nobody says from where': { headers: {}, hasSession: true, crosses: true },
}

describe('a write', () => {
  it.each(Object.keys(cases))('from %s', (name) => {
    const { headers, hasSession = false, protocol = 'http', crosses } = cases[name]!
    expect(isCrossSite({ headers, protocol, hasSession }, () => site)).toBe(crosses)
  })

  it('looks its site up only where an origin must be compared', () => {
    const never = (): Site => {
      throw new Error('asked for')
    }
    const asked = { protocol: 'http', hasSession: true }
    expect(isCrossSite({ ...asked, headers: { 'sec-fetch-site': 'same-origin' } }, never)).toBe(false)
    expect(isCrossSite({ ...asked, headers: {} }, never)).toBe(true)
    expect(() => isCrossSite({ ...asked, headers: { origin: 'http://localhost' } }, never)).toThrow('asked for')
  })
})
