import { describe, expect, it } from 'vitest'
import { orderViewExample } from '#schemas/api/shop/order-view.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('order-list')

const props = { orderHref: '/compte/commandes', catalogueHref: '/produits' }
const orders = Array.from({ length: 23 }, (_, index) => ({ ...orderViewExample, id: index + 1, reference: `2026-${index + 1}` }))
const links = (body: Element) => [...body.querySelectorAll('li a')].map((link) => link.getAttribute('href'))
const word = (more: object) =>
  viewBody(View, { props, data: { orders: [{ ...orderViewExample, ...more }] } }).querySelector('li')?.textContent

describe('order-list', () => {
  it('says what the place is for while nothing was ordered, and where to begin', () => {
    const body = viewBody(View, { props, data: { orders: [] } })
    expect(body.textContent).toContain('Vous n’avez encore rien commandé')
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/produits')
  })

  it('shows ten at a time, each with the way to it', () => {
    const page = (query: Record<string, string>) => viewBody(View, { props, data: { orders }, page: { path: '/compte/commandes', query } })
    expect(links(page({}))).toHaveLength(10)
    expect(links(page({}))[0]).toBe('/compte/commandes/2026-1')
    expect(links(page({ page: '3' }))).toEqual(['/compte/commandes/2026-21', '/compte/commandes/2026-22', '/compte/commandes/2026-23'])
    expect(page({ page: '2' }).querySelector('nav a[rel=prev]')?.getAttribute('href')).toBe('/compte/commandes')
    expect(links(page({ page: '9' }))).toHaveLength(3)
  })

  it('says in a word how each stands', () => {
    expect(word({})).toContain('Virement attendu')
    expect(word({ payment: 'PAID', fulfilment: 'SHIPPED' })).toContain('Expédiée')
    expect(word({ payment: 'PAID', withdrawal: 'CONFIRMED' })).toContain('Rétractation enregistrée')
  })

  it('calls a cancelled order cancelled for any payment status, and a refused one refused', () => {
    expect(word({ payment: 'FAILED', fulfilment: 'CANCELLED' })).toContain('Annulée')
    expect(word({ payment: 'FAILED', fulfilment: 'CANCELLED' })).not.toContain('Paiement refusé')
    expect(word({ payment: 'DEBIT_PENDING', fulfilment: 'CANCELLED' })).toContain('Annulée')
    expect(word({ payment: 'PAID', fulfilment: 'CANCELLED' })).toContain('Annulée')
    expect(word({ payment: 'REFUNDED', fulfilment: 'CANCELLED' })).toContain('Remboursée')
    expect(word({ payment: 'FAILED' })).toContain('Paiement refusé')
  })

  it('says of a part that it is one: of what came back, and of what was sent', () => {
    const back = (quantity: number) => ({ payment: 'PAID', withdrawal: 'RETURNED', goodsBack: true, givenUp: [{ id: 107, quantity }] })
    expect(word(back(2))).toContain('Rendue en partie')
    expect(word(back(6))).toContain('Produits rendus')
    expect(word({ ...back(2), goodsBack: undefined })).toContain('Rétractation enregistrée')
    const shipment = { carrier: 'Colissimo', parcels: 1, tracking: [], shippedAt: '2026-11-22T09:00:00Z', deliveredAt: null }
    const sent = [{ ...shipment, products: [{ id: 107, quantity: 2 }] }]
    expect(word({ payment: 'PAID', fulfilment: 'PREPARING', shipments: sent })).toContain('Expédiée en partie')
    expect(word({ payment: 'PAID', fulfilment: 'PREPARING' })).toContain('En préparation')
    expect(word({ payment: 'PAID', fulfilment: 'SHIPPED', shipments: sent })).not.toContain('en partie')
  })

  it('leads to where one that waits for its payment is paid, and no other', () => {
    const site = { ...testContext.site, isECommerce: true }
    const payLinks = (more: object, context: object = { site }) =>
      [
        ...viewBody(View, { props, data: { orders: [{ ...orderViewExample, ...more }] }, context }).querySelectorAll(
          'a[href*="#commande="]',
        ),
      ].map((link) => [link.textContent, link.getAttribute('href')])
    expect(payLinks({ payment: 'PENDING_PAYMENT' })).toEqual([['Payer Commande 2026-000123', '/commande#commande=2026-000123']])
    for (const payment of ['PAID', 'EXPIRED', 'CANCELLED', 'AWAITING_TRANSFER'])
      expect([payment, payLinks({ payment })]).toEqual([payment, []])
    expect(payLinks({ payment: 'PENDING_PAYMENT' }, { site: { ...site, isECommerce: false } })).toEqual([])
  })

  it('says so when the orders cannot be had', () => {
    expect(viewBody(View, { props, data: {} }).querySelector('[role=alert]')).not.toBeNull()
  })
})
