import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { printedLine } from '#schemas/api/people/printable-fields.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { eurosSchema } from './delivery-calls.ts'
import { deliveryTypes } from './order-calls.ts'
import { orderViewExample, orderViewSchema } from './order-view.ts'
import { paymentMethods } from './payment.ts'

/** The events that an administrator may apply to an order. The others are automatic or belong to the buyer. */
export const administeredEvents = [
  'PAY',
  'PREPARE',
  'SHIP',
  'MAKE_READY',
  'DELIVER',
  'COLLECT',
  'CANCEL',
  'REFUND',
  'RETURN',
  'CLOSE',
  'LAPSE',
  'RULE',
] as const

/** A tracking number, which is shown to the buyer and inserted into a URL. */
const trackingNumberSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[A-Za-z0-9 ./-]+$/)

/** The reason of an action, for a credit note or a mail and for the log. */
const reasonSchema = printedLine(z.string().max(200)).min(1)

const position = z.number().int().nonnegative().max(999)

/** An order as an administrator sees it. */
export const adminOrderSchema = orderViewSchema.extend({
  /** Returned in If-Match with a change. */
  version: z.number().int(),
  method: z.enum(paymentMethods),
  buyer: z.object({
    ...{ email: z.string(), firstname: z.string(), lastname: z.string(), phone: z.string().nullable() },
    /** The id of the account; null for a guest. */
    userId: rowIdSchema.nullable(),
  }),
  company: z
    .object({ name: z.string(), siret: z.string().nullable(), vatNumber: z.string().nullable(), reference: z.string().nullable() })
    .nullable(),
  gift: z.object({ from: z.string(), message: z.string().nullable() }).nullable(),
  /** The lines by position: the shipped and cancelled quantities, and the pending returns of a withdrawal. */
  lines: z.array(
    z.object({
      ...{ position, id: rowIdSchema, quantity: z.number().int(), sent: z.number().int(), cancelled: z.number().int() },
      awaited: z.number().int().positive().optional(),
    }),
  ),
  /** The free-text withdrawals that wait for a review. */
  worded: z.array(z.object({ id: rowIdSchema, name: z.string(), message: z.string(), receivedAt: instantSchema })).optional(),
  history: z.array(z.object({ event: z.string(), at: instantSchema })),
})

/** An order as an administrator sees it. */
export type AdminOrder = z.infer<typeof adminOrderSchema>

const example: AdminOrder = {
  ...orderViewExample,
  ...{ version: 1, method: 'TRANSFER', company: null, gift: null },
  buyer: { email: 'camille.roy@example.org', firstname: 'Camille', lastname: 'Roy', phone: '+33639980012', userId: null },
  lines: [{ position: 0, id: 107, quantity: 6, sent: 0, cancelled: 0 }],
  history: [],
}

