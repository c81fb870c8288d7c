import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { eurosSchema } from './delivery-calls.ts'

const bottlesSchema = z.number().int().positive()

/** The price rules of a site: free shipping, delivery limits and discount tiers. */
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
  /** The shipping price in France from a number of units, over all carriers and destinations; null when no carrier accepts that many. */
  frenchFees: z.array(
    z.object({ fromUnits: z.number().int().nonnegative(), range: z.object({ least: eurosSchema, most: eurosSchema }).nullable() }),
  ),
  /** True when the site has an account for transfers. */
  takesTransfer: z.boolean().optional(),
})

/** The price rules in the format of the API. */
export type ShopRulesDto = z.infer<typeof shopRulesSchema>

/** Returns the price rules of a shop. */
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
    'Les règles d’après lesquelles un panier est chiffré, les mêmes dans le navigateur et ici\u00a0: livraison offerte, taille d’une expédition, remises selon le nombre de bouteilles, ce que coûte une livraison en France selon la taille du colis, avant qu’un transporteur soit choisi (vide\u00a0: rien n’est sûr), et si un virement peut être reçu. Null\u00a0: la règle ne joue pas.',
  holdsMs: 10_000,
  example: {
    params: {},
    data: {
      freeShipping: { fromBottles: 12, fromPrice: 200 },
      limits: { minimum: 3, maximum: 120 },
      steps: [{ bottles: 12, type: 'PERCENT', amount: 5, detailType: 'ORDER' }],
      frenchFees: [
        { fromUnits: 0, range: { least: 6.9, most: 9.9 } },
        { fromUnits: 7, range: { least: 14.9, most: 14.9 } },
        { fromUnits: 37, range: null },
      ],
      takesTransfer: true,
    },
  },
})
