import { describe, expect, it } from 'vitest'
import { orderViewExample, type OrderView } from '#schemas/api/shop/order-view.ts'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const props = { withdrawalHref: '/retractation' }
const params = { reference: '2026-000123', token: 'jeton' }
const show = (more: Partial<OrderView>, today = '2026-11-20') =>
  viewBody(View, { props, data: { order: { ...orderViewExample, transfer: null, ...more } }, page: { params, today } })
const plain = ({ textContent }: Element) => (textContent ?? '').replaceAll('\u00a0', ' ')
const withdrawLink = (body: Element) => body.querySelector('a[href^="/retractation"]')

const note = (total: number, number: string): OrderView['papers'][number] => ({
  ...{ kind: 'CREDIT_NOTE', number, issuedAt: '2026-11-24T10:00:00Z', total, url: '/x' },
})
const invoice: OrderView['papers'][number] = { ...note(67.5, 'F-1'), kind: 'INVOICE' }

describe('an order that was paid and cancelled', () => {
  const company = { isForCompany: true, withdrawUntil: null } as const

  it.each([
    ['PAID', 'Ce que vous avez payé vous est rendu dans les quatorze jours.'],
    ['PARTLY_REFUNDED', 'Le reste de ce que vous avez payé vous est rendu dans les quatorze jours.'],
    ['DEBIT_PENDING', 's’il est débité, la somme vous est rendue dans les quatorze jours.'],
  ] as const)('says what becomes of the money and offers no withdrawal, to a company neither: %s', (payment, words) => {
    for (const buyer of [{}, company]) {
      const body = show({ payment, fulfilment: 'CANCELLED', ...buyer })
      expect(plain(body)).toContain('Cette commande est annulée.')
      expect(plain(body)).toContain(words)
      expect(plain(body)).not.toMatch(/Vous pouvez renoncer|droit de rétractation/)
      expect(withdrawLink(body)).toBeNull()
    }
  })

  it('promises no refund when unpaid, after a full refund, and of an amount refunded before', () => {
    for (const payment of ['FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED'] as const) {
      const body = show({ payment, fulfilment: 'CANCELLED' })
      expect([payment, plain(body).includes('dans les quatorze jours'), withdrawLink(body)]).toEqual([payment, false, null])
    }
    // All its goods were refunded before it was cancelled: the rest of its price is shipping, which may not be owed.
    const ended = {
      fulfilment: 'CANCELLED',
      payment: 'PARTLY_REFUNDED',
      givenUp: [{ id: 107, quantity: 6 }],
      papers: [note(60, 'A-1')],
    } as const
    for (const withdrawal of ['NONE', 'CLOSED'] as const) {
      const said = plain(show({ ...ended, papers: [...ended.papers], givenUp: [...ended.givenUp], withdrawal }))
      expect(said).not.toContain('dans les quatorze jours')
      expect(said.split('60,00 € vous sont remboursés.')).toHaveLength(2)
    }
    const sentBack = [{ amount: 67.5, why: 'CANCELLED' as const }]
    expect(plain(show({ payment: 'DEBIT_PENDING', fulfilment: 'CANCELLED', sentBack }))).not.toContain('s’il est débité')
  })
})

describe('a withdrawn order that was refunded', () => {
  const withdrawn: Partial<OrderView> = { withdrawal: 'CONFIRMED', awaited: [], givenUp: [{ id: 107, quantity: 2 }] }

  it('names the refunded amount of all its credit notes, and announces no further refund', () => {
    for (const payment of ['REFUNDED', 'PARTLY_REFUNDED'] as const) {
      const said = plain(show({ ...withdrawn, payment, papers: [invoice, note(20.1, 'A-1'), note(5.2, 'A-2')] }))
      expect(said).toContain('Votre rétractation est enregistrée. 25,30 € vous sont remboursés.')
      expect(said).not.toMatch(/le remboursement suit|rien à nous renvoyer/)
    }
  })

  it('says so of goods that came back, of those that never left and once it is closed', () => {
    const told = (more: Partial<OrderView>) => plain(show({ payment: 'PARTLY_REFUNDED', papers: [invoice, note(25, 'A-1')], ...more }))
    const refunded = '25,00 € vous sont remboursés.'
    expect(told({ withdrawal: 'RETURNED', goodsBack: true })).toContain(`Vos produits nous sont revenus. ${refunded}`)
    expect(told({ withdrawal: 'RETURNED' })).toContain(`Votre rétractation est enregistrée. ${refunded}`)
    expect(told({ withdrawal: 'CLOSED' })).toContain(`Votre rétractation est close. ${refunded}`)
    expect(told({ withdrawal: 'REQUESTED' })).not.toContain('remboursés')
  })

  it('still announces what is owed besides, and tells what was given back before', () => {
    const owed: Partial<OrderView> = { ...withdrawn, payment: 'PARTLY_REFUNDED', isOwed: true, papers: [invoice, note(10, 'A-1')] }
    const before = '10,00 € vous ont déjà été remboursés.'
    expect(plain(show(owed))).toContain(`Vous n’avez rien à nous renvoyer : le remboursement suit. ${before}`)
    expect(plain(show({ ...owed, awaited: [{ id: 107, quantity: 2 }] }))).toContain(`${before} Il vous reste à nous renvoyer`)
    expect(plain(show({ ...owed, withdrawal: 'RETURNED', goodsBack: true }))).toContain(`le remboursement suit. ${before}`)
  })
})

describe('the time to withdraw', () => {
  const come: Partial<OrderView> = { payment: 'PAID', fulfilment: 'DELIVERED', withdrawUntil: '2026-11-19' }

  it('is over after its last day, with the address to write to and a link for a late declaration', () => {
    const body = show(come, '2026-11-20')
    expect(plain(body)).toContain('Le délai pour renoncer à cette commande, sans donner de raison, a pris fin le 19 novembre 2026.')
    expect(plain(body)).not.toMatch(/Vous pouvez renoncer|Renoncer au contrat ici/)
    expect(body.querySelector('a[href="/contact"]')?.textContent).toBe('Nous écrire')
    expect([withdrawLink(body)?.getAttribute('href'), withdrawLink(body)?.className]).toEqual(['/retractation/2026-000123/jeton', ''])
  })

  it('runs through its last day', () => {
    const body = show(come, '2026-11-19')
    expect(plain(body)).toContain('jusqu’au 19 novembre 2026')
    expect(plain(body)).not.toContain('a pris fin')
    expect(withdrawLink(body)?.textContent).toBe('Renoncer au contrat ici')
    expect(body.querySelector('a[href="/contact"]')).toBeNull()
  })

  it('is not offered either after a partial withdrawal', () => {
    const body = show({ ...come, withdrawal: 'CLOSED' }, '2026-12-01')
    expect(plain(body)).not.toContain('Renoncer au contrat ici')
    expect(withdrawLink(body)?.textContent).toBe('Déclarer tout de même une rétractation')
  })
})
