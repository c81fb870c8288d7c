import { expect, it } from 'vitest'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('top-bar')

const NAMES = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const afternoon = [{ open: '14:00', close: '19:00' }]
const config: OpeningHoursConf = {
  days: NAMES.map((day, index) => ({ day, ranges: index === 6 ? [] : index === 4 ? [{ open: '18:00', close: '02:00' }] : afternoon })),
  exceptions: [{ date: '2026-12-24', label: 'Veille de Noël', ranges: [{ open: '09:00', close: '12:00' }] }],
  note: null,
  closures: [{ from: '2026-12-20', to: '2027-01-03', label: 'Congés' }],
}

const saidAt = (moment: string, hours: OpeningHoursConf = config) => {
  const page = { today: moment.slice(0, 10), moment: Date.parse(moment) }
  const props = { showHours: true, showPhone: false, showEmail: false, showSocial: false } as const
  return viewBody(View, { props, data: { hours: { config: hours } }, page })
    .textContent.replaceAll(/\s+/g, ' ')
    .trim()
}

it('asks for hours that hold for a day', () => {
  expect(needs({ showHours: true } as never).map(({ holds }) => holds)).toEqual(['today'])
})

it.each([
  ['2026-11-30T10:00:00+01:00', 'Aujourd’hui, 14 h – 19 h'],
  ['2026-11-30T23:59:59+01:00', 'Aujourd’hui, 14 h – 19 h'],
  ['2026-12-04T10:00:00+01:00', 'Aujourd’hui, 18 h – 2 h'],
  ['2026-12-05T00:30:00+01:00', 'Ouvert jusqu’à 2 h, puis aujourd’hui 14 h – 19 h'],
  ['2026-12-05T02:00:00+01:00', 'Aujourd’hui, 14 h – 19 h'],
  ['2026-12-06T12:00:00+01:00', 'Fermé aujourd’hui'],
  ['2026-12-21T12:00:00+01:00', 'Fermé aujourd’hui (Congés)'],
  ['2026-12-24T12:00:00+01:00', 'Aujourd’hui, 9 h – 12 h (Veille de Noël)'],
  ['2027-01-04T00:00:00+01:00', 'Aujourd’hui, 14 h – 19 h'],
])('says at %s: %s', (moment, said) => {
  expect(saidAt(moment)).toBe(said)
})

it('says nothing of hours that a site has not given', () => {
  expect(saidAt('2026-11-30T10:00:00+01:00', { days: NAMES.map((day) => ({ day, ranges: [] })), exceptions: [], note: null })).toBe('')
})
