import { isRecord } from '#schemas/text/is-record.ts'

/** A text in the two languages of the product. */
export interface Translations {
  readonly fr: string
  readonly en: string
}

/** Tests if a value is a text in the two languages. */
export function isTranslations(value: unknown): value is Translations {
  return isRecord(value) && typeof value['fr'] === 'string' && typeof value['en'] === 'string'
}

/** Returns the English text for English locales, otherwise the French one. */
export function translate<Fr, En>(locale: string, { fr, en }: { readonly fr: Fr; readonly en: En }): Fr | En {
  return /^en(?![a-z])/i.test(locale) ? en : fr
}
