import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { hashOf } from './hash.ts'

describe('canonicalJson', () => {
  it('writes the example of RFC 8785', () => {
    const value = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000f\u000aA\'\u0042\u0022\u005c\\"\u002f',
      literals: [null, true, false],
    }
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    )
  })

  it('sorts keys by UTF-16 code units', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\u{1f600}': 5, '\u0080': 6, ö: 7 }
    expect(Object.keys(JSON.parse(canonicalJson(value)) as object)).toEqual(['1', '\r', '\u0080', 'ö', '€', '\u{1f600}', '\ufb33'])
  })

  it('is independent of the key order, and omits undefined values', () => {
    expect(canonicalJson({ b: [1, { d: 1, c: 2 }], a: undefined })).toBe(canonicalJson({ b: [1, { c: 2, d: 1 }] }))
  })

  it('writes minus zero as zero', () => {
    expect(canonicalJson([-0, 0])).toBe('[0,0]')
  })

  it.each([NaN, Infinity, -Infinity, '\ud800', { '\udc00': 1 }, undefined, () => 1, 1n])('rejects %s', (value) => {
    expect(() => canonicalJson(value)).toThrow('Canonical JSON')
  })
})

describe('hashOf', () => {
  it('is a SHA-256 in base64url, independent of the key order', () => {
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }))
    expect(hashOf({ a: 1, b: 2 })).toMatch(/^sha256-[A-Za-z0-9_-]{43}$/)
    expect(hashOf('')).not.toBe(hashOf(null))
  })
})
