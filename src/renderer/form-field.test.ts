import { describe, expect, it } from 'vitest'
import { selectedValues, fieldOf, isTicked } from './form-field.ts'

const empty = { values: {}, errors: [] }
const refused = {
  values: { email: 'camille', lists: '2', terms: 'true' },
  errors: [
    { field: 'email', code: 'EMAIL', message: 'Saisissez une adresse complète.' },
    { field: 'email', code: 'TOO_SHORT', message: 'Et une seconde chose.' },
    { field: 'lists.0', code: 'OPTION', message: 'Cette liste n’existe plus.' },
  ],
} as const

describe('a field of a form', () => {
  it('is what it began with until something was sent', () => {
    expect(fieldOf(empty, 'email', 'camille@example.org')).toEqual({
      name: 'email',
      error: undefined,
      defaultValue: 'camille@example.org',
    })
    expect(fieldOf(empty, 'phone', null).defaultValue).toBeUndefined()
    expect(isTicked(empty, 'newsletter', true)).toBe(true)
    expect(selectedValues(empty, 'lists', ['1'])).toEqual(['1'])
  })

  it('is what was sent, with the first thing wrong with it', () => {
    expect(fieldOf(refused, 'email', 'x')).toEqual({ name: 'email', error: 'Saisissez une adresse complète.', defaultValue: 'camille' })
    expect(fieldOf(refused, 'phone', '06')).toEqual({ name: 'phone', error: undefined, defaultValue: undefined })
    expect(isTicked(refused, 'newsletter', true)).toBe(false)
    expect(isTicked(refused, 'terms')).toBe(true)
  })

  it('that takes several answers is at fault when one of them is', () => {
    expect(fieldOf(refused, 'lists').error).toBe('Cette liste n’existe plus.')
    expect(selectedValues(refused, 'lists', ['1'])).toEqual(['2'])
  })

  it('takes no inherited name for something that was sent', () => {
    expect(fieldOf(refused, 'constructor').defaultValue).toBeUndefined()
    expect(selectedValues(refused, '__proto__')).toEqual([])
  })
})
