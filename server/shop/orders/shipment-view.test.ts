import { expect, it } from 'vitest'
import type { OrderGoods } from './load-lines.ts'
import { shipmentViews } from './shipment-view.ts'

const shipment = {
  ...{ carrier: 'Vitivelo', parcels: 2, tracking_url: 'https://suivi.example/{number}', tracking_numbers: ['AB1', 'AB2'] },
  ...{ shipped_at: new Date('2026-11-20T10:00:00Z'), delivered_at: null },
  // The third was never ordered: what is not known is not shown.
  lines: [
    { line: 1, quantity: 3 },
    { line: 0, quantity: 6 },
    { line: 9, quantity: 1 },
  ],
}
const lines = [
  { position: 0, sellable_id: 107 },
  { position: 1, sellable_id: 31 },
]
const shown = (more: object = {}) => shipmentViews({ lines, shipments: [{ ...shipment, ...more }] } as unknown as OrderGoods)

it('returns sent parcels with their content and tracking links', () => {
  expect(shown()).toEqual([
    {
      ...{ carrier: 'Vitivelo', parcels: 2, shippedAt: '2026-11-20T10:00:00Z', deliveredAt: null },
      tracking: [
        { number: 'AB1', link: 'https://suivi.example/AB1' },
        { number: 'AB2', link: 'https://suivi.example/AB2' },
      ],
      products: [
        { id: 31, quantity: 3 },
        { id: 107, quantity: 6 },
      ],
    },
  ])
})

it('what has arrived says when, and a carrier who shows no way is followed by number alone', () => {
  expect(shown({ delivered_at: new Date('2026-11-22T08:30:00Z'), tracking_url: null })).toMatchObject([
    {
      deliveredAt: '2026-11-22T08:30:00Z',
      tracking: [
        { number: 'AB1', link: null },
        { number: 'AB2', link: null },
      ],
    },
  ])
})
