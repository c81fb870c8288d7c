import { expect, it } from 'vitest'
import type { FormField } from '#schemas/api/content/form.ts'
import { formatAnswers } from './format-answers.ts'

const field = (name: string, type: FormField['type'], more: Partial<FormField> = {}): FormField =>
  ({ name, type, label: name, required: false, ...more }) as FormField

const fields = [
  field('capital', 'NUMBER'),
  field('echeance', 'DATE'),
  field('telephone', 'PHONE'),
  field('besoin', 'CHOICE', { options: [{ value: 'CREATION', label: 'Créer une société' }] }),
  field('accord', 'CONSENT'),
  field('message', 'TEXT'),
]
const values = { capital: 1_234_567.5, echeance: '2026-12-31', telephone: '+33639980012', besoin: 'CREATION', accord: true, message: '' }
const told = (locale: string) => formatAnswers(fields, values, locale).map(({ value }) => value.replace(/\s/g, ' '))

it('formats answers by their type and locale, and omits empty ones', () => {
  expect(told('fr_FR')).toEqual(['1 234 567,5', '31/12/2026', '06 39 98 00 12', 'Créer une société', 'oui'])
  expect(told('en_GB').slice(0, 2)).toEqual(['1,234,567.5', '31/12/2026'])
  expect(told('en_GB').at(-1)).toBe('yes')
})

it.each([
  [1500.1234, '1500,1234'],
  [1.0004, '1,0004'],
  [9_999_999.9999, '9 999 999,9999'],
  [2026, '2026'],
  [-12_000, '-12 000'],
  [0, '0'],
])('formats the number %s with all its decimals', (capital, written) => {
  expect(formatAnswers([field('capital', 'NUMBER')], { capital }, 'fr_FR').map(({ value }) => value.replace(/\s/g, ' '))).toEqual([written])
})
