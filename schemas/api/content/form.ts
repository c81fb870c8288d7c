import { z } from 'zod'
import { uploadTypes } from '#schemas/text/uploads.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { idOrSlugSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/** The types of form fields. */
export const formFieldTypes = [
  'TEXT',
  'LONG_TEXT',
  'EMAIL',
  'PHONE',
  'NUMBER',
  'DATE',
  'CHOICE',
  'CHOICES',
  'CONSENT',
  'FILES',
  'IMAGES',
] as const

/** The condition of a field: a value of another field. */
const conditionSchema = z.object({
  field: z.string(),
  op: z.enum(['EQ', 'NE', 'IN', 'FILLED']),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).optional(),
})

const fieldName = z.string().regex(/^(?!images?$)[a-z][A-Za-z0-9]{0,39}$/)

/** A form field. */
export const formFieldSchema = z.object({
  name: fieldName,
  type: z.enum(formFieldTypes),
  label: z.string().min(1).max(300),
  hint: z.string().max(300).optional(),
  autocomplete: z.string().max(60).optional(),
  required: z.boolean(),
  options: z.array(z.object({ value: z.string().min(1).max(100), label: z.string().min(1).max(200) })).optional(),
  /** The minimum of a number, or of a date. */
  min: z.union([z.number(), z.iso.date()]).optional(),
  max: z.union([z.number(), z.iso.date()]).optional(),
  /** True for an integer. */
  whole: z.boolean().optional(),
  /** The format of a number in a text. */
  format: z.enum(['SIREN']).optional(),
  maxLength: z.number().int().min(1).max(10_000).optional(),
  accept: z.array(z.enum(uploadTypes)).min(1).optional(),
  maxFiles: z.number().int().min(1).max(10).optional(),
  maxSize: z.number().int().min(1).max(10_485_760).optional(),
  /** Null for an unconditional field. */
  when: conditionSchema.nullable(),
})

/** A form field. */
export type FormField = z.infer<typeof formFieldSchema>

const stepSchema = z.object({
  id: fieldName,
  title: z.string().max(120),
  fields: z.array(formFieldSchema).min(1).max(30),
})

/** A stored form in one locale. */
export const formDefinitionSchema = z.object({
  title: z.string().min(1).max(200),
  submitLabel: z.string().min(1).max(60),
  /** The confirmation message. */
  message: z.string().min(1).max(400),
  /** The page to open afterwards; null to stay. */
  redirect: z.string().max(300).nullable(),
  steps: z.array(stepSchema).min(1).max(10),
})

/** A stored form in one locale. */
export type FormDefinition = z.infer<typeof formDefinitionSchema>

/** A public form. */
export const formSchema = z.object({
  id: rowIdSchema,
  name: z.string(),
  title: z.string(),
  submitLabel: z.string(),
  steps: z.array(stepSchema),
})

/** A public form. */
export type Form = z.infer<typeof formSchema>

/** Returns a form. */
export const formGet = defineCall({
  name: 'form.get',
  method: 'GET',
  path: '/forms/{id}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema }),
  data: formSchema,
  errors: [],
  summary: 'Un formulaire\u00a0: ses étapes, ses champs et leurs conditions.',
  example: {
    params: { id: 'devis' },
    data: {
      ...{ id: 3, name: 'devis', title: 'Demande de devis', submitLabel: 'Envoyer' },
      steps: [
        {
          ...{ id: 'projet', title: 'Votre projet' },
          fields: [
            {
              ...{ name: 'statut', type: 'CHOICE', label: 'Statut envisagé', required: true, when: null },
              options: [{ value: 'EURL', label: 'EURL' }],
            },
            {
              ...{ name: 'statuts', type: 'FILES', label: 'Projet de statuts', required: false, accept: ['application/pdf'] },
              ...{ maxFiles: 3, maxSize: 10_485_760, when: { field: 'statut', op: 'EQ', value: 'EURL' } },
            },
          ],
        },
      ],
    },
  },
})

/** Submits a form with its files. */
export const formSubmit = defineCall({
  name: 'form.submit',
  method: 'POST',
  path: '/forms/{id}/submit',
  role: 'V',
  cache: 'N',
  params: z.object({ id: idOrSlugSchema }),
  body: z.record(z.string().max(100), z.unknown()),
  takesFiles: true,
  data: z.object({ id: rowIdSchema, message: z.string(), redirect: z.string().nullable() }),
  status: 201,
  budget: 'forms',
  idempotent: true,
  message: { fr: 'Votre formulaire est bien parti.', en: 'Your form is on its way.' },
  errors: ['CROSS_SITE', 'TOO_MANY_FILES', 'STORAGE_FULL'],
  summary:
    'Envoie un formulaire rempli, en multipart ou, sans fichier, en JSON. Fichiers sous «\u202fimages\u202f», «\u202fimage\u202f» ou le nom du champ.',
  example: {
    params: { id: 3 },
    body: { statut: 'EURL', _t: 41_250 },
    data: { id: 512, message: 'Merci, votre demande est bien partie.', redirect: null },
  },
})
