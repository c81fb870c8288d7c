import { z } from 'zod'
import { canBePhoneNumber } from '#schemas/text/digits-to-dial.ts'
import { orderTextLimits as limits } from '#schemas/text/order-text-limits.ts'
import { emailSchema, fieldCode, personNameSchema, typedPhoneSchema } from '#schemas/api/people/account-fields.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { printableText, printedLine } from '#schemas/api/people/printable-fields.ts'
import { instantSchema, rowIdSchema, sentCountrySchema } from '#schemas/api/base/scalars.ts'
import { cartLinesSchema } from './cart-calls.ts'
import { discountCodeSchema, eurosSchema } from './delivery-calls.ts'
import { orderPaymentSchema, paymentMethods } from './payment.ts'

/** How an order gets to its buyer. */
export const deliveryTypes = ['DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY'] as const

// Words of unseen signs alone are none: they are asked for once these are gone.
const line = printedLine(z.string().max(limits.line)).min(1)
const printedName = printedLine(personNameSchema).min(1)

/** An address to which something is sent, or billed. */
export const orderAddressSchema = z.object({
  firstname: printedName,
  lastname: printedName,
  address: line,
  addressPart2: printedLine(z.string().max(limits.line)).nullish(),
  postalCode: printedLine(z.string().max(limits.postalCode)).min(1),
  city: line,
  country: sentCountrySchema,
})

/** How the order gets to its buyer; prices are not read. */
const handoverSchema = z.object({
  type: z.enum(deliveryTypes),
  idCarrier: rowIdSchema.nullish(),
  serviceCode: z.string().max(20).nullish(),
  serviceName: z.string().max(120).nullish(),
  accessPointId: z.string().max(60).nullish(),
  idAddress: rowIdSchema.nullish(),
})

const place = { deliveryPostalCode: z.string().max(20).nullish(), deliveryIdCountry: sentCountrySchema.nullish() }

/** The part of an address that a carrier asks for. */
const sentPlaceSchema = z.object({ postalCode: z.string().max(20).nullish(), country: sentCountrySchema.nullish() })

const discountSchema = z.object({
  id: rowIdSchema,
  code: z.string(),
  type: z.enum(['EURO', 'PERCENT']),
  amount: z.number(),
  detailType: z.enum(['PRODUCT', 'ORDER', 'SHIPPING_FEES']),
})

const vatSchema = z.array(z.object({ rate: z.number(), base: eurosSchema, amount: eurosSchema }))
const stepSchema = z.object({ bottles: z.number().int(), value: eurosSchema }).nullable()

/** The price of a cart. The total is the sum of the products’ totals and the shipping fees. */
export const quoteSchema = z.object({
  discount: discountSchema.nullable(),
  products: z.array(
    z.object({
      id: rowIdSchema,
      quantity: z.number().int(),
      price: eurosSchema,
      discount: eurosSchema,
      share: eurosSchema,
      total: eurosSchema,
    }),
  ),
  value: eurosSchema,
  subtotal: eurosSchema,
  shippingFees: eurosSchema,
  total: eurosSchema,
  vat: vatSchema,
  step: stepSchema,
  nextStep: z.object({ bottles: z.number().int(), gain: eurosSchema, kind: z.enum(['FREE_SHIPPING', 'DISCOUNT']) }).nullable(),
})

/** The price of a cart. */
export type QuoteDto = z.infer<typeof quoteSchema>

const quoteExample: QuoteDto = {
  discount: { id: 9, code: 'NOEL10', type: 'PERCENT', amount: 10, detailType: 'ORDER' },
  products: [{ id: 107, quantity: 6, price: 12.5, discount: 0, share: 7.5, total: 67.5 }],
  ...{ value: 7.5, subtotal: 75, shippingFees: 0, total: 67.5 },
  vat: [{ rate: 20, base: 56.25, amount: 11.25 }],
  step: null,
  nextStep: { bottles: 6, gain: 3.75, kind: 'DISCOUNT' },
}

