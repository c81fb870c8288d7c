import { z } from 'zod'
import { emailSchema, personNameSchema, typedPhoneSchema } from '#schemas/api/people/account-fields.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { honeypotFields } from '#schemas/api/base/honeypot-fields.ts'
import { joinedLines } from '#schemas/text/visible-text.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/** Sends a message to the company. */
export const messageSend = defineCall({
  name: 'message.send',
  method: 'POST',
  path: '/message',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({
    firstname: personNameSchema.nullish(),
    lastname: personNameSchema.nullish(),
    email: emailSchema,
    phone: typedPhoneSchema.nullish(),
    subject: z.string().overwrite(joinedLines).max(200).nullish(),
    message: z.string().max(5000),
    ...honeypotFields,
  }),
  data: z.object({ reference: z.string() }),
  status: 201,
  budget: 'message',
  idempotent: true,
  message: {
    fr: 'Votre message est bien parti. Un accusé de réception vous est envoyé.',
    en: 'Your message is on its way. A receipt is sent to you.',
  },
  errors: ['CROSS_SITE'],
  summary: 'Écrit à l’entreprise\u00a0; l’adresse donnée reçoit un accusé de réception.',
  example: {
    params: {},
    body: {
      firstname: 'Camille',
      lastname: 'Roy',
      email: 'camille.roy@example.org',
      phone: '06 39 98 00 12',
      subject: 'Création de société',
      message: 'Bonjour, quels sont vos délais ?',
    },
    data: { reference: 'M-2026-0042' },
  },
})

/** An address of a company. */
export const companyAddressSchema = z.object({
  id: rowIdSchema,
  type: z.array(z.object({ value: z.string() })),
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  hours: z.string().nullable(),
  /** True where the hours are those of the site: what differs today is said of them too. */
  followsHours: z.boolean(),
})

/** Lists the addresses of a company. */
export const companyAddresses = defineCall({
  name: 'company.addresses',
  method: 'GET',
  path: '/company/address',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  list: {
    fields: {
      type: { kind: 'tags' },
      city: { kind: 'text', order: true },
      postalCode: { kind: 'text' },
      name: { kind: 'text', filter: false, order: true },
      position: { kind: 'number', filter: false, order: true },
    },
    defaultOrder: 'position',
  },
  data: z.object({ addresses: z.array(companyAddressSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER'],
  summary: 'Les adresses de l’entreprise.',
  example: {
    params: {},
    query: 'type=HEAD_OFFICE',
    data: {
      addresses: [
        {
          ...{
            id: 4,
            type: [{ value: 'HEAD_OFFICE' }],
            name: 'Siège',
            address: '12, quai des Écritures',
            postalCode: '69002',
            city: 'Lyon',
          },
          ...{ position: { lat: 45.76, lng: 4.83 }, phone: '+33199003700', email: null, hours: null, followsHours: false },
        },
      ],
      total: 1,
    },
  },
})

/** Lists the purposes of the addresses of a company. */
export const companyAddressTypes = defineCall({
  name: 'company.addressTypes',
  method: 'GET',
  path: '/admin/address/type',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  data: z.array(z.object({ id: rowIdSchema, value: z.string(), label: z.string() })),
  errors: [],
  summary: 'À quoi servent les adresses de l’entreprise\u00a0: ce que tout site connaît, puis ce que le sien a nommé.',
  example: {
    params: {},
    data: [
      { id: 1, value: 'HEAD_OFFICE', label: 'Siège social' },
      { id: 2, value: 'CLICK_AND_COLLECT', label: 'Retrait sur place' },
    ],
  },
})

/** A review of a company. */
export const reviewSchema = z.object({
  id: z.string(),
  author: z.string(),
  photo: z.string().nullable(),
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  publishedAt: instantSchema,
  url: z.string().nullable(),
  /** The reply of the company. */
  answer: z.string().optional(),
})

/** A review of a company. */
export type Review = z.infer<typeof reviewSchema>

/** Lists the reviews of a company. */
export const googleReviews = defineCall({
  name: 'google.reviews',
  method: 'GET',
  path: '/google/reviews',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  data: z.array(reviewSchema),
  errors: [],
  summary: 'Les avis sur l’entreprise\u00a0: ceux du service extérieur quand il est réglé et a répondu, sinon ceux que le site garde.',
  example: {
    params: {},
    query: 'from=home',
    data: [
      {
        ...{ id: 'r1', author: 'Nadia B.', photo: null, rating: 5, text: 'Dossier accepté en deux jours.' },
        ...{ publishedAt: '2026-09-30T10:00:00Z', url: 'https://maps.example/r1' },
      },
    ],
  },
})
