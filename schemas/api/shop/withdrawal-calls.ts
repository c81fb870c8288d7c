import { z } from 'zod'
import { emailSchema, mailTokenSchema, personNameSchema } from '#schemas/api/people/account-fields.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema } from '#schemas/api/base/scalars.ts'
import { variantReferenceSchema } from './cart-calls.ts'

/** The reference of an order as entered by a buyer. */
export const orderReferenceSchema = z.string().trim().min(1).max(60)

const givenUp = z.array(variantReferenceSchema.extend({ quantity: z.number().int().min(1).max(9999) }))

/** The scopes of a withdrawal: the whole order, lines of it, or free text. */
export const withdrawalScopes = ['ALL', 'LINES', 'WORDED'] as const

/** A declaration as it is returned before the confirmation. */
const declaredSchema = z.object({
  ...{ reference: z.string(), name: z.string(), email: z.string() },
  scope: z.enum(withdrawalScopes),
  /** The lines; null for the whole order or free text. */
  products: z.array(z.string()).nullable(),
  message: z.string().nullable(),
})

/** Declares a withdrawal, which counts once it is confirmed. */
export const orderWithdraw = defineCall({
  name: 'order.withdraw',
  method: 'POST',
  path: '/order/withdrawal',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({
    reference: orderReferenceSchema,
    email: emailSchema,
    name: personNameSchema,
    /** The default is LINES with products, WORDED with a message alone, else ALL. */
    scope: z.enum(withdrawalScopes).nullish(),
    products: givenUp.min(1).max(100).nullish(),
    /** With WORDED the free text. Nothing is shipped or refunded before the company has reviewed it. */
    message: z.string().max(1000).nullish(),
    /** The token of the order from a mailed link. */
    token: mailTokenSchema.nullish(),
    /** The number of withdrawn units that the author saw. A repeat from the same page is the same withdrawal. */
    seen: z.number().int().min(0).max(1_000_000).nullish(),
  }),
  data: z.object({ withdrawalId: z.string(), step: z.literal('CONFIRM'), declared: declaredSchema }),
  status: 201,
  budget: 'withdrawal',
  idempotent: true,
  holdsToken: true,
  message: { fr: 'Relisez votre déclaration, puis confirmez-la.', en: 'Read your declaration again, then confirm it.' },
  errors: ['CROSS_SITE', 'TOKEN_INVALID', 'ORDER_EVENT_REFUSED'],
  summary:
    'Première étape d’une rétractation, pour toute la commande, pour «\u202fproducts\u202f», ou pour ce que dit «\u202fmessage\u202f» avec les mots de l’acheteur, que l’entreprise lit (scope\u00a0: ALL, LINES, WORDED). Une déclinaison se nomme par son seul numéro, ou par «\u202fdeclinationId\u202f» à côté du numéro de son produit. La réponse est la même, que la commande existe ou non\u00a0; rien ne compte avant la confirmation. À qui a montré que la commande est la sienne (son jeton, son compte), celle qui a été remboursée en entier répond 409.',
  example: {
    params: {},
    body: {
      reference: '2026-000123',
      email: 'camille.roy@example.org',
      name: 'Camille Roy',
      products: [{ id: 107, quantity: 6 }],
    },
    data: {
      ...{ withdrawalId: 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM', step: 'CONFIRM' },
      declared: {
        ...{ reference: '2026-000123', name: 'Camille Roy', email: 'camille.roy@example.org', message: null },
        scope: 'LINES',
        products: ['6 × Cuvée A 2021'],
      },
    },
  },
})

/** Confirms a declared withdrawal, which counts from then on. */
export const orderConfirmWithdrawal = defineCall({
  name: 'order.confirmWithdrawal',
  method: 'POST',
  path: '/order/withdrawal/{id}/confirm',
  role: 'V',
  cache: 'N',
  params: z.object({ id: mailTokenSchema }),
  data: z.object({
    receivedAt: instantSchema,
    /** Present when it was received before, by this confirmation or an equal one. */
    outcome: z.literal('KNOWN').optional(),
  }),
  budget: 'withdrawal',
  message: {
    fr: 'Votre rétractation est enregistrée\u00a0: un e-mail en accuse réception.',
    en: 'Your withdrawal is recorded: a mail acknowledges it.',
  },
  messageBy: {
    field: 'outcome',
    words: {
      KNOWN: {
        fr: 'Nous avions déjà reçu cette rétractation\u00a0: elle n’est pas enregistrée deux fois.',
        en: 'We had received this withdrawal already: it is not recorded twice.',
      },
    },
  },
  errors: ['CROSS_SITE'],
  summary:
    'Seconde étape\u00a0: la rétractation compte à partir de «\u202freceivedAt\u202f», à la seconde. Un e-mail en accuse réception avec son contenu, la date et l’heure. La confirmer de nouveau, ou une même déclaration le même jour, ne change rien et répond KNOWN avec la date de la première\u00a0; déclarer ensuite qu’on renonce à autant d’articles encore, là où il en reste, compte de nouveau.',
  example: {
    params: { id: 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM' },
    data: { receivedAt: '2026-11-20T09:41:07Z' },
  },
})

/** Sends a link to an order to its address. */
export const orderAskLink = defineCall({
  name: 'order.askLink',
  method: 'POST',
  path: '/order/link',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ reference: orderReferenceSchema, email: emailSchema }),
  data: z.null(),
  status: 202,
  budget: 'orderLink',
  message: {
    fr: 'Si une commande porte ce numéro et cette adresse, un lien vient d’y être envoyé.',
    en: 'If there is an order with this number and this address, a link has just been sent to it.',
  },
  errors: ['CROSS_SITE'],
  summary: 'Envoie à qui a commandé un lien qui ouvre sa commande pendant trente jours\u00a0; la réponse ne dit pas si elle existe.',
  example: { params: {}, body: { reference: '2026-000123', email: 'camille.roy@example.org' }, data: null },
})
