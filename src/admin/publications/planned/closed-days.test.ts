import { expect, it } from 'vitest'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { closedDay } from './closed-days.ts'

const open = [{ open: '09:00', close: '18:00' }]
const days = (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const).map((day) => ({
  ...{ day, ranges: day === 'SUNDAY' ? [] : open },
}))
const hours: Pick<OpeningHoursConf, 'days' | 'exceptions'> = {
  days,
  exceptions: [
    { date: '2026-12-25', label: 'Noël', ranges: [] },
    { date: '2026-12-20', label: 'Dimanche de marché', ranges: open },
    { date: '2026-12-24', ranges: [] },
  ],
}

it.each([
  ['2026-12-21', null],
  ['2026-12-27', { label: '' }],
  ['2026-12-25', { label: 'Noël' }],
  ['2026-12-24', { label: '' }],
  ['2026-12-20', null],
])('reads from the opening hours if %s is closed, with its reason', (day, wanted) => {
  expect(closedDay(hours, day)).toEqual(wanted)
})

it('knows no closed day of a site without opening hours', () => {
  const none = { days: days.map(({ day }) => ({ day, ranges: [] })), exceptions: [] }
  expect([closedDay(none, '2026-12-25'), closedDay(undefined, '2026-12-25')]).toEqual([null, null])
})
