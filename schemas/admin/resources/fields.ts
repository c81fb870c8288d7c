import { z } from 'zod'
import { saysRule } from '#schemas/errors/reasons/typed-reasons.ts'
import type { Translations } from '#schemas/errors/translations.ts'
import { instantSchema, localeCodeSchema, rowIdSchema, seoSchema } from '#schemas/api/base/scalars.ts'
import { isItemSlug } from '#schemas/text/item-slug.ts'
import { normalisedUrl } from '#schemas/urls/normalise-url.ts'
import { field, type FieldWords } from './field-meta.ts'

/** Longest formatted text, in characters of its HTML. */
const HTML_LENGTH = 200_000

/** A text of one line that must be filled, of at most `max` characters. */
export const line = (max: number, words: FieldWords) => field('line', z.string().min(1).max(max), words)

/** A text of several lines that may be empty (null). */
export const optionalText = (max: number, words: FieldWords) => field('text', z.string().max(max).nullable(), words)

/** A formatted text; null is the empty one. */
export const html = (words: FieldWords) => field('html', z.string().max(HTML_LENGTH).nullable(), words)

/** The last segment of an address. */
export const slug = (words: FieldWords) =>
  field(
    'slug',
    z
      .string()
      .max(200)
      .refine(isItemSlug, { params: { code: 'FORMAT', reason: 'itemSlug' } }),
    words,
  )

/** A value that other rows name; it is given once. */
export const fixedName = (max: number, words: FieldWords) =>
  field(
    'slug',
    z
      .string()
      .max(max)
      .regex(/^[a-z0-9-]+$/, saysRule('fixedName')),
    { ...words, fixed: true },
  )

/** Yes or no. */
export const toggle = (words: FieldWords) => field('switch', z.boolean(), words)

/** A whole number between two others. */
export const number = ({ min, max }: { readonly min: number; readonly max: number }, words: FieldWords) =>
  field('number', z.number().int().min(min).max(max), words)

/** An amount in euro cents; null where there is none. */
export const money = (words: FieldWords) => field('money', z.number().int().min(0).max(100_000_000).nullable(), words)

/** A moment, with its date and its time. */
export const instant = (words: FieldWords) => field('instant', instantSchema, words)

/** One of several values, by their labels. */
export const choice = <const Options extends Readonly<Record<string, Translations>>>(options: Options, words: FieldWords) =>
  field('select', z.enum(Object.keys(options) as (keyof Options & string)[]), { ...words, options })

/** A picture of the library by its number; null where there is none. */
export const image = (words: FieldWords) => field('image', rowIdSchema.nullable(), words)

/** An address, of the site or outside; null where there is none. */
export const link = (words: FieldWords) => field('link', z.string().overwrite(normalisedUrl).max(500).nullable(), words)

/** Values of tags. */
export const tags = (words: FieldWords) => field('tags', z.array(z.string().max(80)).max(12), words)

/** The data for search engines. */
export const seo = (words: FieldWords = { fr: 'Moteurs de recherche', en: 'Search engines' }) =>
  field('seo', z.strictObject(seoSchema.shape), words)

/** The same fields in each language of the site. */
export const byLocale = <Texts extends z.ZodType>(texts: Texts, words: FieldWords = { fr: 'Textes', en: 'Texts' }) =>
  field('locales', z.record(localeCodeSchema, texts), words)
