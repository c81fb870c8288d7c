import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { eurosSchema } from './delivery-calls.ts'
import { orderSchema } from './order-calls.ts'
import { transferSchema } from './payment.ts'

/**
 * The reasons for an automatic refund: late money while the bottles (LATE), the pickup slot (SLOT) or the code (CODE) are gone, a closed
 * order, or a wrong amount.
 */
export const refundReasons = ['LATE', 'SLOT', 'CODE', 'WITHDRAWN', 'CANCELLED', 'ENDED', 'AMOUNT', 'TWICE'] as const

const shipmentSchema = z.object({
  carrier: z.string(),
  parcels: z.number().int(),
  tracking: z.array(z.object({ number: z.string(), link: z.url({ protocol: /^https?$/ }).nullable() })),
  shippedAt: instantSchema,
  deliveredAt: instantSchema.nullable(),
  products: z.array(z.object({ id: rowIdSchema, quantity: z.number().int() })),
})

/** An order as its buyer sees it. */
export const orderViewSchema = orderSchema.omit({ accessToken: true, status: true }).extend({
  createdAt: instantSchema,
  payment: z.enum([
    ...(['PENDING_PAYMENT', 'AWAITING_TRANSFER', 'DEBIT_PENDING', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const),
    ...(['EXPIRED', 'CANCELLED', 'FAILED'] as const),
  ]),
  fulfilment: z.enum(['NEW', 'PREPARING', 'SHIPPED', 'READY', 'DELIVERED', 'COLLECTED', 'CANCELLED']),
  withdrawal: z.enum(['NONE', 'REQUESTED', 'CONFIRMED', 'RETURNED', 'CLOSED']),
  /** The destination or the pickup point, as lines. */
  destination: z.array(z.string()),
  delayDays: z.tuple([z.number().int(), z.number().int()]).nullable(),
  collectDate: z.iso.date().nullable(),
  /** The hours of a pickup. */
  collectHours: z.object({ from: z.string(), to: z.string() }).optional(),
  /** The shipments with their tracking. */
  shipments: z.array(shipmentSchema),
  /** The last day of the withdrawal; null while something is still to be delivered, and for a company order. */
  withdrawUntil: z.iso.date().nullable(),
  /** Present for a company order, which excludes withdrawal. */
  isForCompany: z.literal(true).optional(),
  /** The pending returns of a withdrawal. */
  awaited: z.array(z.object({ id: rowIdSchema, quantity: z.number().int() })).optional(),
  /** Present while a free-text withdrawal waits for its review. Nothing of the order is shipped meanwhile. */
  isBeingRead: z.literal(true).optional(),
  /** Present when goods of a completed withdrawal were returned. */
  goodsBack: z.literal(true).optional(),
  /** The date of a withdrawal that was received after the order ended. It counts as soon as late money arrives. */
  declaredAt: instantSchema.optional(),
  message: z.string().nullable(),
  /** The billing address as lines, a company first. */
  billedTo: z.array(z.string()).optional(),
  /** The purchase reference of a company. */
  purchaseReference: z.string().optional(),
  /** The automatic refunds with amounts and reasons. */
  sentBack: z.array(z.object({ amount: eurosSchema, why: z.enum(refundReasons) })).optional(),
  /** The quantities refunded or withdrawn before. */
  givenUp: z.array(z.object({ id: rowIdSchema, quantity: z.number().int().positive() })).optional(),
  /** Present when a partly refunded order has a refund due for a withdrawal. */
  isOwed: z.literal(true).optional(),
  /** The gift card. */
  gift: z.object({ from: z.string(), message: z.string().nullable() }).optional(),
  /** The transfer details while a transfer is pending. */
  transfer: transferSchema.nullable(),
  /** Present when a pending online payment can be replaced by a transfer. */
  takesTransfer: z.literal(true).optional(),
  /** Present when the pickup is too soon for a direct debit. */
  takesDebit: z.literal(false).optional(),
  /** The invoice of a paid order and its credit notes. A caller with a token appends it to the URL. */
  papers: z.array(
    z.object({
      kind: z.enum(['INVOICE', 'CREDIT_NOTE']),
      number: z.string(),
      issuedAt: instantSchema,
      total: eurosSchema,
      url: z.string(),
      /** The deduction of a credit note for worn goods (article L221-23). */
      kept: z.object({ amount: eurosSchema, reason: z.string() }).optional(),
    }),
  ),
})

/** An order as its buyer sees it. */
export type OrderView = z.infer<typeof orderViewSchema>

/** An order for the examples of the API reference. */
export const orderViewExample: OrderView = {
  ...{ id: 881, reference: '2026-000123', createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-11-27T10:00:00Z' },
  ...{ payment: 'AWAITING_TRANSFER', fulfilment: 'NEW', withdrawal: 'NONE' },
  products: [{ id: 107, name: 'Cuvée A', year: 2021, capacityMl: 750, quantity: 6, price: 12.5, discount: 0, share: 7.5, total: 67.5 }],
  ...{ subtotal: 75, step: null, discount: { code: 'NOEL10', value: 7.5 }, shippingFees: 0, total: 67.5 },
  vat: [{ rate: 20, base: 56.25, amount: 11.25 }],
  delivery: { type: 'DELIVERY', name: 'Colissimo' },
  ...{ destination: ['Camille Roy', '5, rue des Lilas', '75011 Paris'], delayDays: [2, 3], collectDate: null, message: 'Interphone 12' },
  billedTo: ['Camille Roy', '5, rue des Lilas', '75011 Paris'],
  shipments: [],
  withdrawUntil: null,
  transfer: { method: 'TRANSFER', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', label: '2026-000123', dueAt: '2026-11-27' },
  papers: [],
}

/** Returns an order to the holder of its token or account. */
export const orderGet = defineCall({
  name: 'order.get',
  method: 'GET',
  path: '/order/{reference}',
  role: 'V',
  cache: 'N',
  params: z.object({ reference: z.string().min(1).max(60), token: z.string().max(200).optional() }),
  inQuery: ['token'],
  data: orderViewSchema,
  budget: 'cart',
  errors: ['BAD_FILTER'],
  summary:
    'Une commande, pour qui en a le jeton (celui de la réponse de POST /order) ou l’a passée avec son compte. Pour tout autre, elle n’existe pas.',
  example: { params: { reference: '2026-000123', token: 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM' }, data: orderViewExample },
})

/** Lists the orders of a member. */
export const orderListOwn = defineCall({
  name: 'order.listOwn',
  method: 'GET',
  path: '/user/order',
  role: 'M',
  cache: 'N',
  params: z.object({}),
  data: z.array(orderViewSchema),
  errors: [],
  summary: 'Les commandes passées avec ce compte, la dernière d’abord, cent au plus.',
  example: { params: {}, data: [orderViewExample] },
})
