import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('company-addresses')

const props = { level: 2 } as const
const office = {
  ...{ id: 4, type: [{ value: 'HEAD_OFFICE' }], name: 'Siège', address: '12, quai des Écritures', postalCode: '69002', city: 'Lyon' },
  ...{ position: null, phone: '+33199003700', email: 'siege@exemple.fr', hours: 'Du lundi au vendredi', followsHours: false },
}

it('asks for all addresses, or for those of some kinds', () => {
  expect(needs(props)[0]?.params).toEqual({ nbItem: 100 })
  expect(needs({ ...props, kinds: ['HEAD_OFFICE', 'MAIL_PICKUP'] })[0]?.params).toEqual({ type: 'HEAD_OFFICE,MAIL_PICKUP', nbItem: 100 })
})

it('shows each place with its map, its phone and its hours', () => {
  const places = { addresses: [office, { ...office, id: 5, name: 'Dépôt', phone: null, email: null, hours: null }], total: 2 }
  const body = viewBody(View, { props, data: { places } })
  expect([...body.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Siège', 'Dépôt'])
  const links = [...body.querySelectorAll('li:first-child a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'https://www.openstreetmap.org/search?query=12%2C%20quai%20des%20%C3%89critures%2C%2069002%20Lyon',
    'tel:+33199003700',
    'mailto:siege@exemple.fr',
  ])
  expect(body.querySelectorAll('li:last-child a')).toHaveLength(1)
})

it('begins with the head office, then keeps the order in which places came', () => {
  const place = (id: number, name: string, type: string) => ({ ...office, id, name, type: [{ value: type }] })
  const addresses = [place(1, 'Annexe', 'MAIL_PICKUP'), place(2, 'Retrait', 'CLICK_AND_COLLECT'), place(3, 'Siège', 'HEAD_OFFICE')]
  const body = viewBody(View, { props, data: { places: { addresses, total: 3 } } })
  expect([...body.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Siège', 'Annexe', 'Retrait'])
})

it('says so when the addresses did not come', () => {
  expect(viewBody(View, { props }).textContent).toContain('n’ont pas pu être chargées')
})

it('asks for the hours of the site where an address follows them, and says what differs today', () => {
  const [, hours] = needs(props)
  const given = (followsHours: boolean) => hours?.onlyIf?.({ places: { addresses: [{ ...office, followsHours }], total: 1 } })
  expect([hours?.call, hours?.holds, given(true), given(false), hours?.onlyIf?.({})]).toEqual([
    'component.conf',
    'today',
    true,
    false,
    false,
  ])
  const ranges = [{ open: '09:00', close: '12:00' }]
  const days = (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const).map((day) => ({ day, ranges }))
  const config = { days, exceptions: [], note: null, closures: [{ from: '2026-12-01', to: '2026-12-03', label: 'Congés' }] }
  const places = {
    addresses: [
      { ...office, followsHours: true },
      { ...office, id: 5 },
    ],
    total: 2,
  }
  const page = { today: '2026-12-02', moment: Date.parse('2026-12-02T10:00:00Z') }
  const items = [...viewBody(View, { props, data: { places, hours: { config } }, page }).querySelectorAll('li')]
  expect(items.map(({ textContent }) => textContent.includes('Fermé aujourd’hui (Congés)'))).toEqual([true, false])
})
