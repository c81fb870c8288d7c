import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { cropSchema } from '#schemas/admin/media/media-resource.ts'
import { countedShape, itemVersionSchema } from '#schemas/admin/resources/calls/item-shapes.ts'
import { focusSchema, imageExample, imageSchema } from '#schemas/api/base/image.ts'
import { instantSchema, localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/** Kinds of files that an administrator chooses from. Fonts and captions belong to other screens. */
export const mediaKinds = ['PICTURE', 'VIDEO', 'DOCUMENT'] as const

/** Places of a file: the library, or its trash. */
export const mediaPlaces = ['LIBRARY', 'TRASH'] as const

/** Longest name and alternative text of a file. */
const TEXT_LENGTH = 300

const textSchema = z.string().max(TEXT_LENGTH)
const nonNegative = z.number().int().nonnegative()

/** File of the library: the picture as blocks get it, and the facts that only administrators read. */
export const mediaItemSchema = z.object({
  id: rowIdSchema,
  /** The name as it was given, with its accents and spaces; that in the address is `image.filename`. */
  name: z.string(),
  kind: z.enum(mediaKinds),
  /** Media type, such as `image/webp`. */
  type: z.string(),
  bytes: nonNegative,
  createdAt: instantSchema,
  /** Texts by language. An empty `alt` marks a decorative picture, an absent one a picture that is not described. */
  texts: z.record(localeCodeSchema, z.object({ name: z.string().optional(), alt: z.string().optional() })),
  /** The version that a change names; zero for a file that was never changed here. */
  version: itemVersionSchema,
  /** False for a file that no content names, drafts and trash included. */
  isUsed: z.boolean(),
  /** True for a file on a public page: its changes are public at once and need the right to publish. */
  isShown: z.boolean(),
  /** Moment it went to the trash; null for one that is not there. */
  deletedAt: instantSchema.nullable(),
  crop: cropSchema.nullable(),
  focus: focusSchema.nullable(),
  variants: z.array(z.object({ width: nonNegative, height: nonNegative, bytes: nonNegative })),
  image: imageSchema,
})

const item = {
  ...{
    id: 31,
    name: 'Signature.webp',
    kind: 'PICTURE' as const,
    type: 'image/webp',
    bytes: 182_400,
    createdAt: '2026-11-20T13:12:07Z',
    image: imageExample,
  },
  texts: { fr_FR: { name: 'Signature', alt: 'Deux associés signent' } },
  variants: [{ width: 320, height: 180, bytes: 9400 }],
  ...{ version: 12, isUsed: true, isShown: true, deletedAt: null, crop: null, focus: null },
}

/** A file of the library as the examples show it. */
export const mediaItemExample = item

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
      isUsed: { kind: 'boolean' },
      isDescribed: { kind: 'boolean' },
      place: { kind: 'enum', options: mediaPlaces },
      filename: { kind: 'text', order: true },
      bytes: { kind: 'number', order: true },
      createdAt: { kind: 'instant', order: true },
    },
    search: true,
    defaultOrder: 'createdAt:desc',
  },
  data: z.object({ media: z.array(mediaItemSchema), ...countedShape }),
  errors: ['BAD_FILTER'],
  summary:
    'Les fichiers de la bibliothèque qu’une page peut montrer, le dernier d’abord\u00a0: images (PICTURE), films (VIDEO) et documents (DOCUMENT), avec leurs textes dans chaque langue et leurs largeurs préparées. «\u202fsearch\u202f» cherche dans le nom du fichier et dans ses textes. «\u202fisUsed=false\u202f» garde ceux que rien ne nomme, «\u202fisDescribed=false\u202f» ceux sans texte alternatif dans aucune langue. La corbeille à la demande\u00a0: «\u202fplace=TRASH\u202f». Les fichiers sont comptés jusqu’à 10\u00a0000\u00a0; au-delà, «\u202fhasMore\u202f» dit qu’il y en a plus.',
  example: { params: {}, query: 'kind=PICTURE&search=signature', data: { media: [item], total: 1, hasMore: false } },
})

/** Number that the sender gives to a film that is sent in pieces. */
export const filmUploadSchema = z.uuid().toLowerCase()

/** The part of an animated picture that is stored. Without it the picture is refused, since the library has still ones alone. */
export const animationSchema = z.enum(['FIRST_FRAME'])

/** Takes one file into the library. */
export const mediaUpload = defineCall({
  name: 'media.upload',
  method: 'POST',
  path: '/media',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.strictObject({
    ...{ name: textSchema.nullish(), alt: textSchema.nullish(), locale: localeCodeSchema.nullish() },
    ...{ film: filmUploadSchema.nullish(), filename: z.string().max(255).nullish(), animation: animationSchema.nullish() },
  }),
  takesFiles: true,
  preparesFiles: true,
  data: mediaItemSchema,
  status: 201,
  message: { fr: 'Le fichier est dans la bibliothèque.', en: 'The file is in the library.' },
  budget: 'adminWrite',
  errors: ['TOO_MANY_FILES', 'STORAGE_FULL', 'NOT_FOUND'],
  summary:
    'Ajoute un fichier à la bibliothèque, en multipart sous «\u202fimage\u202f»\u00a0: image, film MP4 ou PDF de 10\u00a0Mo au plus. Un film plus lourd est envoyé avant, par «\u202fmedia.film\u202f»\u00a0: «\u202ffilm\u202f» porte alors son numéro, «\u202ffilename\u202f» son nom, et «\u202fposter\u202f» est le seul fichier. Il est vérifié, redessiné et préparé dans ses largeurs. Une image animée est refusée (raison «\u202fanimated\u202f»), à moins que «\u202fanimation\u202f» n’en demande la première vue («\u202fFIRST_FRAME\u202f»). «\u202fname\u202f» et «\u202falt\u202f» sont ses textes dans la langue «\u202flocale\u202f», à défaut celle de la demande.',
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
  versioned: true,
  data: mediaItemSchema,
  message: { fr: 'Le texte est enregistré.', en: 'The text is saved.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION'],
  summary:
    'Écrit les textes d’un fichier dans une langue. L’en-tête If-Match porte la version lue. Une image de décor («\u202fisDecorative\u202f») n’a pas de texte alternatif, et les lecteurs d’écran la passent. Sans «\u202falt\u202f», l’image n’est plus décrite. Sans «\u202fname\u202f», le nom reste.',
  example: { params: { id: 31, locale: 'fr_FR' }, body: { alt: 'Deux associés signent' }, data: item },
})
