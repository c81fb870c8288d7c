import { describe, expect, it } from 'vitest'
import { allergensWithin } from './allergens.ts'

describe('what something that is sold contains', () => {
  it('is its own, and that of each bottle in it, named once and always in the same order', () => {
    expect(allergensWithin(['MILK', 'SULPHITES'], [])).toEqual(['SULPHITES', 'MILK'])
    expect(allergensWithin([], [{ allergens: ['EGG', 'SULPHITES'] }, { allergens: ['SULPHITES'] }, { allergens: [] }])).toEqual([
      'SULPHITES',
      'EGG',
    ])
    expect(allergensWithin(['FISH'], [{ allergens: ['FISH'] }])).toEqual(['FISH'])
  })
})
