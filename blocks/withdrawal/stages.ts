import { orderViewExample } from '#schemas/api/shop/order-view.ts'
import { userExample } from '#schemas/api/people/user.ts'
import { orderConfirmWithdrawal, orderWithdraw } from '#schemas/api/shop/withdrawal-calls.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm } from '#engine/preview-forms.ts'

const params = { reference: orderViewExample.reference, token: 'un-jeton-de-demonstration' }

const typed = {
  reference: orderViewExample.reference,
  name: 'Camille Roy',
  email: 'camille.roy@example.org',
  scope: 'WORDED',
  message: 'Le rouge.',
}

/** The steps of a withdrawal: an order reference to enter, an open order, a declaration to confirm, a revised one, and a received one. */
export const stages: readonly BlockPreview[] = [
  { state: 'a number', examples: ['plain', 'own-words'] },
  {
    ...{ state: 'an open order', examples: ['plain'], params },
    answers: {
      'user.me': userExample,
      'order.get': { ...orderViewExample, payment: 'PAID', fulfilment: 'DELIVERED', withdrawUntil: '2026-12-08', transfer: null },
    },
  },
  { state: 'to confirm', examples: ['plain'], form: previewSubmittedForm('order.withdraw', orderWithdraw.example.data, typed) },
  { state: 'taken up again', examples: ['plain'], form: { ...previewSubmittedForm('order.withdraw', undefined, typed), isRevised: true } },
  { state: 'received', examples: ['plain'], form: previewSubmittedForm('order.confirmWithdrawal', orderConfirmWithdrawal.example.data) },
]
