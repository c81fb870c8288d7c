import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { siteInfo } from '#schemas/api/sites/site-calls.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { heldAt } from '#domain/opening-hours/held-at.ts'
import { collectByHours } from '#domain/shop/shipping/collect-by-hours.ts'
import { collectSlots, readCollectHours } from '#domain/shop/shipping/pickup-hours.ts'
import { writtenWeek } from '#i18n/opening-hours.ts'
import { organizationOf } from '#site/structured-data/organization.ts'
import type { DataPage } from '#site/structured-data/page-context.ts'
import { closedDay } from '#admin/publications/planned/closed-days.ts'
import { View as Places } from '#blocks/company-addresses/View.tsx'
import { View as Footer } from '#blocks/footer/View.tsx'
import { View as Block } from '#blocks/opening-hours/View.tsx'
import { View as Bar } from '#blocks/top-bar/View.tsx'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { isTwice, openMinutes, ruleOf, wallOf } from '#tests/support/hours/minute-walk.ts'
import { oddWeeks, type OddWeek } from '#tests/support/hours/odd-weeks.ts'
import { isOpenBy, readTable, readWritten, todayIn, wordsOf } from '#tests/support/hours/read-said.ts'
import { takeTurn } from '#tests/support/sampling.ts'

const QUARTER = 900_000
const DAY = 86_400_000

type Page = { readonly today: string; readonly moment: number }

const dayFrom = (day: string, count: number): string => new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY).toISOString().slice(0, 10)
const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/** Every quarter of an hour of the twelve days in the middle of two weeks. */
const quartersOf = ({ from }: OddWeek): number[] =>
  Array.from({ length: (12 * DAY) / QUARTER }, (_, index) => Date.parse(`${dayFrom(from, 1)}T00:00:00Z`) + index * QUARTER)

const plain = (time: string): string =>
  time.replace(/^0?(\d+):(\d\d)$/, (_, hours, minutes) => `${hours} h${minutes === '00' ? '' : ` ${minutes}`}`)

/** The views of a site whose hours are these, as HTML. */
function surfaces({ conf }: OddWeek, page: Page) {
  const hours = { config: conf }
  const place = {
    ...{ id: 4, type: [{ value: 'HEAD_OFFICE' }], name: 'Siège', address: '12, quai', postalCode: '69002', city: 'Lyon', position: null },
    ...{ phone: null, email: null, hours: writtenWeek(conf, 'fr_FR'), followsHours: true },
  }
  const places = { addresses: [place], total: 1 }
  const draw = (element: ReturnType<typeof stageView>): string => renderToStaticMarkup(element).replaceAll('&#x27;', '’')
  return {
    bar: draw(stageView(Bar, { props: { showHours: true } as never, data: { hours }, page })),
    footer: draw(stageView(Footer, { props: { showHours: true } as never, data: { hours }, page })),
    block: draw(stageView(Block, { props: { level: 3, showExceptions: true, showNote: true }, data: { hours }, page })),
    contact: draw(stageView(Places, { props: { level: 2 }, data: { places, hours }, page })),
  }
}

interface Spec {
  readonly dayOfWeek?: string
  readonly opens: string
  readonly closes: string
  readonly validFrom?: string
  readonly validThrough?: string
}

/** The data for search engines, read as their guide tells: what has dates goes before the week, and closing first is the next day. */
function isOpenByData({ conf }: OddWeek, { today }: Page, wall: string): boolean {
  const site = siteInfo.example.data as SiteInfo
  const answers = [{ call: 'component.conf', params: { slug: 'OPENING_HOURS' }, value: { config: conf }, targets: [] }]
  const page = { answers, start: { site, parameters: [] }, state: { page: { today } } } as unknown as DataPage
  const specs = ((organizationOf(page) as { openingHoursSpecification?: object[] }).openingHoursSpecification ??
    []) as unknown as readonly Spec[]
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const of = (day: string): readonly Spec[] => {
    const dated = specs.filter(({ validFrom = '9', validThrough = '' }) => validFrom <= day && day <= validThrough)
    expect(new Set(dated.map(({ validFrom, validThrough }) => `${validFrom} ${validThrough}`)).size).toBeLessThan(2)
    return dated.length > 0 ? dated : specs.filter(({ dayOfWeek = '' }) => dayOfWeek.endsWith(names[weekdayOf(day)] ?? '?'))
  }
  for (const { closes } of specs) expect(closes).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
  const [date = '', time = ''] = wall.split(' ')
  const isNight = ({ opens, closes }: Spec): boolean => closes < opens
  const isOn = of(date).some((spec) => spec.opens <= time && (isNight(spec) || time < spec.closes))
  return isOn || of(dayFrom(date, -1)).some((spec) => isNight(spec) && time < spec.closes)
}

