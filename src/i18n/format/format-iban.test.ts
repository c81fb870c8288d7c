import { describe, expect, it } from 'vitest'
import { formatIban } from './format-iban.ts'

describe('an IBAN', () => {
  it('is formatted in groups of four, the last one possibly shorter', () => {
    expect(formatIban('FR7630006000011234567890189')).toBe('FR76 3000 6000 0112 3456 7890 189')
    expect(formatIban('BE68539007547034')).toBe('BE68 5390 0754 7034')
  })

  it('is empty when there is none', () => {
    expect(formatIban('')).toBe('')
  })
})
