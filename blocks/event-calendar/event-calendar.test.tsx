import { describe, expect, it } from 'vitest'
import { eventExample } from '#tests/support/blocks/event-example.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('event-calendar')

const context = { siteId: 37, locale: 'fr_FR', params: {}, today: '2026-11-20' }
const props = { level: 2 } as const
const list = { items: [eventExample, { ...eventExample, id: 42, title: 'Trois jours', endAt: '2026-12-05T19:00:00Z' }], total: 2 }
const december = viewBody(View, { props, data: { list }, page: { path: '/evenements', query: { month: '2026-12', page: '2' } } })

describe('event-calendar', () => {
  it('asks for what takes place in the month that is asked for, else from this one on', () => {
    const asked = (month?: string) => needs({}, { ...context, query: month === undefined ? {} : { month } })[0]?.params
    expect(asked('2026-12')).toMatchObject({ endAt: 'gte:2026-12-01', startAt: 'lt:2027-01-01', orderBy: 'startAt:asc' })
    // Of what is still to come the first says where it opens.
    expect(asked()).toMatchObject({ endAt: 'gte:2026-11-01', orderBy: 'startAt:asc' })
    expect(asked()).not.toHaveProperty('startAt')
    expect(asked('x')).toEqual(asked())
  })

  it('shows each event on its days, as a table with its weekdays', () => {
    expect(december.querySelector('caption')?.textContent).toContain('décembre 2026')
    expect([...december.querySelectorAll('th abbr')].map((day) => day.getAttribute('title'))).toEqual([
      ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    ])
    const taken = [...december.querySelectorAll('td')].filter((day) => day.querySelector('a'))
    expect(taken.map((day) => [day.querySelector('time')?.getAttribute('datetime'), day.querySelectorAll('a').length])).toEqual([
      ['2026-12-03', 2],
      ['2026-12-04', 1],
      ['2026-12-05', 1],
    ])
  })

  it.each([
    ['2026-08', 'Événements d’août 2026'],
    ['2026-10', 'Événements d’octobre 2026'],
    ['2026-12', 'Événements de décembre 2026'],
  ])('is called by its month: %s', (month, called) => {
    const items = [{ ...eventExample, startAt: `${month}-03T09:00:00Z`, endAt: `${month}-03T19:00:00Z` }]
    const body = viewBody(View, { props, data: { list: { items, total: 1 } }, page: { path: '/evenements', query: { month } } })
    expect(body.querySelector('caption')?.textContent).toBe(called)
  })

  it('shows in each of its months an event that goes on for three', () => {
    const items = [{ ...eventExample, startAt: '2026-11-20T09:00:00Z', endAt: '2027-01-10T17:00:00Z' }]
    const daysIn = (month: string) => {
      const body = viewBody(View, { props, data: { list: { items, total: 1 } }, page: { path: '/evenements', query: { month } } })
      const days = [...body.querySelectorAll('td:has(a) time')].flatMap((day) => day.getAttribute('datetime') ?? [])
      return days.filter((day) => day.startsWith(month))
    }
    const [first, middle, last] = [daysIn('2026-11'), daysIn('2026-12'), daysIn('2027-01')]
    expect([first[0], first.length, middle.length, last.at(-1), last.length]).toEqual(['2026-11-20', 11, 31, '2027-01-10', 10])
  })

  it('leaves out the day that begins as an event ends', () => {
    const items = [{ ...eventExample, startAt: '2026-12-11T18:00:00Z', endAt: '2026-12-11T23:00:00Z' }]
    const body = viewBody(View, { props, data: { list: { items, total: 1 } }, page: { path: '/evenements', query: { month: '2026-12' } } })
    const days = [...body.querySelectorAll('td:has(a)')].map((cell) => cell.querySelector('time')?.getAttribute('datetime'))
    expect(days).toEqual(['2026-12-11'])
    expect(body.textContent).not.toContain('du 11 au 12')
  })

  it('is a list as well, in the order of the events', () => {
    expect([...december.querySelectorAll('ol a')].map(({ textContent }) => textContent)).toEqual([eventExample.title, 'Trois jours'])
  })

  it('requests a part of a month of 300 events, which is no page of a list in the address', () => {
    const pages = (part?: string) =>
      needs({}, { ...context, query: { month: '2026-12', page: '7', ...(part !== undefined && { part }) } })
        .filter(({ key }) => key.startsWith('list'))
        .map(({ params, pagedBy }) => [params['page'], params['nbItem'], pagedBy])
    const three = (first: number) => [0, 1, 2].map((more) => [first + more, 100, undefined])
    expect([pages(), pages('1'), pages('x'), pages('2')]).toEqual([three(1), three(1), three(1), three(4)])
  })

  const one = (id: number) => ({ ...eventExample, id, title: `Le ${id}` })
  const crowd = (from: number, total: number) => ({ items: Array.from({ length: 100 }, (_, at) => one(from + at)), total })
  const month = (total: number, query: Record<string, string>) => {
    const data = { list: crowd(1, total), list2: crowd(101, total), list3: crowd(201, total) }
    const body = viewBody(View, { props, data, page: { path: '/evenements', query } })
    const more = [...body.querySelectorAll('p.inline-links')].map((said) => [
      said.textContent,
      said.querySelector('a')?.getAttribute('href'),
    ])
    return { names: new Set([...body.querySelectorAll('ol a')].map(({ textContent }) => textContent)).size, more }
  }

  it('shows up to 300 events of a month, with the number of the others and a link to them', () => {
    expect(month(300, { month: '2026-12' })).toEqual({ names: 300, more: [] })
    expect(month(412, { month: '2026-12' })).toEqual({
      names: 300,
      more: [['Et 112 autres événements ce mois-ci. Voir la suite du mois', '/evenements?month=2026-12&part=2#block-months']],
    })
    expect(month(601, { month: '2026-12', part: '2' }).more).toEqual([
      ['Et 1 autre événement ce mois-ci. Voir la suite du mois', '/evenements?month=2026-12&part=3#block-months'],
      ['Revenir au début du mois', '/evenements?month=2026-12#block-months'],
    ])
    expect(month(600, { month: '2026-12', part: '2' }).more).toEqual([
      ['Revenir au début du mois', '/evenements?month=2026-12#block-months'],
    ])
  })

  it('asks for a further page of the list only where its month goes on there', () => {
    const asksFor = (given: object, query: Record<string, string> = {}) =>
      needs({}, { ...context, query })
        .filter(({ onlyIf }) => onlyIf?.({ ...given }) ?? true)
        .map(({ key }) => key)
    const always = ['list', 'first', 'last']
    const at = (startAt: string, total: number) => ({ items: [{ ...eventExample, startAt, endAt: startAt }], total })
    const thisMonth = { month: '2026-12' }
    const whole = (total: number) => asksFor({ list: at('2026-12-20T17:00:00Z', total) }, thisMonth)
    expect([asksFor({}), asksFor({}, thisMonth), whole(100)]).toEqual([always, always, always])
    expect(whole(101)).toEqual(['list', 'list2', 'first', 'last'])
    expect(whole(201)).toEqual(['list', 'list2', 'list3', 'first', 'last'])
    expect(asksFor({ list: at('2026-12-20T17:00:00Z', 401) }, { ...thisMonth, part: '2' })).toEqual(['list', 'list2', 'first', 'last'])
    // Without a month in the address, many coming events may lie outside of the month that is shown.
    const [here, later] = [at('2026-11-28T17:00:00Z', 412), at('2026-12-04T17:00:00Z', 412)]
    const wide = { items: [...here.items, ...later.items], total: 412 }
    expect([asksFor({ list: wide }), asksFor({ list: here, list2: later })]).toEqual([always, ['list', 'list2', 'first', 'last']])
    expect([asksFor({ list: here }), asksFor({ list: here, list2: here })]).toEqual([
      ['list', 'list2', 'first', 'last'],
      ['list', 'list2', 'list3', 'first', 'last'],
    ])
  })

  it('links the whole of the month at which it opens, where its coming events are not counted', () => {
    expect(month(412, {}).more).toEqual([['Voir tout le mois', '/evenements?month=2026-12#block-months']])
    const later = { ...eventExample, id: 43, title: 'En février', startAt: '2027-02-04T17:00:00Z', endAt: '2027-02-04T19:00:00Z' }
    const data = { list: { items: [...list.items, later], total: 412 } }
    expect(viewBody(View, { props, data, page: { path: '/evenements', query: {} } }).querySelector('p.inline-links')).toBeNull()
  })

  it('shows an event once that has moved on to the next page meanwhile', () => {
    const data = { list: { items: [one(1), one(2)], total: 3 }, list2: { items: [one(2), one(3)], total: 3 } }
    const body = viewBody(View, { props, data, page: { path: '/evenements', query: { month: '2026-12' } } })
    expect([...body.querySelectorAll('ol a')].map(({ textContent }) => textContent)).toEqual(['Le 1', 'Le 2', 'Le 3'])
  })

  it('leads to the months around it, and there to itself', () => {
    const links = [...december.querySelectorAll('nav a')].map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['novembre 2026', '/evenements?month=2026-11#block-months'],
      ['janvier 2027', '/evenements?month=2027-01#block-months'],
    ])
  })

  it('opens at the first month that has something to come, and shows that month alone', () => {
    const later = { ...eventExample, id: 43, title: 'En février', startAt: '2027-02-04T17:00:00Z', endAt: '2027-02-04T19:00:00Z' }
    const over = { ...eventExample, id: 44, title: 'Passé', startAt: '2026-11-05T17:00:00Z', endAt: '2026-11-05T19:00:00Z' }
    const body = viewBody(View, {
      props,
      data: { list: { items: [over, ...list.items, later], total: 4 } },
      page: { path: '/evenements', query: {} },
    })
    expect(body.querySelector('nav p')?.textContent).toBe('décembre 2026')
    expect([...body.querySelectorAll('ol a')].map(({ textContent }) => textContent)).toEqual([eventExample.title, 'Trois jours'])
    expect([...body.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
      '/evenements?month=2026-11#block-months',
      '/evenements?month=2027-01#block-months',
    ])
  })

  it('asks for the first and the last event of all, which bound it', () => {
    const asked = needs({}, { ...context, query: { month: '2026-12' } })
    expect(asked.map(({ key }) => key)).toEqual(['list', 'list2', 'list3', 'first', 'last'])
    expect(asked.slice(3).map(({ params }) => params)).toEqual([
      { route: 'event', orderBy: 'startAt:asc', nbItem: 1, page: 1 },
      { route: 'event', orderBy: 'endAt:desc', nbItem: 1, page: 1 },
    ])
  })

  it('has no links beyond the first event, the last event and the present month, only back', () => {
    const one = (startAt: string) => ({ items: [{ ...eventExample, startAt, endAt: startAt }], total: 2 })
    const none = { items: [], total: 0 }
    const linksAt = (month: string, data: object = { first: one('2026-10-05T17:00:00Z'), last: one('2027-01-20T17:00:00Z') }) => {
      const body = viewBody(View, { props, data: { list: none, ...data }, page: { path: '/evenements', query: { month } } })
      return [...body.querySelectorAll('nav a')].map((link) => `${link.getAttribute('rel') ?? ''} ${link.getAttribute('href') ?? ''}`)
    }
    const to = (rel: string, month: string) => `${rel} /evenements?month=${month}#block-months`
    expect(linksAt('2026-10')).toEqual([to('next', '2026-11')])
    expect(linksAt('2026-12')).toEqual([to('prev', '2026-11'), to('next', '2027-01')])
    expect(linksAt('2027-01')).toEqual([to('prev', '2026-12')])
    expect(linksAt('2045-07')).toEqual([to('prev', '2027-01')])
    expect(linksAt('2001-07')).toEqual([to('next', '2026-10')])
    // All of them are over: from the last one the way leads to the present month.
    expect(linksAt('2026-10', { first: one('2026-10-05T17:00:00Z'), last: one('2026-10-05T17:00:00Z') })).toEqual([to('next', '2026-11')])
    expect(linksAt('2026-11', { first: none, last: none })).toEqual([])
  })

  it('marks the day that it is', () => {
    const here = { ...eventExample, startAt: '2026-11-24T17:00:00Z', endAt: '2026-11-24T19:00:00Z' }
    const body = viewBody(View, { props, data: { list: { items: [here], total: 1 } } })
    expect(body.querySelector('[aria-current=date] time')?.getAttribute('datetime')).toBe('2026-11-20')
  })

  it('says so when there is nothing, or when nothing came', () => {
    expect(viewBody(View, { props, data: { list: { items: [], total: 0 } } }).textContent).toContain('Aucun événement')
    expect(viewBody(View, { props }).textContent).toContain('n’a pas pu être chargé')
  })
})