const discountErrors = ['DISCOUNT_INVALID', 'DISCOUNT_EXPIRED', 'DISCOUNT_USED_UP', 'DISCOUNT_MINIMUM'] as const
const carrierErrors = ['FEES_CHANGED', 'MIN_BOTTLES', 'MAX_BOTTLES', 'NO_CARRIER', 'COUNTRY_NOT_SERVED', 'BAD_POSTAL_CODE'] as const
const cartErrors = ['CROSS_SITE', 'SHOP_CLOSED', 'PRICES_HIDDEN', 'EMPTY_CART', 'NOT_ON_SALE', 'BAD_QUANTITY', 'BAD_MULTIPLE'] as const

/** The price of a cart, with a code and a carrier or without. */
export const orderDiscount = defineCall({
  name: 'order.discount',
  method: 'POST',
  path: '/order/discount',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({
    products: cartLinesSchema,
    discount: discountCodeSchema.nullish(),
    user: z.object({ email: emailSchema.nullish() }).nullish(),
    address: z.object({ delivery: sentPlaceSchema.nullish() }).nullish(),
    delivery: handoverSchema.nullish(),
    ...place,
  }),
  data: quoteSchema,
  budget: 'cart',
  errors: [...cartErrors, ...discountErrors, ...carrierErrors],
  summary:
    'Ce que coûte un panier, avec un code ou sans. Prend le corps de POST /order, où seuls les produits sont obligatoires, et en donne le prix\u00a0; ne change rien, ne réserve rien. Ce qu’une adresse e-mail a déjà utilisé d’un code n’est regardé ici que pour un membre connecté. Un transporteur nommé qui ne peut pas livrer ce panier là où il va est refusé comme à la commande. «\u202fnextStep\u202f» est ce qu’apportent quelques bouteilles de plus\u00a0: tant qu’aucun transporteur n’est choisi, ce qui est vrai par tous ceux qui livrent là\u00a0; la livraison offerte, tant qu’aucun pays n’est dit, l’est en France.',
  example: { params: {}, body: { products: [{ id: 107, quantity: 6 }], discount: 'NOEL10' }, data: quoteExample },
})

const companySchema = z.object({
  name: line,
  siret: z.string().max(limits.companyNumber).nullish(),
  vatNumber: z.string().max(limits.companyNumber).nullish(),
  reference: printedLine(z.string().max(limits.reference)).nullish(),
})

const orderBodySchema = z.object({
  products: cartLinesSchema,
  user: z
    .object({
      email: emailSchema.nullish(),
      // The numbering plans of other countries are checked once the whole body is read.
      phone: typedPhoneSchema.refine(canBePhoneNumber, fieldCode('PHONE')).nullish(),
      firstname: printedName.nullish(),
      lastname: printedName.nullish(),
      birthdate: z.iso.date().nullish(),
    })
    .nullish(),
  address: z.object({ delivery: orderAddressSchema.nullish(), billing: orderAddressSchema }),
  company: companySchema.nullish(),
  gift: z.object({ message: printableText(z.string().max(limits.giftMessage)).nullish(), from: line }).nullish(),
  discount: discountCodeSchema.nullish(),
  message: z.string().max(limits.message).nullish(),
  dateSchedule: z.iso.date().nullish(),
  idSchedule: z.number().int().nonnegative().nullish(),
  delivery: handoverSchema,
  ...place,
  payment: z.object({ method: z.enum(paymentMethods) }).nullish(),
  saleTermsAccepted: z.boolean().nullish(),
  expectedTotal: eurosSchema.nullish(),
})

const orderedProductSchema = z.object({
  ...{ id: rowIdSchema, name: z.string(), year: z.number().int().nullable(), quantity: z.number().int() },
  /** The volume of one unit; null for a box. */
  capacityMl: z.number().int().nullable().optional(),
  /** The names of its variations, up to three: « Magnum », « Coffret bois ». */
  variants: z.array(z.string()).optional(),
  /** The products of a box with their numbers, for the person who follows the order. */
  contents: z.array(z.object({ name: z.string(), quantity: z.number().int() })).optional(),
  /** `total` is `quantity` times `price` less `discount`, less `share`: its part of what is taken off the order as a whole. */
  ...{ price: eurosSchema, discount: eurosSchema, share: eurosSchema, total: eurosSchema },
})

