import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '#engine/document/canonical-json.ts'
import { hashOf } from '#engine/document/hash.ts'
import { parseJson } from '#engine/validation/parse-json.ts'

const json = fc.jsonValue({ noUnicodeString: false, maxDepth: 6 })

/** The same rules written another way: each object rebuilt with its keys in order, then JSON.stringify. */
function reference(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item
    const keys = Object.keys(item).sort((left, right) => (left < right ? -1 : 1))
    // Keys that look like numbers come first in any object, so they are hidden behind a letter that is taken away below.
    return Object.fromEntries(keys.map((key) => [`#${key}`, (item as Record<string, unknown>)[key]]))
  }).replaceAll(/"#((?:[^"\\]|\\.)*)":/g, '"$1":')
}

/** The same value with the keys of every object in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffled(item)]),
  )
}

describe('canonical JSON', () => {
  it('says what the reference says', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value)
        fc.pre(text.isWellFormed() && !/\\ud[89a-f]/i.test(text) && !text.includes('"#'))
        expect(canonicalJson(value)).toBe(reference(value))
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('reads back as the same value, with the same hash in any order of keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        fc.pre(!/\\ud[89a-f]/i.test(JSON.stringify(value)))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
        expect(hashOf(shuffled(value))).toBe(hashOf(value))
      }),
      { seed: 2, numRuns: 500 },
    )
  })

  it('tells different values apart', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const [left, right] = [JSON.stringify(one), JSON.stringify(other)]
        fc.pre(!/\\ud[89a-f]/i.test(left + right))
        expect(canonicalJson(one) === canonicalJson(other)).toBe(canonicalJson(JSON.parse(left)) === canonicalJson(JSON.parse(right)))
        if (typeof one !== 'object' && typeof other !== 'object') expect(hashOf(one) === hashOf(other)).toBe(left === right)
      }),
      { seed: 3, numRuns: 300 },
    )
  })
})

describe('parseJson', () => {
  it('takes every number that JSON.stringify writes, and gives it back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(parseJson(JSON.stringify([number]))).toEqual([number === 0 ? 0 : number])
      }),
      { seed: 4, numRuns: 1000 },
    )
  })

  it('refuses every integer that comes back as another', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), (integer) => {
        const isExact = BigInt(Number(integer)) === integer
        const isShortest = BigInt(Number(String(Number(integer)))) === integer
        const parse = () => parseJson(`[${integer}]`)
        if (!isExact) expect(parse).toThrow(RangeError)
        else if (isShortest && Number.isSafeInteger(Number(integer))) expect(parse()).toEqual([Number(integer)])
      }),
      { seed: 5, numRuns: 1000 },
    )
  })
})