/** Lists the orders of a site. */
export const orderListAll = defineCall({
  name: 'order.listAll',
  method: 'GET',
  path: '/admin/order',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  list: {
    fields: {
      reference: { kind: 'text', order: true },
      email: { kind: 'text' },
      lastname: { kind: 'text', order: true },
      createdAt: { kind: 'instant', order: true },
      total: { kind: 'number', order: true },
      payment: { kind: 'enum', options: orderViewSchema.shape.payment.options },
      fulfilment: { kind: 'enum', options: orderViewSchema.shape.fulfilment.options },
      withdrawal: { kind: 'enum', options: orderViewSchema.shape.withdrawal.options },
      method: { kind: 'enum', options: paymentMethods },
      delivery: { kind: 'enum', options: deliveryTypes },
    },
    defaultOrder: 'createdAt:desc',
  },
  data: z.object({ orders: z.array(adminOrderSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER'],
  summary:
    'Les commandes du site avec leur détail, la dernière d’abord\u00a0; avant toutes, sauf ordre demandé, celles dont une rétractation en mots attend d’être lue.',
  example: { params: {}, query: 'payment=PAID&fulfilment=NEW', data: { orders: [example], total: 1 } },
})

const goesBack = (fr: string, en: string) => ({
  fr: `Le virement est venu trop tard\u00a0: ${fr}. La commande n’est pas payée, et la somme est à rendre à l’acheteur, qui en est prévenu.`,
  en: `The transfer came too late: ${en}. The order is not paid, and the money is to be given back to the buyer, who is told so.`,
})

/** The reasons for the refund of a late transfer. */
const transferBackWords = {
  LATE: goesBack('ses bouteilles ne sont plus toutes disponibles', 'its bottles are not all available any more'),
  SLOT: goesBack('le créneau de retrait n’est plus libre', 'the time to collect is not free any more'),
  CODE: goesBack('le code de réduction ne peut plus servir', 'the discount code cannot be used any more'),
  WITHDRAWN: goesBack('l’acheteur s’est rétracté', 'the buyer has withdrawn'),
  CANCELLED: goesBack('la commande était annulée', 'the order was cancelled'),
  ENDED: goesBack('la commande était close', 'the order was closed'),
} as const

/** Applies an event to an order. */
export const orderEvent = defineCall({
  name: 'order.happen',
  method: 'PUT',
  path: '/admin/order/{id}/status',
  role: 'A',
  cache: 'N',
  params: z.object({ id: rowIdSchema }),
  body: z.object({
    event: z.enum(administeredEvents),
    /**
     * With RULE, the lines that a withdrawal means (none: nothing of this order); with SHIP, the shipped lines and with RETURN, the
     * returned ones (by default the rest); with REFUND, the refunded lines with deductions.
     */
    lines: z
      .array(z.object({ position, quantity: z.number().int().min(1).max(9999), kept: eurosSchema.nullish() }))
      .max(200)
      .nullish(),
    /** With SHIP: the carrier, when it is not the chosen one. */
    carrier: printedLine(z.string().max(120)).min(1).nullish(),
    trackingNumbers: z.array(trackingNumberSchema).max(50).nullish(),
    parcels: z.number().int().min(1).max(999).nullish(),
    /** With RULE: the withdrawal, when several wait. */
    withdrawal: rowIdSchema.nullish(),
    /** With DELIVER: the number of the shipment, by default all in transit. */
    shipment: z.number().int().positive().max(999).nullish(),
    /**
     * With REFUND: the refunded part of the shipping, whether to restock, and the reason. The reason also belongs to LAPSE, and to RULE
     * without lines; the buyer sees it.
     */
    fees: eurosSchema.nullish(),
    restock: z.boolean().nullish(),
    reason: reasonSchema.nullish(),
    /** With REFUND: the reason of a deduction, which the buyer sees. */
    keptReason: reasonSchema.nullish(),
  }),
  data: adminOrderSchema.extend({
    /** The reason with which a late transfer is refunded after PAY. */
    transferBack: z.enum(Object.keys(transferBackWords) as (keyof typeof transferBackWords)[]).optional(),
  }),
  versioned: true,
  message: { fr: 'La commande est à jour.', en: 'The order is up to date.' },
  messageBy: { field: 'transferBack', words: transferBackWords },
  errors: [
    'CROSS_SITE',
    'STALE_VERSION',
    'ORDER_EVENT_REFUSED',
    'GOODS_WITHDRAWN',
    'MONEY_OWED',
    'RETURN_REFUSED',
    'KEPT_REFUSED',
    'WORDS_WAITING',
  ],
  summary:
    'Dit ce qui arrive à une commande\u00a0: virement reçu (PAY\u00a0; venu après l’échéance, il paie la commande si tout en est encore disponible, sinon il est à rendre, et «\u202ftransferBack\u202f» dit pourquoi), préparation, envoi de tout ou partie, remise, annulation, remboursement (REFUND, qui demande un motif\u00a0; de produits revenus dépréciés après une rétractation, une part du prix peut être retenue, avec son motif), retour des produits d’une rétractation (RETURN\u00a0; d’une partie, le reste est toujours attendu), clôture d’une rétractation (CLOSE, quand rien n’est plus attendu ni dû\u00a0; LAPSE, avec son motif, quand le délai de renvoi est passé sans que les produits soient revenus\u00a0: l’acheteur les garde), lecture d’une rétractation en mots (RULE, avec les lignes auxquelles ils se rapportent, ou aucune et le motif\u00a0; d’ici là, rien de la commande ne part ni n’est remboursé, et elle n’est pas annulée). L’en-tête If-Match porte la version lue\u00a0: une autre est refusée, et la réponse donne celle qui vaut.',
  example: {
    params: { id: 881 },
    body: { event: 'SHIP', lines: [{ position: 0, quantity: 6 }], trackingNumbers: ['6A12345678901'], parcels: 1 },
    data: {
      ...example,
      payment: 'PAID',
      fulfilment: 'SHIPPED',
      version: 4,
      lines: [{ position: 0, id: 107, quantity: 6, sent: 6, cancelled: 0 }],
    },
  },
})

/** Corrects the quantity on hand of a variant. */
export const stockCorrect = defineCall({
  name: 'stock.correct',
  method: 'PUT',
  path: '/admin/stock/{id}',
  role: 'A',
  cache: 'N',
  params: z.object({ id: rowIdSchema }),
  body: z.object({
    delta: z
      .number()
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((delta) => delta !== 0),
    reason: reasonSchema,
  }),
  data: z.object({
    ...{ id: rowIdSchema, onHand: z.number().int(), reserved: z.number().int(), isTracked: z.boolean(), version: z.number().int() },
  }),
  versioned: true,
  message: { fr: 'Le stock est à jour.', en: 'The stock is up to date.' },
  errors: ['CROSS_SITE', 'STALE_VERSION', 'STOCK_RESERVED'],
  summary:
    'Ajoute au stock ou en retire, avec un motif qui reste dans le journal\u00a0; jamais sous ce que retiennent les commandes. L’en-tête If-Match porte la version lue\u00a0: une autre est refusée, et la réponse donne celle qui vaut.',
  example: {
    params: { id: 107 },
    body: { delta: 24, reason: 'Mise en bouteille' },
    data: { id: 107, onHand: 58, reserved: 6, isTracked: true, version: 2 },
  },
})