/** An order as its buyer sees it. */
export const orderSchema = z.object({
  ...{ id: rowIdSchema, reference: z.string(), accessToken: z.string() },
  status: z.enum(['PENDING_PAYMENT', 'AWAITING_TRANSFER', 'DEBIT_PENDING', 'PAID']),
  products: z.array(orderedProductSchema),
  subtotal: eurosSchema,
  step: stepSchema,
  discount: z.object({ code: z.string(), value: eurosSchema }).nullable(),
  ...{ shippingFees: eurosSchema, total: eurosSchema, vat: vatSchema },
  delivery: z.object({ type: z.enum(deliveryTypes), name: z.string().nullable() }),
  expiresAt: instantSchema.nullable(),
  /** Said where it is collected so soon that no transfer comes before. */
  takesTransfer: z.literal(false).optional(),
  /** Said where it is collected so soon that no debit comes before. */
  takesDebit: z.literal(false).optional(),
})

/** Takes an order. */
export const orderPlace = defineCall({
  name: 'order.place',
  method: 'POST',
  path: '/order',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: orderBodySchema,
  data: z.object({ order: orderSchema, payment: orderPaymentSchema }),
  status: 201,
  budget: 'order',
  idempotent: true,
  holdsToken: true,
  message: { fr: 'Votre commande est enregistrée. Un e-mail vous la confirme.', en: 'Your order is taken. A mail confirms it.' },
  errors: [
    ...cartErrors,
    ...discountErrors,
    ...carrierErrors,
    ...(['OUT_OF_STOCK', 'UNPAID_CEILING', 'PRICE_CHANGED', 'SLOT_FULL', 'MINOR', 'BAD_ADDRESS', 'ACCESS_POINT_REQUIRED'] as const),
    ...(['SALE_TERMS_REQUIRED', 'EMAIL_REQUIRED', 'PAYMENT_UNAVAILABLE'] as const),
  ],
  summary:
    'Prend une commande\u00a0: le serveur recalcule tout, et n’en croit aucun prix. «\u202fexpectedTotal\u202f» est le total qui a été montré\u00a0: si le nôtre est plus haut, rien n’est commandé (PRICE_CHANGED). Un pays est nommé par son numéro ou par ses deux lettres\u00a0; le téléphone est demandé pour une livraison et pour un point de retrait\u00a0; le seul lieu de retrait du domaine n’a pas besoin d’être nommé.',
  example: {
    params: {},
    body: {
      products: [{ id: 107, quantity: 6 }],
      user: { email: 'camille.roy@example.org', phone: '06 39 98 00 12', firstname: 'Camille', lastname: 'Roy', birthdate: '1987-04-02' },
      address: {
        delivery: { firstname: 'Camille', lastname: 'Roy', address: '5, rue des Lilas', postalCode: '75011', city: 'Paris', country: 1 },
        billing: { firstname: 'Camille', lastname: 'Roy', address: '5, rue des Lilas', postalCode: '75011', city: 'Paris', country: 1 },
      },
      discount: 'NOEL10',
      message: 'Interphone 12',
      delivery: { type: 'DELIVERY', idCarrier: 2, serviceCode: 'COLI' },
      deliveryPostalCode: '75011',
      deliveryIdCountry: 1,
      payment: { method: 'TRANSFER' },
      saleTermsAccepted: true,
      expectedTotal: 67.5,
    },
    data: {
      order: {
        ...{ id: 881, reference: '2026-000123', accessToken: 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM', status: 'AWAITING_TRANSFER' },
        products: [
          { id: 107, name: 'Cuvée A', year: 2021, capacityMl: 750, quantity: 6, price: 12.5, discount: 0, share: 7.5, total: 67.5 },
        ],
        ...{ subtotal: 75, step: null, discount: { code: 'NOEL10', value: 7.5 }, shippingFees: 0, total: 67.5 },
        vat: [{ rate: 20, base: 56.25, amount: 11.25 }],
        delivery: { type: 'DELIVERY', name: 'Colissimo' },
        expiresAt: '2026-11-27T10:00:00Z',
      },
      payment: { method: 'TRANSFER', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', label: '2026-000123', dueAt: '2026-11-27' },
    },
  },
})
