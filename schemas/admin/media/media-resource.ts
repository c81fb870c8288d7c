import { z } from 'zod'
import { line } from '#schemas/admin/resources/fields.ts'
import { defineResource } from '#schemas/admin/resources/resource.ts'
import { focusSchema } from '#schemas/api/base/image.ts'
import { localeCodeSchema } from '#schemas/api/base/scalars.ts'
import { fieldCode } from '#schemas/api/people/account-fields.ts'

/** Longest name and alternative text of a file. */
const TEXT_LENGTH = 300

/** Longest name of a file, ending included. */
const FILENAME_LENGTH = 120

const percent = z.number().min(0).max(100)

/** Part of an original picture that is shown, in percent of its sides. */
export const cropSchema = z
  .strictObject({ x: percent, y: percent, width: percent.min(1), height: percent.min(1) })
  .refine(({ x, y, width, height }) => x + width <= 100.001 && y + height <= 100.001, fieldCode('FORMAT', { reason: 'crop' }))

const text = z.string().max(TEXT_LENGTH)

/** Texts of a file by language. An empty `alt` marks a decorative picture, an absent one a picture that is not described. */
export const mediaTextsSchema = z.record(localeCodeSchema, z.strictObject({ name: text.optional(), alt: text.optional() }))

/** Facts of a stored file, written by the server alone. */
const facts = z.record(z.string(), z.unknown())

/**
 * The files of the library. Their calls are written by hand, because files are sent. Versions, trash, history and undo are those of any resource.
 * `source` has the facts of the original of a cropped picture.
 */
export const mediaResource = defineResource({
  name: 'media',
  area: 'media',
  life: 'immediate',
  words: {
    one: { fr: 'un fichier', en: 'a file' },
    many: { fr: 'Médias', en: 'Media' },
    empty: {
      fr: 'Les images, les films et les documents que vos pages montrent. Un fichier se range ici une fois et sert partout.',
      en: 'The pictures, films and documents that your pages show. A file is kept here once and serves everywhere.',
    },
  },
  form: z.strictObject({
    filename: line(FILENAME_LENGTH, { fr: 'Nom du fichier', en: 'File name' }),
    texts: mediaTextsSchema,
    focus: focusSchema.nullable(),
    crop: cropSchema.nullable(),
    address: z.string().nullable(),
    file: facts,
    source: facts.nullable(),
  }),
  columns: { filename: 'both' },
  order: 'filename:asc',
  usedAs: 'media',
  example: { filename: 'signature.webp', texts: {}, focus: null, crop: null, address: null, file: {}, source: null },
})
