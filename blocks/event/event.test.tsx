import { describe, expect, it } from 'vitest'
import { eventExample } from '#tests/support/blocks/event-example.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('event')

const props = { askPhone: true, askMessage: true, listHref: '/evenements', privacyHref: '/privacy-policy' }
const show = (more: Partial<typeof eventExample> = {}, stage: { readonly context?: object; readonly page?: object } = {}) =>
  viewBody(View, { props, data: { event: { ...eventExample, ...more } }, ...stage })
const refused = (code: string, message: string) => ({
  context: { form: { name: 'element.register', values: { firstname: 'Zoé' }, errors: [], code, message } },
})

describe('event', () => {
  it('asks for the event of its page, until the day is over', () => {
    const context = { siteId: 37, locale: 'fr_FR', params: { event: 41 }, query: {}, today: '2026-11-20' }
    expect(needs({}, context)).toEqual([
      { key: 'event', call: 'element.get', params: { route: 'event', id: 41 }, holds: 'today', isSubject: true },
    ])
    expect(needs({}, { ...context, params: {} })).toEqual([])
  })

  it('says when, where and how many places are left', () => {
    const body = show()
    expect([...body.querySelectorAll('dl dd')].map(({ textContent }) => textContent)).toEqual([
      'jeudi 3 décembre 2026',
      '18\u00a0h\u00a0–\u00a020\u00a0h',
      'Nos bureaux12, quai des Écritures69002 Lyon (sur la carte)',
      '3 places restantes',
    ])
    expect(body.querySelector('time')?.getAttribute('datetime')).toBe('2026-12-03T17:00:00Z')
    expect(body.querySelector('a[href="/api/element/event/41/ics"]')).not.toBeNull()
    expect(show({ location: null }).querySelector('dl')?.textContent).toContain('En ligne')
  })

  it('offers at most the places that are left, and ten at most', () => {
    const seats = (body: HTMLElement) => body.querySelectorAll('[name=seats] option').length
    expect([seats(show()), seats(show({ remaining: 40 })), seats(show({ remaining: null, capacity: null }))]).toEqual([3, 10, 10])
  })

  it('takes no name when it is full, past, or without a list', () => {
    expect(show({ remaining: 0 }).textContent).toContain('Complet')
    expect(show({ registrationOpen: false, capacity: null, remaining: null }).textContent).toContain('sans inscription')
    const past = show({}, { page: { today: '2026-12-04' } })
    expect(past.textContent).toContain('a eu lieu')
    expect(past.querySelector('a[href$="/ics"]')).toBeNull()
    for (const body of [show({ remaining: 0 }), show({ registrationOpen: false }), past])
      expect(body.querySelector('[name=firstname]')).toBeNull()
  })

  it('reminds registered visitors after the end of registration, until it is past', () => {
    const fields = (body: HTMLElement) =>
      [...body.querySelectorAll('form [name=_form], form [name=email]')].map((field) => field.getAttribute('value'))
    expect([show({ remaining: 0 }), show({ registrationOpen: false })].map(fields)).toEqual([
      ['element.remind', null],
      ['element.remind', null],
    ])
    const without = { registrationOpen: false, capacity: null, remaining: null }
    expect([show(without), show({ remaining: 0 }, { page: { today: '2026-12-04' } })].map(fields)).toEqual([[], []])
    expect(fields(show())).toEqual(['element.register', null])
    const form = { name: 'element.remind', values: {}, errors: [], code: null, message: null, answer: null }
    const done = show({ remaining: 0 }, { context: { form } })
    expect([done.querySelector('[role=status]')?.textContent, fields(done)]).toEqual([
      expect.stringContaining('un message les y rappelle'),
      [],
    ])
  })

  it('says that a counted list is closed, without an invitation to register', () => {
    const heading = (body: HTMLElement) => body.querySelector('h2')?.textContent
    const closed = show({ registrationOpen: false })
    expect([heading(closed), closed.querySelector('h2 + p')?.textContent]).toEqual(['Inscriptions', 'Les inscriptions sont closes.'])
    expect(closed.textContent).not.toContain('sans inscription')
    expect(heading(show({}, { page: { today: '2026-12-04' } }))).toBe('Inscriptions')
    expect(heading(show())).toBe('S’inscrire')
  })

  it('is past from the day after the one in Paris on which it ends', () => {
    const late = { endAt: '2026-12-03T23:30:00Z' }
    expect(show(late, { page: { today: '2026-12-04' } }).querySelector('form')).not.toBeNull()
    expect(show(late, { page: { today: '2026-12-05' } }).textContent).toContain('a eu lieu')
  })

  it('says why places were refused, with what was typed', () => {
    const some = show({}, refused('EVENT_FULL', 'Il ne reste pas assez de places.'))
    expect(some.querySelector('[role=alert]')?.textContent).toContain('Il ne reste pas assez de places.')
    expect(some.querySelector('[name=firstname]')?.getAttribute('value')).toBe('Zoé')
    const none = show({ remaining: 0 }, refused('EVENT_FULL', 'Il ne reste pas assez de places.'))
    expect(none.querySelector('[role=alert]')?.hasAttribute('autofocus')).toBe(true)
  })

  it('says that places are taken', () => {
    const answer = { status: 'CONFIRMED', seats: 2, ics: '/api/element/event/41/ics' }
    const form = { name: 'element.register', values: {}, errors: [], code: null, message: null, answer }
    const body = show({ remaining: 0 }, { context: { form } })
    expect(body.querySelector('[role=status]')?.textContent).toContain('inscription est enregistrée')
  })
})
