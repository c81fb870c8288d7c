import { z } from 'zod'
import { emailSchema, mailTokenSchema, personNameSchema, typedPhoneSchema } from '#schemas/api/people/account-fields.ts'
import { answeredFileSchema } from '#schemas/api/base/file-response.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { honeypotFields } from '#schemas/api/base/honeypot-fields.ts'
import { idOrSlugSchema, instantSchema, localeCodeSchema } from '#schemas/api/base/scalars.ts'
import { elementRouteSchema } from './element.ts'

/** The locale of a calendar, for calendar programs that send no header. */
const locale = localeCodeSchema.optional()
const calendarExample = { filename: 'choisir-son-statut.ics', bytes: new Uint8Array() }

/** Returns the upcoming events as a calendar. */
export const elementCalendar = defineCall({
  name: 'element.calendar',
  method: 'GET',
  path: '/element/{route}/ics',
  role: 'V',
  cache: 'C',
  params: z.object({ route: elementRouteSchema, locale }),
  inQuery: ['locale'],
  file: 'text/calendar',
  data: answeredFileSchema,
  errors: ['BAD_FILTER'],
  summary: 'Les événements à venir, pour un agenda.',
  example: { params: { route: 'event' }, data: calendarExample },
})

/** Returns one event as a calendar. */
export const elementIcs = defineCall({
  name: 'element.ics',
  method: 'GET',
  path: '/element/{route}/{id}/ics',
  role: 'V',
  cache: 'C',
  params: z.object({ route: elementRouteSchema, id: idOrSlugSchema, locale }),
  inQuery: ['locale'],
  file: 'text/calendar',
  data: answeredFileSchema,
  errors: ['BAD_FILTER'],
  summary: 'Un événement, pour un agenda.',
  example: { params: { route: 'event', id: 41 }, data: calendarExample },
})

/** Registers for an event. */
export const elementRegister = defineCall({
  name: 'element.register',
  method: 'POST',
  path: '/element/{route}/{id}/register',
  role: 'V',
  cache: 'N',
  params: z.object({ route: elementRouteSchema, id: idOrSlugSchema }),
  body: z.object({
    firstname: personNameSchema,
    lastname: personNameSchema,
    email: emailSchema,
    phone: typedPhoneSchema.nullish(),
    seats: z.number().int().min(1).max(10).nullish(),
    message: z.string().max(2000).nullish(),
    ...honeypotFields,
  }),
  data: z.object({ status: z.literal('CONFIRMED'), seats: z.number().int().min(1).max(10), ics: z.string() }),
  status: 201,
  budget: 'elementRegister',
  idempotent: true,
  message: {
    fr: 'Votre inscription est enregistrée\u00a0: un message vous la confirme.',
    en: 'You are registered: a message confirms it.',
  },
  errors: ['CROSS_SITE', 'EVENT_FULL', 'REGISTRATION_CLOSED'],
  summary: 'Prend des places à un événement. Une adresse déjà inscrite reçoit la même réponse, et un rappel par e-mail.',
  example: {
    params: { route: 'event', id: 41 },
    body: {
      firstname: 'Camille',
      lastname: 'Roy',
      email: 'camille.roy@example.org',
      phone: '06 39 98 00 12',
      seats: 1,
      message: 'Je viendrai en fauteuil roulant.',
    },
    data: { status: 'CONFIRMED', seats: 1, ics: '/api/element/event/41/ics' },
  },
})

/** Reminds an address of its registration for an event. */
export const elementRemind = defineCall({
  name: 'element.remind',
  method: 'POST',
  path: '/element/{route}/{id}/registration/remind',
  role: 'V',
  cache: 'N',
  params: z.object({ route: elementRouteSchema, id: idOrSlugSchema }),
  body: z.object({ email: emailSchema, ...honeypotFields }),
  data: z.null(),
  budget: 'elementRegister',
  message: {
    fr: 'Si des places ont été prises avec cette adresse, un message les y rappelle.',
    en: 'If places were taken with this address, a message reminds it of them.',
  },
  errors: ['CROSS_SITE'],
  summary:
    'Rappelle par e-mail à une adresse les places qu’elle a à un événement, avec le lien pour les rendre. La réponse ne dit pas si elle en a.',
  example: { params: { route: 'event', id: 41 }, body: { email: 'camille.roy@example.org' }, data: null },
})

/** The registration of a mailed link. The event is null when it is no longer visible. */
export const registrationSchema = z.object({
  status: z.enum(['CONFIRMED', 'CANCELLED']),
  seats: z.number().int().min(1).max(10),
  event: z.object({ title: z.string(), startAt: instantSchema, endAt: instantSchema }).nullable(),
})

/** A registration as its holder sees it. */
export type RegistrationView = z.infer<typeof registrationSchema>

/** Returns the registration of a mailed token. */
export const elementRegistration = defineCall({
  name: 'element.registration',
  method: 'GET',
  path: '/element/{route}/registration',
  role: 'V',
  cache: 'N',
  params: z.object({ route: elementRouteSchema, token: mailTokenSchema }),
  inQuery: ['token'],
  data: registrationSchema,
  errors: ['BAD_FILTER'],
  summary: 'Les places prises à un événement, pour qui a le jeton reçu par e-mail.',
  example: {
    params: { route: 'event', token: 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM' },
    data: {
      status: 'CONFIRMED',
      seats: 2,
      event: { title: 'Choisir son statut', startAt: '2026-12-03T17:00:00Z', endAt: '2026-12-03T19:00:00Z' },
    },
  },
})

/** Cancels a registration by its mailed token. */
export const elementCancelRegistration = defineCall({
  name: 'element.cancelRegistration',
  method: 'POST',
  path: '/element/{route}/registration/cancel',
  role: 'V',
  cache: 'N',
  params: z.object({ route: elementRouteSchema }),
  body: z.object({ token: mailTokenSchema }),
  data: z.null(),
  budget: 'elementRegister',
  message: { fr: 'Votre inscription est annulée. Merci d’avoir prévenu.', en: 'Your registration is cancelled. Thank you for telling us.' },
  errors: ['CROSS_SITE', 'TOKEN_INVALID'],
  summary: 'Rend les places prises à un événement, avec le jeton reçu par e-mail.',
  example: { params: { route: 'event' }, body: { token: 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM' }, data: null },
})
