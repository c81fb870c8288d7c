import { orderViewExample as order, type OrderView } from '#schemas/api/shop/order-view.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm } from '#engine/preview-forms.ts'

const params = { reference: order.reference, token: 'un-jeton-de-demonstration' }
const paid: OrderView = { ...order, payment: 'PAID', transfer: null }
const invoice = {
  kind: 'INVOICE',
  number: 'F2026-0042',
  issuedAt: '2026-11-21T08:00:00Z',
  total: 67.5,
  url: '/api/order/paper/42',
} as const
const sent: OrderView = {
  ...{ ...paid, fulfilment: 'SHIPPED', withdrawUntil: '2026-12-08', papers: [invoice] },
  shipments: [
    {
      ...{ carrier: 'Colissimo', parcels: 1, shippedAt: '2026-11-23T15:00:00Z', deliveredAt: null },
      tracking: [{ number: '6A12345678901', link: 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901' }],
      products: [{ id: 107, quantity: 6 }],
    },
  ],
}
const unpaid: OrderView = { ...order, payment: 'PENDING_PAYMENT', transfer: null, takesTransfer: true }
const withdrawn: OrderView = {
  ...sent,
  fulfilment: 'DELIVERED',
  withdrawal: 'CONFIRMED',
  payment: 'PARTLY_REFUNDED',
  awaited: [{ id: 107, quantity: 2 }],
  isOwed: true,
  givenUp: [{ id: 107, quantity: 2 }],
}
const creditNote = { ...invoice, kind: 'CREDIT_NOTE', number: 'A2026-0007', total: 22.5, url: '/api/order/paper/43' } as const
const refunded: OrderView = { ...withdrawn, isOwed: undefined, awaited: [], papers: [invoice, creditNote] }
const allGivenUp: OrderView = { ...paid, withdrawal: 'CONFIRMED', awaited: [], givenUp: [{ id: 107, quantity: 6 }] }

const stageOf = (state: string, shown: OrderView): BlockPreview => ({
  ...{ state, params, examples: ['plain'] },
  answers: { 'order.get': shown },
})

/** An order on its way, from its transfer to what is given back; and the form that sends its link. */
export const stages: readonly BlockPreview[] = [
  { state: 'the form', examples: ['plain', 'own-words'] },
  { state: 'a closed link', examples: ['plain'], params },
  { state: 'asked', examples: ['plain'], form: previewSubmittedForm('order.askLink') },
  stageOf('a transfer to come', order),
  stageOf('a transfer to come, a part withdrawn', { ...order, withdrawal: 'CONFIRMED', awaited: [], givenUp: [{ id: 107, quantity: 2 }] }),
  stageOf('not paid', unpaid),
  stageOf('sent', sent),
  stageOf('a gift', { ...sent, gift: { from: 'Ada et Charles', message: 'Joyeux Noël\u202f!\nÀ ouvrir le 24, pas avant.' } }),
  stageOf('over', { ...unpaid, payment: 'EXPIRED' }),
  stageOf('over, given up since', { ...unpaid, payment: 'EXPIRED', declaredAt: '2026-11-22T09:41:07Z' }),
  stageOf('over, paid too late', { ...unpaid, payment: 'EXPIRED', sentBack: [{ amount: 67.5, why: 'WITHDRAWN' }] }),
  stageOf('withdrawn in words', { ...sent, isBeingRead: true }),
  stageOf('withdrawn in words, to be paid', { ...order, isBeingRead: true }),
  stageOf('withdrawn', withdrawn),
  stageOf('withdrawn, nothing to send back', { ...withdrawn, awaited: [] }),
  stageOf('withdrawn and refunded', refunded),
  stageOf('withdrawn whole before it left', allGivenUp),
  stageOf('paid and cancelled', { ...paid, fulfilment: 'CANCELLED' }),
  stageOf('too late to withdraw', { ...sent, fulfilment: 'DELIVERED', withdrawUntil: '2026-01-15' }),
  stageOf('bought by a company', { ...sent, withdrawUntil: null, isForCompany: true }),
]