const quarters = Array.from({ length: 96 }, (_, index) => {
  const time = (at: number) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`
  return { from: time(index), to: index === 95 ? '23:59' : time(index + 1) }
})

/** The beginnings of the slots of collection that are offered, as a clock on the wall shows them. */
function slotsOf({ conf, from }: OddWeek): ReadonlySet<string> {
  const schedules = Array.from({ length: 7 }, (_, day) =>
    quarters.map((times, index) => ({ id: day * 96 + index, idAddress: 1, day, ...times, capacity: 1, onHolidays: true })),
  ).flat()
  const closures = (conf.closures ?? []).map((period) => ({ ...period, closes: ['PLACE', 'COLLECT'] as const, sentences: {} }))
  const setting = collectByHours(JSON.stringify({ leadHours: 0, schedules }), { ...conf, closures, follows: true })
  const hours = readCollectHours(setting)
  if (hours === null) throw new Error('the setting of collection cannot be read')
  return new Set(collectSlots(hours, Date.parse(`${from}T00:00:00Z`)).map(({ date, schedule }) => `${date} ${schedule.from}`))
}

/** Writes what a page says of today, by the minutes that were walked. */
function sentenceAt(week: OddWeek, open: ReturnType<typeof openMinutes>, instant: number): string {
  const [date = ''] = wallOf(instant).split(' ')
  const { ranges, label } = ruleOf(week.conf, date)
  const hours = ranges.map((range) => `${plain(range.open)} – ${plain(range.close)}`).join(', ')
  // The night of the day before may run into the hours of this one: the walk keeps the day that came first.
  const found = open.get(instant)
  const late = found?.day === dayFrom(date, -1) ? found : undefined
  const usual = hours === '' ? 'Fermé aujourd’hui' : `Aujourd’hui, ${hours}`
  const night = late && `Ouvert jusqu’à ${plain(late.close)}${hours === '' ? '' : `, puis aujourd’hui ${hours}`}`
  return (night ?? usual) + (label === null ? '' : ` (${label})`)
}

/** Reads from each surface whether the place is open at an instant: a sentence about today, else the week. */
function readingsOf(week: OddWeek, [instant, since]: readonly [number, number], slots: ReadonlySet<string>) {
  const wall = wallOf(instant)
  const [today = '', time = ''] = wall.split(' ')
  const { bar, footer, block, contact } = surfaces(week, { today, moment: since })
  const weekday = weekdayOf(today)
  const written = readWritten(/<p[^>]*>([^<]* : [^<]*)<\/p>/.exec(contact.replaceAll(/[\u00a0\u202f]/g, ' '))?.[1] ?? '')
  const byToday = [
    ['bar', todayIn(bar)],
    ['footer', todayIn(footer) ?? isOpenBy(readTable(footer), weekday, time)],
    ['block', todayIn(block) ?? isOpenBy(readTable(block), weekday, time)],
    ['contact', todayIn(contact) ?? isOpenBy(written, weekday, time)],
  ] as const
  const byClock = [
    ['data', isOpenByData(week, { today, moment: since }, wall)],
    ['slots', slots.has(wall)],
  ] as const
  // A clock on the wall cannot tell the two hours of October apart: there, sentences alone are read.
  return isTwice(instant) ? byToday.filter(([, said]) => typeof said === 'string') : [...byToday, ...byClock]
}

describe.each(oddWeeks.map((week) => [week.name, week] as const))('%s', (_name, week) => {
  const days = Array.from({ length: 16 }, (_, index) => dayFrom(week.from, index - 1))
  const open = openMinutes(week.conf, days)
  const slots = slotsOf(week)
  const all = quartersOf(week)
  const nights = all.filter((instant) => wallOf(instant).slice(11) < '03:30')

  it('says the same in the bar, footer, block, addresses, data, slots and calendar', () => {
    for (const instant of new Set([...takeTurn(all, 53), ...takeTurn(nights, 9)])) {
      const wall = wallOf(instant)
      const today = wall.slice(0, 10)
      const { since, isOpen } = heldAt(week.conf, instant)!
      expect([wall, parisDay(instant), isOpen]).toEqual([wall, today, open.has(instant)])
      expect([today, closedDay(week.conf, today) === null]).toEqual([today, ruleOf(week.conf, today).ranges.length > 0])
      const sentence = sentenceAt(week, open, instant)
      for (const [surface, said] of readingsOf(week, [instant, since], slots))
        expect([wall, surface, said]).toEqual([wall, surface, typeof said === 'boolean' ? open.has(instant) : sentence])
    }
  })

  it('tells the end of what it says before anything else is said', () => {
    for (const instant of takeTurn(all, 7)) {
      const { until, since } = heldAt(week.conf, instant)!
      const next = instant + QUARTER
      if (sentenceAt(week, open, instant) !== sentenceAt(week, open, next) || wallOf(instant).slice(0, 10) !== wallOf(next).slice(0, 10))
        expect([wallOf(instant), until <= next]).toEqual([wallOf(instant), true])
      expect([since <= instant, instant < until]).toEqual([true, true])
    }
  })
})

it('has weeks of every kind: nights, around the clock, closures, and days within them', () => {
  const ranges = oddWeeks.flatMap(({ conf }) => conf.days.flatMap((day) => day.ranges))
  expect(ranges.some(({ open, close }) => close < open)).toBe(true)
  expect(ranges.some(({ open, close }) => open === '00:00' && close === '24:00')).toBe(true)
  const within = oddWeeks.filter(({ conf }) =>
    conf.exceptions.some(({ date }) => conf.closures?.some(({ from, to }) => from <= date && date <= to)),
  )
  expect(within.length).toBeGreaterThan(8)
  expect(wordsOf('<p>9\u00a0h</p>')).toBe('9 h')
})
