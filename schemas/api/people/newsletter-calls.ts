import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { honeypotFields } from '#schemas/api/base/honeypot-fields.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { confirmByMailSchema } from './account-calls.ts'
import { emailSchema, fieldCode, mailTokenSchema } from './account-fields.ts'

const MAX_LISTS = 50

// A newsletter list.
const newsletterListSchema = z.object({ id: rowIdSchema, name: z.string(), description: z.string().nullable() })

/** A newsletter list. */
export type NewsletterList = z.infer<typeof newsletterListSchema>

// The subscriptions of an address with the date of the consent.
const newsletterSubscriptionSchema = z.object({
  email: z.string(),
  subscribed: z.boolean(),
  lists: z.array(rowIdSchema),
  consentedAt: instantSchema.nullable(),
})

const listsSchema = z.array(rowIdSchema).max(MAX_LISTS)
const subscriptionExample = { email: 'camille.roy@example.org', subscribed: true, lists: [1], consentedAt: '2026-03-02T08:14:00Z' }
const mailToken = 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'

/** Lists the newsletters of the site. */
export const newsletterLists = defineCall({
  name: 'newsletter.lists',
  method: 'GET',
  path: '/user/newsletter/lists',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  data: z.array(newsletterListSchema),
  errors: [],
  summary: 'Les lettres d’information du site\u00a0; aucune quand il n’en envoie pas.',
  example: {
    params: {},
    data: [{ id: 1, name: 'La lettre des créateurs', description: 'Une fois par mois, l’essentiel pour se lancer.' }],
  },
})

/** Returns the subscriptions of the caller. */
export const newsletterSubscription = defineCall({
  name: 'newsletter.subscription',
  method: 'GET',
  path: '/user/newsletter/subscription',
  role: 'M',
  cache: 'N',
  params: z.object({}),
  data: newsletterSubscriptionSchema,
  errors: [],
  summary: 'Les lettres que l’on reçoit, et depuis quand on y a consenti.',
  example: { params: {}, data: subscriptionExample },
})

/** Changes the subscriptions of the caller immediately. No mail confirms it, because a logged-in member has verified the address. */
export const newsletterUpdate = defineCall({
  name: 'newsletter.update',
  method: 'PUT',
  path: '/user/newsletter/subscription',
  role: 'M',
  cache: 'N',
  params: z.object({}),
  body: z.object({ lists: listsSchema.nullish(), subscribed: z.boolean().nullish() }),
  data: newsletterSubscriptionSchema,
  message: { fr: 'Vos abonnements sont enregistrés.', en: 'Your subscriptions are saved.' },
  errors: ['CROSS_SITE', 'FEATURE_DISABLED'],
  summary:
    'Change aussitôt ce que l’on reçoit\u00a0: les lettres nommées et elles seules. Une liste vide, ou «\u202fsubscribed\u202f» à false, désabonne de tout\u00a0; à true sans liste, abonne à toutes.',
  example: { params: {}, body: { lists: [1] }, data: subscriptionExample },
})

/** Requests a subscription for an address, which its owner confirms by a mailed link. */
export const newsletterSubscribe = defineCall({
  name: 'newsletter.subscribe',
  method: 'POST',
  path: '/newsletter/subscribe',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({
    email: emailSchema,
    lists: listsSchema
      .nullable()
      .refine((lists) => lists !== null && lists.length > 0, fieldCode('REQUIRED'))
      .prefault(null),
    // An absent box is not ticked.
    consent: z
      .boolean()
      .nullable()
      .refine((consent) => consent === true, fieldCode('CONSENT_REQUIRED'))
      .prefault(null),
    ...honeypotFields,
  }),
  data: confirmByMailSchema,
  status: 202,
  budget: 'newsletter',
  idempotent: true,
  message: {
    fr: 'Un message vient d’être envoyé à cette adresse\u00a0: suivez ce qu’il indique.',
    en: 'A message has just been sent to this address: please follow it.',
  },
  errors: ['CROSS_SITE', 'FEATURE_DISABLED'],
  summary: 'Demande des lettres\u00a0; la réponse est la même pour une adresse déjà abonnée. Le lien reçu vaut sept jours.',
  example: {
    params: {},
    body: { email: 'camille.roy@example.org', lists: [1], consent: true },
    data: { email: 'camille.roy@example.org', next: 'CONFIRM' },
  },
})

/** Confirms a subscription with the mailed token. */
export const newsletterConfirm = defineCall({
  name: 'newsletter.confirm',
  method: 'POST',
  path: '/newsletter/confirm',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ token: mailTokenSchema }),
  data: z.null(),
  budget: 'confirm',
  message: { fr: 'Votre abonnement est confirmé.', en: 'Your subscription is confirmed.' },
  errors: ['CROSS_SITE', 'FEATURE_DISABLED', 'TOKEN_INVALID'],
  summary: 'Confirme un abonnement avec le jeton reçu, une fois et dans les sept jours.',
  example: { params: {}, body: { token: mailToken }, data: null },
})

/** Ends all subscriptions of an address permanently with one click. It works when the site sends no newsletters, and may be repeated. */
export const newsletterUnsubscribe = defineCall({
  name: 'newsletter.unsubscribe',
  method: 'POST',
  path: '/newsletter/unsubscribe/{token}',
  role: 'V',
  cache: 'N',
  params: z.object({ token: mailTokenSchema }),
  data: z.null(),
  takesForms: true,
  byTokenAlone: true,
  message: { fr: 'Vous ne recevrez plus nos lettres.', en: 'You will not receive our newsletters any more.' },
  errors: ['TOKEN_INVALID'],
  summary:
    'Désabonne de toutes les lettres, d’un clic et sans connexion, d’où que vienne la demande\u00a0; un formulaire est accepté aussi (List-Unsubscribe=One-Click).',
  example: { params: { token: mailToken }, data: null },
})
