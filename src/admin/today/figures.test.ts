import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import messages from '#i18n/messages/today/fr.json'
import { compare, cumulate, linePoints, writeValue } from './figures.ts'
import type { TodayText } from './use-today-text.ts'

const intl = createIntl({ locale: 'fr', messages })
const text: TodayText = (id, values) => intl.formatMessage({ id }, values)

it.each([
  [108, 100, '+\u00a08\u00a0% sur octobre'],
  [90, 100, '−\u00a010\u00a0% sur octobre'],
  [1000, 1001, 'autant qu’en octobre'],
  [4, 0, '0 en octobre'],
])('says %i beside %i as « %s »', (now, then, said) => {
  expect(compare({ name: 'VISITS', now, then, month: 'octobre' }, text)).toBe(said)
})

it('writes turnover in euros and the others as numbers', () => {
  expect(writeValue('TURNOVER', 1_248_640).replaceAll(/\s/gu, ' ')).toBe('12 486,40 €')
  expect(writeValue('VISITS', 3214).replaceAll(/\s/gu, ' ')).toBe('3 214')
})

it('draws the sums of a month from its first day to its last', () => {
  expect(cumulate([1, 0, 2])).toEqual([1, 1, 3])
  expect(linePoints([0, 2, 4], { days: 5, top: 4 })).toBe('0.00,100.00 25.00,50.00 50.00,0.00')
  expect(linePoints([0], { days: 1, top: 0 })).toBe('0.00,100.00')
})
