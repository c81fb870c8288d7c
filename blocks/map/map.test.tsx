import { describe, expect, it } from 'vitest'
import { companyAddresses } from '#schemas/api/content/company.ts'
import type { MapProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import manifest from './block.json' with { type: 'json' }
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('map')

const props: MapProps = { level: 3, zoom: 16, height: 400, showAddresses: true }
const places = companyAddresses.example.data

describe('map', () => {
  it('shows addresses as text, links to an external map, and loads nothing before the click', () => {
    const body = viewBody(View, { props, data: { places } })
    const [place] = places.addresses
    expect(body.querySelector('address')?.textContent).toContain(place?.city)
    expect(body.querySelector('[data-acts]')?.getAttribute('href')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=[\d.]+&mlon=[\d.]+#map=16\//,
    )
    expect(body.querySelector('[src], link, iframe')).toBeNull()
  })

  it('names the host that the click asks, which the manifest declares', () => {
    const body = viewBody(View, { props, data: { places } })
    expect(body.textContent).toContain('vient de tile.openstreetmap.org, qui')
    expect(JSON.stringify(manifest)).toContain('https://tile.openstreetmap.org')
  })

  it('names the host of the tiles that the site has chosen', () => {
    const named = (tiles: object) => viewBody(View, { props, data: { places, tiles } }).textContent
    expect(named({ tilesUrl: 'https://{s}.tuiles.example/{z}/{x}/{y}.png' })).toContain('vient de tuiles.example, qui')
    expect(named({ tilesUrl: 'https://cartes.example:8443/{z}/{x}/{y}.png' })).toContain('vient de cartes.example, qui')
    expect(named({ attribution: 'Moi' })).toContain('vient de tile.openstreetmap.org, qui')
    expect(needs(props)[1]).toEqual({ key: 'tiles', call: 'externalApp.config', params: { app: 'maps' } })
  })

  it('shows a drawing and which place it is about until the map is asked for', () => {
    const body = viewBody(View, { props: { ...props, showAddresses: false }, data: { places } })
    const [place] = places.addresses
    expect(body.querySelector('[aria-hidden="true"] > svg')).not.toBeNull()
    expect(body.querySelector('[data-card] > p')?.textContent).toBe(`${place?.name}${place?.address}${place?.postalCode} ${place?.city}`)
    expect(body.querySelector('[data-card] > [data-acts]')).not.toBeNull()
  })

  it('names the head office first', () => {
    const [office] = places.addresses
    if (!office) throw new Error('the example has no address')
    const addresses = [{ ...office, id: 9, name: 'Annexe', type: [{ value: 'MAIL_PICKUP' }] }, office]
    const body = viewBody(View, { props, data: { places: { addresses, total: 2 } } })
    expect([...body.querySelectorAll('li strong')].map(({ textContent }) => textContent)).toEqual([office.name, 'Annexe'])
  })

  it('leaves the words to the page when it has them already', () => {
    const body = viewBody(View, { props: { ...props, showAddresses: false }, data: { places } })
    expect(body.querySelector('address')).toBeNull()
    expect(body.querySelector('[data-acts]')).not.toBeNull()
  })

  it('shows no map of what has no place on it', () => {
    const addresses = places.addresses.map((place) => ({ ...place, position: null }))
    expect(viewBody(View, { props, data: { places: { ...places, addresses } } }).querySelector('[data-acts]')).toBeNull()
  })

  it('asks for the addresses of the kinds that were chosen', () => {
    expect(needs({ ...props, kinds: ['HEAD_OFFICE', 'MAIL_PICKUP'] }).slice(0, 1)).toMatchObject([
      { call: 'company.addresses', params: { type: 'HEAD_OFFICE,MAIL_PICKUP' } },
    ])
    expect(needs(props)[0]?.params).toEqual({ nbItem: 100 })
  })
})
