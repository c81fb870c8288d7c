import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { countedShape } from '#schemas/admin/resources/calls/item-shapes.ts'

/** States of a mail of the outbox. */
export const mailStates = ['QUEUED', 'SENT', 'FAILED', 'WITHHELD'] as const

const mailRowSchema = z.object({
  id: z.number().int().positive(),
  /** Its subject, such as `ORDER_PLACED`. */
  kind: z.string(),
  state: z.enum(mailStates),
  /** Empty for a mail that was withheld. */
  recipient: z.string(),
  attempts: z.number().int().nonnegative(),
  /** Why the last try failed, in the words of the mail server. */
  error: z.string().nullable(),
  /** True for a mail that waits, or that was given up and still has its content. */
  canSend: z.boolean(),
  createdAt: instantSchema,
  /** Instant at which it was sent or given up. */
  endedAt: instantSchema.nullable(),
})

/** A mail of the outbox. */
export type ListedMail = z.infer<typeof mailRowSchema>

/** Lists the mails of the outbox. */
export const mailList = defineCall({
  name: 'mail.list',
  method: 'GET',
  path: '/mail',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  list: {
    fields: {
      state: { kind: 'enum', options: mailStates },
      kind: { kind: 'text' },
      createdAt: { kind: 'instant', filter: false, order: true },
    },
    search: true,
    defaultOrder: 'createdAt:desc',
  },
  data: z.object({ mails: z.array(mailRowSchema), ...countedShape }),
  budget: 'formAnswers',
  errors: ['BAD_FILTER'],
  summary:
    'Les e-mails du site depuis trente jours\u00a0: ceux qui attendent (QUEUED), partis (SENT), abandonnés après leurs essais (FAILED) ou retenus (WITHHELD), le dernier d’abord. «\u202fsearch\u202f» cherche dans l’adresse du destinataire. Leur contenu est effacé dès qu’ils sont partis. Leur nombre est compté jusqu’à 10\u00a0000\u00a0; au-delà, «\u202fhasMore\u202f» dit qu’il y en a plus.',
  example: {
    params: {},
    query: 'state=FAILED',
    data: {
      mails: [
        {
          ...{ id: 12, kind: 'ORDER_PLACED', state: 'FAILED', recipient: 'claire@exemple.fr', attempts: 9 },
          ...{ error: '550 No such user', canSend: true, createdAt: '2026-11-02T09:12:00Z', endedAt: '2026-11-03T09:12:00Z' },
        },
      ],
      ...{ total: 1, hasMore: false },
    },
  },
})

/** Sends a mail again that waits or was given up. */
export const mailAgain = defineCall({
  name: 'mail.again',
  method: 'POST',
  path: '/mail/{id}/again',
  role: 'A',
  cache: 'N',
  params: z.object({ id: rowIdSchema }),
  data: z.object({
    mail: mailRowSchema,
    /** False where the mail has left meanwhile, or its content is erased. */
    isAsked: z.boolean(),
  }),
  message: { fr: 'C’est noté.', en: 'Noted.' },
  budget: 'adminWrite',
  errors: [],
  summary:
    'Remet en attente un e-mail abandonné qui a encore son contenu, ou essaie aussitôt un e-mail qui attend. Deux demandes ne l’envoient jamais deux fois\u00a0: un e-mail déjà parti, ou sans contenu, reste comme il est («\u202fisAsked\u202f» est faux).',
  example: {
    params: { id: 12 },
    data: {
      mail: {
        ...{ id: 12, kind: 'ORDER_PLACED', state: 'QUEUED', recipient: 'claire@exemple.fr', attempts: 9 },
        ...{ error: '550 No such user', canSend: true, createdAt: '2026-11-02T09:12:00Z', endedAt: null },
      },
      isAsked: true,
    },
  },
})

/** The calls of the mails. */
export const mailCalls = [mailList, mailAgain] as const
