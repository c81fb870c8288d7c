import { describe, expect, it } from 'vitest'
import { boxOf, choicesOf, fieldOf, secretOf, type SentForm } from './form-field.ts'

const empty: SentForm = { values: {}, errors: [] }
const refused: SentForm = {
  values: { email: 'camille', lists: '2' },
  errors: [
    { field: 'email', message: 'Saisissez une adresse complète.' },
    { field: 'email', message: 'Et une seconde chose.' },
    { field: 'lists.0', message: 'Cette liste n’existe plus.' },
    { field: 'password', message: 'Trop court.' },
  ],
}

describe('the part of a field in a form', () => {
  it('is what the field began with until something was sent', () => {
    expect(fieldOf(empty, 'email', 'camille@example.org')).toEqual({ name: 'email', error: undefined, defaultValue: 'camille@example.org' })
    expect(fieldOf(empty, 'phone', null).defaultValue).toBeUndefined()
    expect(boxOf(empty, 'newsletter', true).defaultChecked).toBe(true)
    expect(choicesOf(empty, 'lists', ['1']).chosen).toEqual(['1'])
  })

  it('is what was sent, with the first thing wrong with it', () => {
    expect(fieldOf(refused, 'email', 'x')).toEqual({ name: 'email', error: 'Saisissez une adresse complète.', defaultValue: 'camille' })
    expect(choicesOf(refused, 'lists', ['1'])).toEqual({ name: 'lists', error: 'Cette liste n’existe plus.', chosen: ['2'] })
    expect(boxOf(refused, 'newsletter', true).defaultChecked).toBe(false)
    expect(boxOf({ ...refused, values: { newsletter: 'true' } }, 'newsletter').defaultChecked).toBe(true)
  })

  it('never holds a password', () => {
    expect(secretOf({ ...refused, values: { password: 'secret' } }, 'password')).toEqual({ name: 'password', error: 'Trop court.' })
  })
})
