import { describe, expect, it } from 'vitest'
import { closureEdges, closureSentence, withClosures, type Closure } from './closures.ts'
import { holidaysFrom } from './named-holidays.ts'

const winter: Closure = { from: '2027-01-11', to: '2027-01-13', closes: ['PLACE', 'DISPATCH'], sentences: { fr_FR: 'Congés d’hiver.' } }
const conf = { days: [], exceptions: [{ date: '2027-01-12', ranges: [], label: 'Inventaire' }], note: 'Entrée par la cour.' }
const told = (today: string) => ({ today, locales: ['en_GB', 'fr_FR'], label: 'Congés' })

describe('a closure', () => {
  it('changes what derives from it a week before, on its first day and on the day after its last', () => {
    expect(closureEdges([winter]).map((edge) => edge.toISOString())).toEqual([
      '2027-01-03T23:00:00.000Z',
      '2027-01-10T23:00:00.000Z',
      '2027-01-13T23:00:00.000Z',
    ])
  })

  it.each([
    ['2027-01-03', null],
    ['2027-01-04', 'Congés d’hiver.'],
    ['2027-01-13', 'Congés d’hiver.'],
    ['2027-01-14', null],
  ])('on %s, shows the sentence %o', (today, sentence) => {
    expect(closureSentence([winter], { ...told(today), parts: ['DISPATCH'] })).toBe(sentence)
    expect(closureSentence([winter], { ...told(today), parts: ['COLLECT'] })).toBeNull()
  })

  it('stands as one period until it is over, and leaves the days within it as they are', () => {
    const during = withClosures(conf, [winter], told('2027-01-11'))
    expect(during.closures).toEqual([{ from: '2027-01-11', to: '2027-01-13', label: 'Congés' }])
    expect(during.exceptions).toEqual(conf.exceptions)
    expect(during.note).toBe('Congés d’hiver. Entrée par la cour.')
    expect(withClosures(conf, [winter], told('2027-01-14'))).toEqual(conf)
    expect(withClosures(conf, [], told('2027-01-11'))).toBe(conf)
  })

  it('is joined with another that it meets', () => {
    const next = { ...winter, from: '2027-01-14', to: '2027-01-20' }
    const within = { ...winter, from: '2027-01-12', to: '2027-01-12' }
    const later = { ...winter, from: '2027-02-01', to: '2027-02-02' }
    const { closures = [] } = withClosures(conf, [later, next, within, winter], told('2027-01-01'))
    expect(closures.map(({ from, to }) => `${from} ${to}`)).toEqual(['2027-01-11 2027-01-20', '2027-02-01 2027-02-02'])
  })
})

it('names the eleven public holidays of the year from a day on', () => {
  const days = holidaysFrom('2026-11-28')
  expect(days).toHaveLength(11)
  expect(days[0]).toEqual({ date: '2026-12-25', name: 'Noël' })
  expect(days).toContainEqual({ date: '2027-05-06', name: 'Ascension' })
})
