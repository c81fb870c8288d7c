import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { countrySchema } from '#schemas/api/sites/language.ts'
import { countryInPathSchema, rowIdSchema, sentCountrySchema } from '#schemas/api/base/scalars.ts'

/** An amount in euros, with two decimals at most. */
export const eurosSchema = z.number().min(0)

/** A country, and whether the shop sends anything there. */
export const soldCountrySchema = countrySchema.extend({ isServed: z.boolean() })

/** The countries of the world. */
export const countryList = defineCall({
  name: 'country.list',
  method: 'GET',
  path: '/countries',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  data: z.array(soldCountrySchema),
  errors: [],
  summary:
    'Les pays, dans l’ordre de leur nom. «\u202fisServed\u202f»\u00a0: la boutique y livre, d’après ses tarifs et ses réglages ONLY_SELL_IN_FRANCE et SELLS_WORLDWIDE.',
  example: {
    params: {},
    data: [{ id: 1, alphaTwo: 'FR', alphaThree: 'FRA', numCode: 250, name: 'France', isServed: true }],
  },
})

/** Towns by name or postal code. */
export const cityFind = defineCall({
  name: 'city.find',
  method: 'GET',
  path: '/cities/{search}/{idCountry}',
  role: 'V',
  cache: 'C',
  params: z.object({ search: z.string().trim().min(1).max(100), idCountry: countryInPathSchema }),
  data: z.array(z.object({ postalCode: z.string(), name: z.string() })),
  errors: [],
  summary:
    'Les communes dont le code postal ou le nom commence ainsi, vingt au plus, les plus peuplées d’abord. «\u202fidCountry\u202f» est le numéro du pays ou son code à deux lettres. Seules celles de France sont connues\u00a0: ailleurs, la liste est vide.',
  example: { params: { search: 'saint-emilion', idCountry: 1 }, data: [{ postalCode: '33330', name: 'Saint-Émilion' }] },
})

/** A code, alone or as the discount that was returned. */
export const discountCodeSchema = z.union([z.string().max(60), z.object({ code: z.string().max(60) })])

/** A quantity of a product: by the number of its variant, or of its product too. */
const shippedProductSchema = z.object({ idProduct: rowIdSchema, declinationId: rowIdSchema.nullish(), quantity: z.number() })

/** A carrier with what it takes for a cart. */
export const quotedCarrierSchema = z.object({
  id: rowIdSchema,
  name: z.string(),
  fdp: eurosSchema,
  price: eurosSchema,
  serviceCode: z.string(),
  deliveryType: z.enum(['DELIVERY', 'PICKUP']),
  siteType: z.enum(['CLASSIC', 'VIGNOBLE_EXPORT']),
  delayDays: z.tuple([z.number().int(), z.number().int()]),
  mostUnits: z.number().int().nullable(),
})

/** A carrier with what it takes for a cart. */
export type QuotedCarrier = z.infer<typeof quotedCarrierSchema>

/** The carriers for a cart to a place, with their prices. */
export const shippingFees = defineCall({
  name: 'shipping.fees',
  method: 'POST',
  path: '/calculate/shipping-fees',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({
    products: z.array(shippedProductSchema).max(200),
    postalCode: z.string().max(20),
    country: sentCountrySchema,
    discount: discountCodeSchema.nullish(),
  }),
  data: z.array(quotedCarrierSchema),
  budget: 'cart',
  errors: [
    ...(['CROSS_SITE', 'SHOP_CLOSED', 'PRICES_HIDDEN', 'EMPTY_CART', 'NOT_ON_SALE', 'BAD_QUANTITY', 'BAD_MULTIPLE'] as const),
    ...(['MIN_BOTTLES', 'MAX_BOTTLES', 'NO_CARRIER', 'COUNTRY_NOT_SERVED', 'BAD_POSTAL_CODE'] as const),
  ],
  summary:
    'Les transporteurs possibles. «\u202fprice\u202f» est le plein tarif, «\u202ffdp\u202f» ce que paie l’acheteur, livraison offerte comprise\u00a0; «\u202fcountry\u202f» est le numéro du pays ou son code à deux lettres. «\u202fdiscount\u202f», facultatif, est le code de la commande\u00a0: «\u202ffdp\u202f» est alors ce qu’elle paiera avec lui, ou sans lui s’il ne vaut pas pour ce panier. «\u202fmostUnits\u202f» est ce qu’il prend là au plus en une fois, en bouteilles de 75\u00a0cl\u00a0; null, sans limite.',
  example: {
    params: {},
    body: { products: [{ idProduct: 107, quantity: 6 }], postalCode: '75011', country: 1 },
    data: [
      {
        ...{ id: 2, name: 'Colissimo', fdp: 0, price: 14.9, serviceCode: 'COLI' },
        ...{ deliveryType: 'DELIVERY' as const, siteType: 'CLASSIC' as const, delayDays: [2, 3] as [number, number] },
        mostUnits: 36,
      },
    ],
  },
})

