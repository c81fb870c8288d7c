import { describe, expect, it } from 'vitest'
import type { EventDetail } from '#schemas/api/content/event-item.ts'
import type { EventMapProps } from '#schemas/generated/block-props.ts'
import { eventExample } from '#tests/support/blocks/event-example.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('event-map')

const props: EventMapProps = { title: 'Y aller', level: 2, zoom: 16, height: 400 }
const show = (location: EventDetail['location'], tiles?: object) =>
  viewBody(View, { props, data: { event: { ...eventExample, location }, ...(tiles && { tiles }) } })

describe('event-map', () => {
  it('requests the event of its page and the host of maps, and nothing on another page', () => {
    const context = { siteId: 37, locale: 'fr_FR', params: { event: 41 }, query: {}, today: '2026-11-20' }
    expect(needs({}, context)).toEqual([
      { key: 'event', call: 'element.get', params: { route: 'event', id: 41 }, holds: 'today' },
      { key: 'tiles', call: 'externalApp.config', params: { app: 'maps' } },
    ])
    expect(needs({}, { ...context, params: {} })).toEqual([])
  })

  it('draws the place, fetches nothing before a click, and links a map without scripts', () => {
    const body = show(eventExample.location)
    expect(body.querySelector('h2')?.textContent).toBe('Y aller')
    expect(body.querySelector('[data-card] > p')?.textContent).toBe('Nos bureaux12, quai des Écritures69002 Lyon')
    expect(body.querySelector('[data-acts]')?.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=45.75&mlon=4.83#map=16/45.75/4.83',
    )
    expect(body.querySelector('[src], link, iframe')).toBeNull()
  })

  it('names the host that the click asks, the site’s own when it has chosen one', () => {
    expect(show(eventExample.location).textContent).toContain('vient de tile.openstreetmap.org, qui')
    const own = show(eventExample.location, { tilesUrl: 'https://tuiles.example/{z}/{x}/{y}.png' })
    expect(own.textContent).toContain('vient de tuiles.example, qui')
  })

  it('is absent for an event online, and for a place without coordinates', () => {
    const place = eventExample.location
    if (!place) throw new Error('the example has no place')
    for (const location of [null, { ...place, position: null }]) expect(show(location).innerHTML).toBe('')
    expect(viewBody(View, { props, data: {} }).innerHTML).toBe('')
  })
})
