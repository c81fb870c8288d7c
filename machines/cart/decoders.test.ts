import { describe, expect, it } from 'vitest'
import { amount, flag, listOf, number, orNull, record, text, whole } from './decoders.ts'

const kept = ['12', true, null, undefined, NaN, Infinity, -1, 0, 12, 1.5, [], {}] as const

describe('decoders', () => {
  it.each([
    ['yes or no', flag, [true]],
    ['a number', number, [-1, 0, 12, 1.5]],
    ['an amount', amount, [0, 12, 1.5]],
    ['a count', whole, [0, 12]],
    ['a text', text, ['12']],
  ] as const)('accept %s only when it is one', (_, shape, taken) => {
    expect(kept.map((value) => shape(value)).filter((value) => value !== undefined)).toEqual(taken)
  })

  it('decode null and undefined as null, and reject other types', () => {
    const maybe = orNull(whole)
    expect([maybe(null), maybe(undefined), maybe(3), maybe('3')]).toEqual([null, null, 3, undefined])
  })

  it('filter lists, and reject records with an invalid field', () => {
    expect(listOf(whole)([1, '2', null, 3])).toEqual([1, 3])
    expect(listOf(whole)({ length: 1, 0: 1 })).toBeUndefined()
    const point = record({ name: text, at: orNull(number) })
    expect(point({ name: 'Faugères', more: true })).toEqual({ name: 'Faugères', at: null })
    expect([point({ at: 1 }), point([]), point(null)]).toEqual([undefined, undefined, undefined])
    expect(point(Object.create({ name: 'hérité' }) as object)).toBeUndefined()
  })
})