/** A place where parcels wait for those who fetch them. */
export const accessPointSchema = z.object({
  id: z.string(),
  name: z.string(),
  addLine1: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  icon: z.string().nullable(),
  /** How many kilometres away, as far as that is known. */
  distance: z.number().min(0).optional(),
})

/** A place where parcels wait for those who fetch them. */
export type RelayPoint = z.infer<typeof accessPointSchema>

/** Places near an address where parcels wait. */
export const relayPoints = defineCall({
  name: 'relay.accessPoints',
  method: 'POST',
  path: '/relay/access-points',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({
    address: z.string().max(200).nullish(),
    postalCode: z.string().max(20),
    city: z.string().max(120).nullish(),
    country: sentCountrySchema,
    serviceCode: z.string().max(20).nullish(),
    idCarrier: rowIdSchema.nullish(),
  }),
  data: z.array(accessPointSchema),
  budget: 'cart',
  errors: ['CROSS_SITE', 'SHOP_CLOSED', 'NO_CARRIER', 'BAD_POSTAL_CODE', 'UPSTREAM'],
  summary:
    'Les points de retrait d’un transporteur près d’une adresse, les plus proches d’abord. Le transporteur est nommé par «\u202fserviceCode\u202f» ou par son numéro, «\u202fidCarrier\u202f».',
  example: {
    params: {},
    body: { address: '5 rue X', postalCode: '75011', city: 'Paris', country: 1, serviceCode: 'MR24' },
    data: [
      {
        ...{ id: 'FR-012345', name: 'Tabac Y', addLine1: '9 rue Y', zipCode: '75011', city: 'Paris', country: 'FR' },
        ...{ position: { lat: 48.85, lng: 2.37 }, icon: 'mondial-relay' },
      },
    ],
  },
})

const collectTimesSchema = z
  .array(
    z.object({
      ...{ idAddress: rowIdSchema, date: z.iso.date(), idSchedule: z.number().int().nonnegative() },
      ...{ from: z.string(), to: z.string(), left: z.number().int().nonnegative() },
      /** Said where it is so near that no transfer comes before. */
      takesTransfer: z.literal(false).optional(),
      /** Said where it is so near that no debit comes before. */
      takesDebit: z.literal(false).optional(),
    }),
  )
  .nullable()

/** When orders can be collected, and how many more at each time; null where no time is booked. */
export type CollectTimes = z.infer<typeof collectTimesSchema>

/** When orders can be collected. */
export const collectTimes = defineCall({
  name: 'delivery.collectTimes',
  method: 'GET',
  path: '/collect/times',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  data: collectTimesSchema,
  budget: 'cart',
  errors: [],
  summary:
    'Quand une commande peut être retirée, d’après CLICK_AND_COLLECT_HOURS, et combien peuvent l’être encore à chaque créneau. Null\u00a0: on ne réserve pas d’heure.',
  example: {
    params: {},
    data: [{ idAddress: 4, date: '2026-12-04', idSchedule: 1, from: '10:00', to: '12:00', left: 8 }],
  },
})
