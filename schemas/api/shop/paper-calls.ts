import { z } from 'zod'
import { answeredFileSchema } from '#schemas/api/base/file-response.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'

/** Returns the invoice or a credit note of an order, to its buyer and to administrators. */
export const orderInvoice = defineCall({
  name: 'order.invoice',
  method: 'GET',
  path: '/order/{reference}/invoice',
  role: 'V',
  cache: 'N',
  params: z.object({
    reference: z.string().min(1).max(60),
    token: z.string().max(200).optional(),
    creditNote: z.string().max(60).optional(),
  }),
  inQuery: ['token', 'creditNote'],
  data: answeredFileSchema,
  file: 'application/pdf',
  budget: 'cart',
  errors: ['BAD_FILTER'],
  summary:
    'La facture d’une commande payée, telle qu’elle a été émise\u00a0; ou l’un de ses avoirs, nommé par «\u202fcreditNote\u202f». Pour qui a le jeton de la commande, ou l’a passée avec son compte, et pour les administrateurs du site\u00a0; pour tout autre, elle n’existe pas.',
  example: {
    params: { reference: '2026-000123', token: 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM' },
    data: { filename: 'facture-f-2026-000123.pdf', bytes: new Uint8Array([37, 80, 68, 70, 45]) },
  },
})

/** Returns the delivery note of a shipment. */
export const orderDeliveryNote = defineCall({
  name: 'order.deliveryNote',
  method: 'GET',
  path: '/admin/order/{id}/shipment/{number}/note',
  role: 'A',
  cache: 'N',
  params: z.object({ id: rowIdSchema, number: z.coerce.number().pipe(rowIdSchema) }),
  data: answeredFileSchema,
  file: 'application/pdf',
  errors: [],
  summary: 'Le bon de livraison d’un envoi, à glisser dans le colis : ce qu’il contient, de qui et à qui, sans aucun prix.',
  example: {
    params: { id: 881, number: 1 },
    data: { filename: 'bon-de-livraison-2026-000123-1.pdf', bytes: new Uint8Array([37, 80, 68, 70, 45]) },
  },
})

/** Returns the tax report by day and rate. */
export const orderTaxes = defineCall({
  name: 'order.taxes',
  method: 'GET',
  path: '/admin/order/taxes',
  role: 'A',
  cache: 'N',
  params: z.object({ from: z.iso.date().optional(), until: z.iso.date().optional() }),
  inQuery: ['from', 'until'],
  data: answeredFileSchema,
  file: 'text/csv',
  errors: ['BAD_FILTER'],
  summary:
    'Ce qui a été facturé et rendu, par jour, par taux de TVA et par clientèle (particuliers, entreprises), en CSV ; du premier jour de l’année à aujourd’hui si rien n’est dit.',
  example: {
    params: { from: '2026-11-01', until: '2026-11-30' },
    data: { filename: 'tva-2026-11-01-2026-11-30.csv', bytes: new Uint8Array([239, 187, 191]) },
  },
})
