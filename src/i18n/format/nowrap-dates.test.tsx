import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { Day } from './DateText.tsx'
import { formatDate, formatDayAndTime, formatWeekday } from './format.ts'
import { unbrokenDates } from './nowrap-dates.ts'

const at = '2026-11-01T09:00:00Z'

it('keeps each date of some words on one line, and lets them break elsewhere', () => {
  expect(unbrokenDates(formatDate('2026-11-22', 'fr_FR'))).toBe('22\u00a0novembre\u00a02026')
  expect(unbrokenDates(formatDate(at, 'fr_FR'))).toBe('1er\u00a0novembre\u00a02026')
  expect(unbrokenDates(formatDate(at, 'en_GB'))).toBe('1\u00a0November\u00a02026')
  expect(unbrokenDates(formatWeekday(at, 'fr_FR'))).toBe('dimanche 1er\u00a0novembre\u00a02026')
  expect(unbrokenDates(formatDayAndTime('2026-11-22T09:00:00Z', 'fr_FR'))).toMatch(/^22\u00a0novembre\u00a02026 à 10/)
  expect(unbrokenDates('Reste 3 bouteilles de 2021')).toBe('Reste 3 bouteilles de 2021')
})

it('shows a day on one line', () => {
  const day = <Day at="2026-11-22" />
  const shown = renderToStaticMarkup(<IntlProvider locale="fr-FR">{day}</IntlProvider>)
  expect(shown).toBe('<time class="unbroken" dateTime="2026-11-22"><span>22 novembre 2026</span></time>')
})
