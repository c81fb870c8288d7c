import { z } from 'zod'
import { saysRule } from '#schemas/errors/reasons/typed-reasons.ts'
import { field, type FieldWords } from '#schemas/admin/resources/field-meta.ts'
import { byLocale, line, number } from '#schemas/admin/resources/fields.ts'
import { instantSchema } from '#schemas/api/base/scalars.ts'

/** A name in capitals that programs compare and other rows name; it is given once. */
export const capitalName = (max: number, words: FieldWords) =>
  field(
    'line',
    z
      .string()
      .max(max)
      .regex(/^[A-Z][A-Z0-9_]*$/, saysRule('fixedCode')),
    { ...words, fixed: true },
  )

/** Place in a list: the smallest numbers first. */
export const place = () => number({ min: 0, max: 9999 }, { fr: 'Place dans la liste', en: 'Place in the list' })

/** A short name in each language of the site. */
export const names = (max: number) => byLocale(line(max, { fr: 'Nom', en: 'Name' }), { fr: 'Noms', en: 'Names' })

/** A whole number of at least one; null where there is no limit. */
export const limit = (words: FieldWords) => field('number', z.number().int().min(1).max(1_000_000).nullable(), words)

/** A moment; null where there is none. */
export const optionalInstant = (words: FieldWords) => field('instant', instantSchema.nullable(), words)
