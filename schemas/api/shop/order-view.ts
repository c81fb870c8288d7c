import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { eurosSchema } from './delivery-calls.ts'
import { orderSchema } from './order-calls.ts'
import { transferSchema } from './payment.ts'

/**
 * Why money goes back by itself: it came too late, and the bottles (LATE), the time to collect (SLOT) or the code (CODE) cannot be had any more, or the order is
 * over; or it is not what was asked.
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

/** An order as its buyer follows it. */
export const orderViewSchema = orderSchema.omit({ accessToken: true, status: true }).extend({
  createdAt: instantSchema,
  payment: z.enum([
    ...(['PENDING_PAYMENT', 'AWAITING_TRANSFER', 'DEBIT_PENDING', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const),
    ...(['EXPIRED', 'CANCELLED', 'FAILED'] as const),
  ]),
  fulfilment: z.enum(['NEW', 'PREPARING', 'SHIPPED', 'READY', 'DELIVERED', 'COLLECTED', 'CANCELLED']),
  withdrawal: z.enum(['NONE', 'REQUESTED', 'CONFIRMED', 'RETURNED', 'CLOSED']),
  /** Where it goes, or where it is collected, line by line. */
  destination: z.array(z.string()),
  delayDays: z.tuple([z.number().int(), z.number().int()]).nullable(),
  collectDate: z.iso.date().nullable(),
  /** Said of an order that is collected at a time: between which times of that day. */
  collectHours: z.object({ from: z.string(), to: z.string() }).optional(),
  /** What has left, and where it is followed. */
  shipments: z.array(shipmentSchema),
  /** The last day on which the buyer may withdraw; null while something is still to come, and where a company bought. */
  withdrawUntil: z.iso.date().nullable(),
  /** Said where a company bought: nothing of it can be withdrawn from. */
  isForCompany: z.literal(true).optional(),
  /** Said while a withdrawal waits for its goods: what of them is still to be sent back. */
  awaited: z.array(z.object({ id: rowIdSchema, quantity: z.number().int() })).optional(),
  /** Said while a withdrawal that was told in words is being read: nothing of the order leaves meanwhile. */
  isBeingRead: z.literal(true).optional(),
  /** Said of a withdrawal that waits for nothing more: goods of it have come back. */
  goodsBack: z.literal(true).optional(),
  /** Said where a withdrawal was received once the order was over, and when: it counts as soon as late money comes. */
  declaredAt: instantSchema.optional(),
  message: z.string().nullable(),
  /** To whom it is billed, line by line; a company first. */
  billedTo: z.array(z.string()).optional(),
  /** Said where a company gave one: under which number of its own it has bought. */
  purchaseReference: z.string().optional(),
  /** Said where money for it has gone back by itself: how much each time, and why. */
  sentBack: z.array(z.object({ amount: eurosSchema, why: z.enum(refundReasons) })).optional(),
  /** Said where some of it was given back or given up already: how many of what. */
  givenUp: z.array(z.object({ id: rowIdSchema, quantity: z.number().int().positive() })).optional(),
  /** Said of an order that was paid back in part: money of what was given up is still owed. */
  isOwed: z.literal(true).optional(),
  /** Said of a gift: what goes into its parcel. */
  gift: z.object({ from: z.string(), message: z.string().nullable() }).optional(),
  /** How to pay, as long as a transfer is waited for. */
  transfer: transferSchema.nullable(),
  /** Said of an order that waits for a payment by card or by debit: it can be paid by transfer instead. */
  takesTransfer: z.literal(true).optional(),
  /** Said of such an order that is collected so soon that no debit comes before. */
  takesDebit: z.literal(false).optional(),
  /** Its invoice once it is paid, and its credit notes; who opened it with a token adds it to the address. */
  papers: z.array(
    z.object({
      kind: z.enum(['INVOICE', 'CREDIT_NOTE']),
      number: z.string(),
      issuedAt: instantSchema,
      total: eurosSchema,
      url: z.string(),
      /** Said of a credit note that keeps back a part of the price: the goods came back worth less (article L221-23). */
      kept: z.object({ amount: eurosSchema, reason: z.string() }).optional(),
    }),
  ),
})

/** An order as its buyer follows it. */
export type OrderView = z.infer<typeof orderViewSchema>

/** An order as its buyer follows it, for the reference. */
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

/** One order, for whoever holds its token or has made it. */
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

/** The orders of a member. */
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
