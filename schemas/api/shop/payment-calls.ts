import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { onlineMethods, onlinePaymentSchema, paymentMethods, transferSchema } from './payment.ts'

const publicKeySchema = z.object({
  publicKey: z.string(),
  currency: z.literal('eur'),
  country: z.string().length(2),
  methods: z.array(z.enum(onlineMethods)),
})

/** Returns the public configuration of the payment provider. */
export const paymentPublicKey = defineCall({
  name: 'payment.publicKey',
  method: 'GET',
  path: '/custom-stripe/public-key',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  data: publicKeySchema.nullable(),
  errors: ['SHOP_CLOSED'],
  summary:
    'Les réglages publics du paiement en ligne, et les moyens qu’il offre. Null\u00a0: le serveur n’en a pas, et seul le virement est proposé.',
  example: {
    params: {},
    data: { publicKey: 'pk_test_51Exemple', currency: 'eur', country: 'FR', methods: ['CARD', 'SEPA_DEBIT'] },
  },
})

/** Receives an event of the payment provider. */
export const paymentWebhook = defineCall({
  name: 'payment.hear',
  method: 'POST',
  path: '/custom-stripe/webhook',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  isSigned: true,
  data: z.null(),
  errors: ['BAD_REQUEST', 'CROSS_SITE'],
  summary:
    'Ce que Stripe annonce de lui-même\u00a0: un événement tel qu’il l’envoie, signé il y a moins de cinq minutes (en-tête «\u202fStripe-Signature\u202f»). Chacun compte une fois\u00a0; rien d’autre ne change l’état d’un paiement.',
  example: { params: {}, data: null },
})

/** Starts another payment of an unpaid order, optionally with another method. */
export const orderPay = defineCall({
  name: 'order.pay',
  method: 'POST',
  path: '/order/{reference}/payment',
  role: 'V',
  cache: 'N',
  params: z.object({ reference: z.string().min(1).max(60), token: z.string().max(200).optional() }),
  inQuery: ['token'],
  body: z.object({ token: z.string().max(200).nullish(), method: z.enum(paymentMethods) }),
  data: z.object({ payment: z.union([onlinePaymentSchema.extend({ clientSecret: z.string() }), transferSchema]) }),
  budget: 'order',
  message: { fr: 'Le paiement peut reprendre.', en: 'The payment may go on.' },
  errors: ['BAD_FILTER', 'CROSS_SITE', 'PAYMENT_UNAVAILABLE', 'ORDER_NOT_PAYABLE', 'UPSTREAM'],
  summary:
    'Reprend le paiement d’une commande qui attend encore le sien, de la même manière ou d’une autre, pour qui en a le jeton (dans le corps ou dans l’adresse, où celui du corps l’emporte) ou l’a passée avec son compte. Ce qui a été commencé avant est abandonné.',
  example: {
    params: { reference: '2026-000123' },
    body: { token: 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM', method: 'CARD' },
    data: { payment: { method: 'CARD', clientSecret: 'pi_3Exemple_secret_4' } },
  },
})
