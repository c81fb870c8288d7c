import { expect, it } from 'vitest'
import { writtenAmount } from './format-amount.ts'

it.each([
  ['60\u202f000\u00a0€', 'en_GB', '€60,000'],
  ['60 000 €', 'en_GB', '€60,000'],
  ['1 500,50 €', 'en_GB', '€1,500.50'],
  ['60 000 €', 'fr_FR', '60 000 €'],
  ['variable', 'en_GB', 'variable'],
  ['60 000 € (variable)', 'en_GB', '60 000 € (variable)'],
])('an amount typed in French is written as readers write it: %s in %s is %s', (text, locale, written) => {
  expect(writtenAmount(text, locale)).toBe(written)
})
