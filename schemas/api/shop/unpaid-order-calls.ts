import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { paymentMethods } from './payment.ts'

/** An unpaid order with the stock that it reserves. */
export const unpaidOrderSchema = z.object({
  ...{ id: rowIdSchema, reference: z.string(), email: z.string() },
  /** The account that placed it; null for a visitor. */
  userId: rowIdSchema.nullable(),
  /** True when the buyer showed that the e-mail address is theirs: signed in, or by a link that was mailed for the order. */
  isProved: z.boolean(),
  /** A digest of the network from which it came, the same for all its orders; null when that is unknown. */
  network: z.string().nullable(),
  /** The number of units that it reserves. */
  units: z.number().int().nonnegative(),
  ...{ total: z.number().nonnegative(), method: z.enum(paymentMethods), createdAt: instantSchema },
  /** When it ends unless it is paid. */
  expiresAt: instantSchema.nullable(),
})

const example: z.infer<typeof unpaidOrderSchema> = {
  ...{ id: 881, reference: '2026-000123', email: 'camille.roy@example.org', userId: null, isProved: false },
  ...{ network: 'X48E9qOokqqrvdts8nOJRJ', units: 6, total: 89.9, method: 'TRANSFER' },
  ...{ createdAt: '2026-11-20T13:12:07Z', expiresAt: '2026-11-21T01:12:07Z' },
}

/** The unpaid orders of a site. */
export const orderListUnpaid = defineCall({
  name: 'order.listUnpaid',
  method: 'GET',
  path: '/admin/order/unpaid',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  list: {
    fields: {
      reference: { kind: 'text', order: true },
      email: { kind: 'text' },
      network: { kind: 'text' },
      isProved: { kind: 'boolean' },
      units: { kind: 'number', order: true },
      total: { kind: 'number', order: true },
      createdAt: { kind: 'instant', order: true },
      expiresAt: { kind: 'instant', order: true },
    },
    defaultOrder: 'createdAt:desc',
  },
  data: z.object({ orders: z.array(unpaidOrderSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER'],
  summary:
    'Les commandes qui attendent leur paiement, avec les articles qu’elles réservent, la dernière d’abord. «\u202fnetwork\u202f» est une empreinte du réseau d’où vient la commande\u00a0: elle permet de retrouver celles d’un même réseau.',
  example: { params: {}, query: 'isProved=false&orderBy=units:desc', data: { orders: [example], total: 1 } },
})

/** Ends unpaid orders, so that their stock is on sale again. */
export const orderRelease = defineCall({
  name: 'order.release',
  method: 'POST',
  path: '/admin/order/unpaid/release',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.object({ ids: z.array(rowIdSchema).min(1).max(100) }),
  data: z.object({ released: z.array(rowIdSchema) }),
  message: { fr: 'Les articles de ces commandes sont remis en vente.', en: 'The articles of these orders are on sale again.' },
  errors: ['CROSS_SITE', 'NOT_FOUND', 'ORDER_EVENT_REFUSED'],
  summary:
    'Met fin à des commandes qui attendent leur paiement, avant leur échéance\u00a0: leurs articles sont remis en vente et l’acheteur en est prévenu. Toutes ou aucune\u00a0: une commande qui n’attend plus de paiement fait refuser la demande. Un virement reçu ensuite paie la commande si tout en est encore disponible.',
  example: { params: {}, body: { ids: [881] }, data: { released: [881] } },
})
