// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { drawMap, type MapPlan } from './leaflet-map.ts'

const plan: MapPlan = {
  places: [{ name: 'Ici', at: [45.76, 4.83] }],
  zoom: 14,
  words: { zoomIn: 'Plus', zoomOut: 'Moins', contributors: 'les contributeurs d’OpenStreetMap' },
  glides: false,
  markClass: 'mark',
}

function drawn(more: Partial<MapPlan>) {
  const element = document.createElement('div')
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 300 } })
  document.body.append(element)
  drawMap(element, { ...plan, ...more })
  return {
    tile: element.querySelector('img.leaflet-tile')?.getAttribute('src'),
    credit: element.querySelector('.leaflet-control-attribution'),
  }
}

afterEach(() => {
  document.body.replaceChildren()
})

describe('drawMap', () => {
  it('takes its tiles from where maps usually come, and says whose they are', () => {
    const { tile, credit } = drawn({})
    expect(tile).toMatch(/^https:\/\/tile\.openstreetmap\.org\/14\/\d+\/\d+\.png$/)
    expect(credit?.querySelector('a')?.textContent).toBe('© les contributeurs d’OpenStreetMap')
  })

  it('loads tiles from the host of the site, with its attribution as plain text', () => {
    const tiles = { tilesUrl: 'https://{s}.tuiles.example/{z}/{x}/{y}.webp', attribution: '© IGN <b>&</b> nous' }
    const { tile, credit } = drawn({ tiles })
    expect(tile).toMatch(/^https:\/\/[abc]\.tuiles\.example\/14\/\d+\/\d+\.webp$/)
    expect(credit?.textContent).toBe('© IGN <b>&</b> nous')
    expect(credit?.querySelector('b')).toBeNull()
  })
})
