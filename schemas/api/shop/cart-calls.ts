import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { eurosSchema } from './delivery-calls.ts'

/** A variant: by its own id, optionally with that of its product. */
export const variantReferenceSchema = z.object({ id: rowIdSchema, declinationId: rowIdSchema.nullish() })

/** A cart line. The server validates the quantity. */
export const cartLineSchema = variantReferenceSchema.extend({ quantity: z.number() })

/** The lines of a cart. */
export const cartLinesSchema = z.array(cartLineSchema).max(200)

/** Returns the exact stock of variants. */
export const stockQuantities = defineCall({
  name: 'stock.quantities',
  method: 'PUT',
  path: '/product/quantities',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ products: z.array(variantReferenceSchema).max(200) }),
  data: z.array(z.object({ id: rowIdSchema, quantity: z.number().int().nullable(), setQuantity: z.boolean() })),
  budget: 'cart',
  errors: ['CROSS_SITE', 'SHOP_CLOSED'],
  summary:
    'Ce qui peut être vendu à cet instant. «\u202fsetQuantity\u202f» faux\u00a0: rien ne limite la vente, et «\u202fquantity\u202f» dit ce qui reste si le stock est compté, sinon null. La déclinaison se nomme par son seul numéro, ou par «\u202fdeclinationId\u202f» à côté du numéro de son produit\u202f; l’«\u202fid\u202f» rendu est toujours le sien. Ce qui est inconnu ou retiré de la vente, ou la déclinaison d’un autre produit, revient avec la quantité 0\u202f; le seul numéro d’un produit vendu par déclinaisons est refusé.',
  example: { params: {}, body: { products: [{ id: 107 }] }, data: [{ id: 107, quantity: 34, setQuantity: true }] },
})

/** Validates a cart. */
export const orderValidate = defineCall({
  name: 'order.validate',
  method: 'POST',
  path: '/order/validate',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ products: cartLinesSchema }),
  data: z.object({
    products: z.array(
      z.object({ id: rowIdSchema, quantity: z.number().int(), price: eurosSchema, available: z.number().int().nullable() }),
    ),
    bottleCount: z.number().int(),
  }),
  budget: 'cart',
  errors: ['CROSS_SITE', 'SHOP_CLOSED', 'PRICES_HIDDEN', 'EMPTY_CART', 'NOT_ON_SALE', 'BAD_QUANTITY', 'BAD_MULTIPLE', 'OUT_OF_STOCK'],
  summary: 'Dit si un panier peut être commandé, sans rien réserver. Le mode de livraison n’y compte pas.',
  example: {
    params: {},
    body: { products: [{ id: 107, quantity: 6 }] },
    data: { products: [{ id: 107, quantity: 6, price: 12.5, available: 34 }], bottleCount: 6 },
  },
})
