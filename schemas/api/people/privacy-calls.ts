import { z } from 'zod'
import { streamedFileSchema } from '#schemas/api/base/file-response.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema } from '#schemas/api/base/scalars.ts'
import { emailSchema, personNameSchema, typedPasswordSchema } from './account-fields.ts'

/** The types of privacy requests. */
export const privacyRequestTypes = [
  'ACCESS',
  'RECTIFICATION',
  'ERASURE',
  'PORTABILITY',
  'OBJECTION',
  'RESTRICTION',
  'DEREGISTRATION',
] as const

/** The type of a privacy request. */
export type PrivacyRequestType = (typeof privacyRequestTypes)[number]

/** Makes a privacy request, with or without an account. */
export const privacyRequest = defineCall({
  name: 'privacy.request',
  method: 'POST',
  path: '/privacy/request',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({
    type: z.enum(privacyRequestTypes),
    email: emailSchema,
    firstname: personNameSchema.nullish(),
    lastname: personNameSchema.nullish(),
    message: z.string().max(5000).nullish(),
  }),
  data: z.object({ reference: z.string(), dueAt: instantSchema }),
  status: 201,
  budget: 'message',
  idempotent: true,
  message: {
    fr: 'Votre demande est enregistrée. Un e-mail de confirmation vous est envoyé.',
    en: 'Your request has been recorded. A confirmation e-mail is on its way.',
  },
  errors: ['CROSS_SITE'],
  summary:
    'Dépose une demande sur ses données. Réponse sous dix jours ouvrés pour un effacement ou une désinscription, sous trente jours sinon\u00a0; «\u202fdueAt\u202f» est la fin du dernier jour, à Paris.',
  example: {
    params: {},
    body: {
      type: 'ERASURE',
      email: 'camille.roy@example.org',
      firstname: 'Camille',
      lastname: 'Roy',
      message: 'Merci d’effacer mes données.',
    },
    data: { reference: 'DP-2026-0042', dueAt: '2026-12-04T22:59:59Z' },
  },
})

const ownRequestSchema = z.object({
  reference: z.string(),
  type: z.enum(privacyRequestTypes),
  receivedAt: instantSchema,
  dueAt: instantSchema,
})

/** Lists the open privacy requests of the caller; none for a visitor. */
export const privacyOwnRequests = defineCall({
  name: 'privacy.ownRequests',
  method: 'GET',
  path: '/privacy/request',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  data: z.array(ownRequestSchema),
  errors: [],
  summary: 'Ses demandes qui attendent une réponse, la plus pressante d’abord\u00a0; aucune pour un visiteur.',
  example: {
    params: {},
    data: [{ reference: 'DP-2026-0042', type: 'ERASURE', receivedAt: '2026-11-20T13:12:00Z', dueAt: '2026-12-04T22:59:59Z' }],
  },
})

const noChunks: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
}

/** Exports the data of a member. */
export const userExport = defineCall({
  name: 'user.export',
  method: 'POST',
  path: '/user/export',
  role: 'M',
  cache: 'N',
  params: z.object({}),
  body: z.object({ password: typedPasswordSchema.nullish() }),
  data: streamedFileSchema,
  file: 'application/zip',
  errors: ['CROSS_SITE', 'REAUTH_REQUIRED', 'TOO_MANY_REQUESTS'],
  summary: 'Une copie de ses données, en JSON et en CSV dans un fichier zip\u00a0; trois fois par jour, avec une preuve récente.',
  example: {
    params: {},
    body: { password: 'trois chats sous la lune' },
    data: { filename: 'mes-donnees-2026-11-20.zip', chunks: noChunks },
  },
})
