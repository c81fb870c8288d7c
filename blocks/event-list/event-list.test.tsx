import { describe, expect, it } from 'vitest'
import { eventExample } from '#tests/support/blocks/event-example.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import manifest from './block.json' with { type: 'json' }
import { View } from './View.tsx'

testBlock('event-list')

it('shows 24 a page where its page says nothing else', () => {
  expect(manifest.props.properties.count.default).toBe(24)
})

const props = { show: 'upcoming', count: 24, layout: 'list', level: 2, pagination: true, showCalendarLink: true } as const
const context = { siteId: 37, locale: 'fr_FR', params: {}, query: { page: '2' }, today: '2026-11-20' }
const labels = (body: HTMLElement) => [...body.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')

describe('event-list', () => {
  it('asks for what is not over yet, or for what is, page by page, until the day is over', () => {
    expect(needs(props, context)).toEqual([
      {
        ...{ key: 'list', call: 'element.list', holds: 'today', pagedBy: 'page' },
        params: { route: 'event', endAt: 'gte:2026-11-20', orderBy: 'startAt:asc', nbItem: 24, page: 2 },
      },
    ])
    const [past] = needs({ ...props, show: 'past', pagination: false }, context)
    expect(past?.params).toMatchObject({ endAt: 'lt:2026-11-20', orderBy: 'startAt:desc', page: 1 })
  })

  it('says of each when, where, and whether there is room', () => {
    const items = [
      eventExample,
      { ...eventExample, id: 42, remaining: 0 },
      { ...eventExample, id: 43, remaining: null, capacity: null, location: null },
      { ...eventExample, id: 44, registrationOpen: false },
    ]
    const body = viewBody(View, { props, data: { list: { items, total: 30 } } })
    const told = labels(body)
    expect(told[0]).toContain('jeudi 3 décembre 2026')
    expect(told[0]).toContain('Nos bureaux, Lyon')
    expect(told.map((each) => /3 places restantes|Complet|Inscriptions ouvertes|En ligne/.exec(each)?.[0])).toEqual([
      '3 places restantes',
      'Complet',
      'Inscriptions ouvertes',
      undefined,
    ])
    expect(body.querySelector('nav a[rel=next]')?.getAttribute('href')).toMatch(/page=2$/)
    expect(body.querySelector('a[href="/api/element/event/ics"]')).not.toBeNull()
  })

  it('says what this place is for when there is nothing', () => {
    expect(viewBody(View, { props, data: { list: { items: [], total: 0 } } }).textContent).toContain('Aucun événement')
    expect(viewBody(View, { props }).textContent).toContain('n’a pas pu être chargée')
  })
})
