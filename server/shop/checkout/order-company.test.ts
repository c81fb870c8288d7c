import { expect, it } from 'vitest'
import { readCompany } from './order-company.ts'

const sent = { name: 'Le Comptoir', siret: '732 829 320 00074', vatNumber: 'fr 44 732829320', reference: 'BC-12' }

it('stores a company with normalised numbers, and null for missing ones', () => {
  expect(readCompany(sent, 'fr_FR')).toEqual({
    name: 'Le Comptoir',
    siret: '73282932000074',
    vatNumber: 'FR44732829320',
    reference: 'BC-12',
  })
  expect(readCompany({ name: 'Le Comptoir' }, 'fr_FR')).toEqual({ name: 'Le Comptoir', siret: null, vatNumber: null, reference: null })
  for (const none of ['', ' \u00a0'])
    expect(readCompany({ ...sent, siret: none, vatNumber: none }, 'fr_FR')).toMatchObject({ siret: null, vatNumber: null })
})

it('a person who buys has none', () => {
  for (const none of [null, undefined]) expect(readCompany(none, 'fr_FR')).toBeNull()
})

it.each([
  ['siret', { siret: '73282932000075' }, ['company.siret']],
  ['VAT number', { vatNumber: 'FR45732829320' }, ['company.vatNumber']],
  ['numbers', { siret: '1', vatNumber: 'FR1' }, ['company.siret', 'company.vatNumber']],
])('a false %s is refused at its field', (_, more, fields) => {
  const faults = fields.map((field) => expect.objectContaining({ field, code: 'FORMAT' }) as object)
  expect(() => readCompany({ ...sent, ...more }, 'fr_FR')).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED', data: expect.objectContaining({ errors: faults }) as object }),
  )
})

it.each([
  ['1', 'Un numéro SIRET compte 14\u00a0chiffres.'],
  ['732829320000740', 'Un numéro SIRET compte 14\u00a0chiffres.'],
  ['73282932000075', 'Les chiffres de contrôle de ce numéro SIRET ne sont pas les bons\u00a0: relisez-le.'],
])('a SIRET number that is wrong says what is wrong with it: %s', (siret, message) => {
  expect(() => readCompany({ ...sent, siret }, 'fr_FR')).toThrow(
    expect.objectContaining({ data: { errors: [{ field: 'company.siret', code: 'FORMAT', message }] } }),
  )
})

it.each([
  ['FR45732829320', 'La clé ou le SIREN de ce numéro de TVA ne sont pas les bons\u00a0: relisez-le.'],
  ['44732829320', 'Un numéro de TVA commence par les deux lettres d’un pays de l’Union, comme FR, suivies de ses chiffres.'],
])('a number for the tax that is wrong says what is wrong with it: %s', (vatNumber, message) => {
  expect(() => readCompany({ ...sent, vatNumber }, 'fr_FR')).toThrow(
    expect.objectContaining({ data: { errors: [{ field: 'company.vatNumber', code: 'FORMAT', message }] } }),
  )
})

it('takes the number of the group with which a company is taxed as one', () => {
  expect(readCompany({ ...sent, vatNumber: 'FR40303265045' }, 'fr_FR')?.vatNumber).toBe('FR40303265045')
})
