import { z } from 'zod'
import { defineCall } from './define-call.ts'
import { eurosSchema } from './delivery-calls.ts'

const bottlesSchema = z.number().int().positive()

/** What a site has decided about its prices: free shipping, the size of a delivery, and what so many bottles take off. */
export const shopRulesSchema = z.object({
  freeShipping: z.object({ fromBottles: bottlesSchema.nullable(), fromPrice: eurosSchema.nullable() }),
  limits: z.object({ minimum: bottlesSchema.nullable(), maximum: bottlesSchema.nullable() }),
  steps: z.array(
    z.object({
      bottles: bottlesSchema,
      type: z.enum(['EURO', 'PERCENT']),
      amount: z.number().positive(),
      detailType: z.enum(['PRODUCT', 'ORDER', 'SHIPPING_FEES']),
    }),
  ),
  /** Whether a transfer can be taken: the site has told an account for it. */
  takesTransfer: z.boolean().optional(),
})

/** What a site has decided about its prices, as the API writes it. */
export type WrittenShopRules = z.infer<typeof shopRulesSchema>

/** The rules by which a cart is priced. */
export const shopRules = defineCall({
  name: 'shop.rules',
  method: 'GET',
  path: '/shop/rules',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  data: shopRulesSchema,
  errors: [],
  summary:
    'Les règles d’après lesquelles un panier est chiffré, les mêmes dans le navigateur et ici\u00a0: livraison offerte, taille d’une expédition, remises selon le nombre de bouteilles, et si un virement peut être reçu. Null\u00a0: la règle ne joue pas.',
  holdsMs: 10_000,
  example: {
    params: {},
    data: {
      freeShipping: { fromBottles: 12, fromPrice: 200 },
      limits: { minimum: 3, maximum: 120 },
      steps: [{ bottles: 12, type: 'PERCENT', amount: 5, detailType: 'ORDER' }],
      takesTransfer: true,
    },
  },
})
