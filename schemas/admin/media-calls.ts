import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { imageExample, imageSchema } from '#schemas/api/base/image.ts'
import { instantSchema, localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/** Kinds of files that an administrator chooses from. Fonts and captions belong to other screens. */
export const mediaKinds = ['PICTURE', 'VIDEO', 'DOCUMENT'] as const

/** Longest name and alternative text of a file. */
const TEXT_LENGTH = 300

const textSchema = z.string().max(TEXT_LENGTH)
const nonNegative = z.number().int().nonnegative()

/** File of the library: the picture as blocks get it, and the facts that only administrators read. */
export const mediaItemSchema = z.object({
  id: rowIdSchema,
  kind: z.enum(mediaKinds),
  /** Media type, such as `image/webp`. */
  type: z.string(),
  bytes: nonNegative,
  createdAt: instantSchema,
  /** Texts by language. An empty `alt` marks a decorative picture, an absent one a picture that is not described. */
  texts: z.record(localeCodeSchema, z.object({ name: z.string().optional(), alt: z.string().optional() })),
  variants: z.array(z.object({ width: nonNegative, height: nonNegative, bytes: nonNegative })),
  image: imageSchema,
})

const item = {
  ...{ id: 31, kind: 'PICTURE' as const, type: 'image/webp', bytes: 182_400, createdAt: '2026-11-20T13:12:07Z', image: imageExample },
  texts: { fr_FR: { name: 'Signature', alt: 'Deux associés signent' } },
  variants: [{ width: 320, height: 180, bytes: 9400 }],
}

/** Lists the files of a site that pages can show. */
export const mediaList = defineCall({
  name: 'media.list',
  method: 'GET',
  path: '/media',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  list: {
    fields: {
      id: { kind: 'id' },
      kind: { kind: 'enum', options: mediaKinds },
      filename: { kind: 'text', order: true },
      bytes: { kind: 'number', order: true },
      createdAt: { kind: 'instant', order: true },
    },
    search: true,
    defaultOrder: 'createdAt:desc',
  },
  data: z.object({ media: z.array(mediaItemSchema), total: nonNegative }),
  errors: ['BAD_FILTER'],
  summary:
    'Les fichiers de la bibliothèque qu’une page peut montrer, le dernier d’abord\u00a0: images (PICTURE), films (VIDEO) et documents (DOCUMENT), avec leurs textes dans chaque langue et leurs largeurs préparées. «\u202fsearch\u202f» cherche dans le nom du fichier et dans ses textes.',
  example: { params: {}, query: 'kind=PICTURE&search=signature', data: { media: [item], total: 1 } },
})

/** Takes one file into the library. */
export const mediaUpload = defineCall({
  name: 'media.upload',
  method: 'POST',
  path: '/media',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.strictObject({ name: textSchema.nullish(), alt: textSchema.nullish(), locale: localeCodeSchema.nullish() }),
  takesFiles: true,
  data: mediaItemSchema,
  status: 201,
  message: { fr: 'Le fichier est dans la bibliothèque.', en: 'The file is in the library.' },
  budget: 'adminWrite',
  errors: ['TOO_MANY_FILES', 'STORAGE_FULL'],
  summary:
    'Ajoute un fichier à la bibliothèque, en multipart sous «\u202fimage\u202f»\u00a0: image, film MP4 ou PDF de 10\u00a0Mo au plus. Il est vérifié, redessiné et préparé dans ses largeurs. «\u202fname\u202f» et «\u202falt\u202f» sont ses textes dans la langue «\u202flocale\u202f», à défaut celle de la demande.',
  example: { params: {}, body: { name: 'Signature', alt: 'Deux associés signent' }, data: item },
})

/** Writes the name and the alternative text of a file in one language. */
export const mediaDescribe = defineCall({
  name: 'media.describe',
  method: 'PUT',
  path: '/media/{id}/text/{locale}',
  role: 'A',
  cache: 'N',
  params: z.object({ id: rowIdSchema, locale: localeCodeSchema }),
  body: z.strictObject({ name: textSchema.nullish(), alt: textSchema.nullish(), isDecorative: z.boolean().optional() }),
  data: mediaItemSchema,
  message: { fr: 'Le texte est enregistré.', en: 'The text is saved.' },
  budget: 'adminWrite',
  errors: [],
  summary:
    'Écrit les textes d’un fichier dans une langue. Une image de décor («\u202fisDecorative\u202f») n’a pas de texte alternatif, et les lecteurs d’écran la passent. Sans «\u202falt\u202f», l’image n’est plus décrite. Sans «\u202fname\u202f», le nom reste.',
  example: { params: { id: 31, locale: 'fr_FR' }, body: { alt: 'Deux associés signent' }, data: item },
})
