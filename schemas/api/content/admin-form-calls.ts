import { z } from 'zod'
import { uploadTypes } from '#schemas/text/uploads.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { attachmentSchema } from '#schemas/api/base/file-response.ts'
import { instantSchema, localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/** The states of an answer: not opened by an administrator yet, opened, or classified as sent by a robot. */
export const formAnswerStates = ['NEW', 'READ', 'SPAM'] as const

const formFileSchema = z.object({
  id: z.uuid(),
  field: z.string(),
  filename: z.string(),
  type: z.enum(uploadTypes),
  bytes: z.number().int().nonnegative(),
  /** The path from which the file is downloaded. */
  url: z.string(),
})

/** An answer in the list: everything except its content. */
export const formAnswerItemSchema = z.object({
  id: rowIdSchema,
  form: z.object({ id: rowIdSchema, name: z.string(), title: z.string() }),
  state: z.enum(formAnswerStates),
  /** The first e-mail address among the answers. */
  email: z.string().nullable(),
  locale: localeCodeSchema,
  receivedAt: instantSchema,
  fileCount: z.number().int().nonnegative(),
})

/** An answer with its content and the list of its files. */
export const formAnswerSchema = formAnswerItemSchema.extend({
  /** The account that sent it; null for a visitor. */
  userId: rowIdSchema.nullable(),
  /** The questions that were answered; `value` is the text as people read it. */
  answers: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  files: z.array(formFileSchema),
})

const item: z.infer<typeof formAnswerItemSchema> = {
  ...{ id: 512, form: { id: 3, name: 'devis', title: 'Demande de devis' }, state: 'NEW', email: 'camille.roy@example.org' },
  ...{ locale: 'fr_FR', receivedAt: '2026-11-20T13:12:07Z', fileCount: 1 },
}
const file = '0198f2b4-6c1e-4a57-9d3b-52c8e1f07a66'

/** The answers to the forms of a site. */
export const formListAnswers = defineCall({
  name: 'form.listAnswers',
  method: 'GET',
  path: '/admin/form/answer',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  list: {
    fields: {
      form: { kind: 'text', order: true },
      state: { kind: 'enum', options: formAnswerStates },
      email: { kind: 'text' },
      receivedAt: { kind: 'instant', order: true },
    },
    defaultOrder: 'receivedAt:desc',
  },
  data: z.object({ answers: z.array(formAnswerItemSchema), total: z.number().int().nonnegative() }),
  budget: 'formAnswers',
  errors: ['BAD_FILTER'],
  summary:
    'Les réponses aux formulaires du site, la dernière d’abord. «\u202fform\u202f» est le nom du formulaire. Sans filtre «\u202fstate\u202f», celles qu’ont envoyées des robots (SPAM) n’y sont pas.',
  example: { params: {}, query: 'form=devis&state=NEW&receivedAt=gte:2026-11-01', data: { answers: [item], total: 1 } },
})

/** One answer to a form of a site, with its content. */
export const formGetAnswer = defineCall({
  name: 'form.getAnswer',
  method: 'GET',
  path: '/admin/form/answer/{id}',
  role: 'A',
  cache: 'N',
  params: z.object({ id: rowIdSchema }),
  data: formAnswerSchema,
  budget: 'formAnswers',
  errors: [],
  summary:
    'Une réponse à un formulaire, question par question, avec la liste de ses fichiers. Une réponse nouvelle (NEW) est lue (READ) dès qu’elle a été demandée ici.',
  example: {
    params: { id: 512 },
    data: {
      ...{ ...item, state: 'READ', userId: null },
      answers: [{ name: 'statut', label: 'Statut envisagé', value: 'EURL' }],
      files: [
        {
          ...{ id: file, field: 'statuts', filename: 'Projet de statuts.pdf', type: 'application/pdf', bytes: 120_400 },
          url: `/api/admin/form/answer/512/file/${file}`,
        },
      ],
    },
  },
})

/** One file of an answer, as an attachment. */
export const formGetFile = defineCall({
  name: 'form.getFile',
  method: 'GET',
  path: '/admin/form/answer/{id}/file/{file}',
  role: 'A',
  cache: 'N',
  params: z.object({ id: rowIdSchema, file: z.uuid() }),
  data: attachmentSchema,
  file: 'application/octet-stream',
  budget: 'formAnswers',
  errors: [],
  summary:
    'Un fichier d’une réponse, en pièce jointe, sous le type lu dans ses octets à la réception (PDF, JPEG, PNG ou WebP). Son ouverture est inscrite au journal des administrateurs.',
  example: {
    params: { id: 512, file },
    data: { filename: 'Projet de statuts.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70, 45]) },
  },
})
