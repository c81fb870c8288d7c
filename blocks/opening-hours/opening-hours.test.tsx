import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('opening-hours')

const props = { level: 3, showExceptions: true, showNote: true } as const
const ranges = [{ open: '09:00', close: '12:30' }]
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const config = {
  days: DAYS.map((day, index) => ({ day, ranges: index < 5 ? ranges : [] })),
  exceptions: [{ date: '2027-01-01', label: 'Jour de l’an', ranges: [] }],
  note: 'Sur rendez-vous.',
}

it('asks for the week, and writes it in as few lines as it needs', () => {
  expect(needs().map(({ key, call, holds }) => [key, call, holds])).toEqual([['hours', 'component.conf', 'today']])
  const body = viewBody(View, { props, data: { hours: { config } } })
  const lines = [...body.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['lundi\u00a0– vendredi', 'samedi\u00a0– dimanche', '1er janvier 2027 Jour de l’an'])
  const hours = [...body.querySelectorAll('dd')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(hours).toEqual(['9 h – 12 h 30', 'Fermé', 'Fermé'])
  expect(body.querySelector('time')?.outerHTML).toBe(
    '<time class="unbroken" datetime="2027-01-01"><span>1</span><sup>er</sup><span> janvier 2027</span></time>',
  )
})

it('tells of the days that differ up to their own', () => {
  const exceptions = ['2026-12-25', '2027-01-01'].map((date) => ({ date, label: `Le ${date}`, ranges: [] }))
  const seenOn = (today: string) =>
    ['Le 2026-12-25', 'Le 2027-01-01', 'Jours particuliers'].map((words) =>
      viewBody(View, { props, data: { hours: { config: { ...config, exceptions } } }, page: { today } }).textContent.includes(words),
    )
  expect(['2026-12-25', '2026-12-26', '2027-01-01', '2027-01-02'].map(seenOn)).toEqual([
    [true, true, true],
    [false, true, true],
    [false, true, true],
    [false, false, false],
  ])
})

it('omits the parts that its props hide', () => {
  const body = viewBody(View, { props: { ...props, showExceptions: false, showNote: false }, data: { hours: { config } } })
  expect(body.textContent).not.toMatch(/janvier|rendez-vous/)
})

it('says so when the hours did not come', () => {
  expect(viewBody(View, { props }).textContent).toContain('n’ont pas pu être chargés')
})

const december = [
  { date: '2026-12-24', label: 'Veille de Noël', ranges },
  { date: '2026-12-31', label: 'Inventaire', ranges: [] },
  { date: '2027-01-01', label: 'Inventaire', ranges: [] },
]
const season = { ...config, exceptions: december, closures: [{ from: '2026-12-01', to: '2027-03-15', label: 'Congés' }] }
const rowsOf = (body: HTMLElement) =>
  [...body.querySelectorAll('dl:last-of-type > div')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))

it('writes a closure as one line, and a day within it as another', () => {
  const body = viewBody(View, { props, data: { hours: { config: season } } })
  expect(rowsOf(body)).toEqual([
    'du 1er décembre 2026 au 15 mars 2027 CongésFermé',
    '24 décembre 2026 Veille de Noël9 h – 12 h 30',
    'du 31 décembre 2026 au 1er janvier 2027 InventaireFermé',
  ])
})

it.each([
  ['2026-12-02', 'Fermé aujourd’hui (Congés)'],
  ['2026-12-24', 'Aujourd’hui, 9 h – 12 h 30 (Veille de Noël)'],
  ['2027-03-16', null],
])('says on %s what the week does not: %s, also without the days that differ', (today, said) => {
  const page = { today, moment: Date.parse(`${today}T12:00:00Z`) }
  const body = viewBody(View, { props: { ...props, showExceptions: false }, data: { hours: { config: season } }, page })
  const words = body.textContent.replaceAll(/\s+/g, ' ')
  if (said === null) expect(words).not.toMatch(/aujourd/iu)
  else expect(words).toContain(said)
})

it('shows nothing, nor its title, of a site that has not given its hours', () => {
  const none = { ...config, days: DAYS.map((day) => ({ day, ranges: [] })), exceptions: [] }
  expect(viewBody(View, { props: { ...props, title: 'Horaires' }, data: { hours: { config: none } } }).innerHTML).toBe('')
})
