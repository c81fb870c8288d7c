import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { hashSchema, instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { authorSchema } from './author.ts'
import { documentParams, exampleDocument as given } from './document-params.ts'

/** The most people who are asked together. */
const MAX_REVIEWERS = 10

/** Limit of a word to a colleague, in characters. */
const MAX_COMMENT_LENGTH = 1000

const own = { role: 'A', cache: 'N' } as const
const path = '/draft/{kind}/{id}/{locale}/approval'
const hash = `sha256-${'C'.repeat(43)}=`
const seen = { seq: z.number().int().nonnegative(), hash: hashSchema }
const answerSchema = z.enum(['APPROVED', 'CHANGES'])
const wordSchema = z.string().max(MAX_COMMENT_LENGTH).nullish()
const askedAt = '2026-11-27T13:12:07Z'
const askedBy = { id: 7, name: 'Claire Roy' }
const reviewer = { id: 9, name: 'Paul Fontanel' }
const personSchema = z.object({ id: rowIdSchema, name: z.string() })
const params = z.object({ review: z.coerce.number().pipe(rowIdSchema) })

/** Asks colleagues to read a draft. */
export const approvalAsk = defineCall({
  ...own,
  name: 'approval.ask',
  method: 'POST',
  path,
  params: documentParams,
  body: z.strictObject({ ...seen, reviewers: z.array(rowIdSchema).min(1).max(MAX_REVIEWERS), word: wordSchema }),
  data: z.null(),
  status: 201,
  idempotent: true,
  message: { fr: 'La relecture est demandée.', en: 'The review is asked for.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION'],
  summary:
    'Demande à des collègues de relire le brouillon tel qu’il a été vu («\u202fseq\u202f» et «\u202fhash\u202f»)\u00a0: chacun reçoit un message, et une ligne dans l’administration.',
  example: { params: given, body: { seq: 4, hash, reviewers: [9], word: 'Surtout le titre.' }, data: null },
})

const reviewSchema = z.object({
  ...{ review: rowIdSchema, askedBy: authorSchema, askedAt: instantSchema, word: z.string(), reviewer: authorSchema },
  ...{ answer: answerSchema.nullable(), reply: z.string(), answeredAt: instantSchema.nullable() },
  /** The draft is still the one that was read. */
  isCurrent: z.boolean(),
})

/** Lists the requests to read a draft, and their answers. */
export const approvalList = defineCall({
  ...own,
  name: 'approval.list',
  method: 'GET',
  path,
  params: documentParams,
  data: z.object({
    isRequired: z.boolean(),
    isApproved: z.boolean(),
    reviews: z.array(reviewSchema),
    colleagues: z.array(personSchema),
  }),
  errors: [],
  summary:
    'Les relectures demandées du brouillon et leurs réponses, la dernière d’abord. Un accord ne vaut que pour le texte exact qui a été lu («\u202fisCurrent\u202f»)\u00a0; «\u202fisRequired\u202f» dit que le site en veut un avant de publier, «\u202fisApproved\u202f» qu’il y en a un.',
  example: {
    params: given,
    data: {
      ...{ isRequired: true, isApproved: true, colleagues: [reviewer] },
      reviews: [
        {
          ...{ review: 3, askedBy, askedAt, word: 'Surtout le titre.', reviewer },
          ...{ answer: 'APPROVED', reply: '', answeredAt: '2026-11-27T14:12:07Z', isCurrent: true },
        },
      ],
    },
  },
})

/** Lists the requests that wait for the caller. */
export const approvalWaiting = defineCall({
  ...own,
  name: 'approval.waiting',
  method: 'GET',
  path: '/approval',
  params: z.object({}),
  data: z.array(z.object({ review: rowIdSchema, title: z.string(), locale: z.string(), askedBy: authorSchema, askedAt: instantSchema })),
  errors: [],
  summary: 'Les brouillons que l’on vous demande de relire, le dernier d’abord, 20 au plus.',
  example: { params: {}, data: [{ review: 3, title: 'Accueil', locale: 'fr_FR', askedBy, askedAt }] },
})

/** Reads a request to the caller, with the draft as it is now. */
export const approvalRead = defineCall({
  ...own,
  name: 'approval.read',
  method: 'GET',
  path: '/approval/{review}',
  params,
  data: z.object({
    ...{ review: rowIdSchema, title: z.string(), ...documentParams.shape, askedBy: authorSchema, askedAt: instantSchema, word: z.string() },
    ...{ ...seen, answer: answerSchema.nullable(), reply: z.string(), isCurrent: z.boolean() },
  }),
  errors: [],
  summary:
    'Une relecture qui vous est demandée\u00a0: le document, le mot qui l’accompagne, et le numéro et l’empreinte du brouillon à relire.',
  example: {
    params: { review: 3 },
    data: {
      ...{ review: 3, title: 'Accueil', ...given, askedBy, askedAt, word: 'Surtout le titre.', seq: 4, hash },
      ...{ answer: null, reply: '', isCurrent: false },
    },
  },
})

/** Answers a request to the caller. */
export const approvalAnswer = defineCall({
  ...own,
  name: 'approval.answer',
  method: 'PUT',
  path: '/approval/{review}',
  params,
  body: z.strictObject({ ...seen, answer: answerSchema, word: wordSchema }),
  data: z.null(),
  message: { fr: 'La réponse est envoyée.', en: 'The answer is sent.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION', 'APPROVAL_OF_OWN'],
  summary:
    'Approuve le brouillon tel qu’il a été lu, ou demande des changements. Un brouillon qui a changé depuis la lecture n’est pas approuvé\u00a0; une approbation ne vaut plus dès qu’un caractère change.',
  example: { params: { review: 3 }, body: { seq: 4, hash, answer: 'APPROVED', word: 'Très bien.' }, data: null },
})
