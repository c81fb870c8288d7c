import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('the slips between two words', () => {
  it.each([
    ['statuts', 'statuts', 0],
    ['stauts', 'statuts', 1],
    ['sttauts', 'statuts', 1],
    ['statutts', 'statuts', 1],
    ['stabuts', 'statuts', 1],
    ['tsatust', 'statuts', 2],
    ['œuvre', 'ouvre', 1],
    ['', 'bail', 4],
    ['bail', '', 4],
    ['😀a', 'a😀', 1],
  ])('of %j and %j are counted, two letters the wrong way round as one', (one, other, slips) => {
    expect(editDistance(one, other)).toBe(slips)
    expect(editDistance(other, one)).toBe(slips)
  })
})
