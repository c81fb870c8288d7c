/** What is said in the two languages that the product itself speaks. */
export interface Translations {
  readonly fr: string
  readonly en: string
}

/** What a reader is told: the English words for English readers, else the French ones. */
export function translate<Fr, En>(locale: string, { fr, en }: { readonly fr: Fr; readonly en: En }): Fr | En {
  return /^en(?![a-z])/i.test(locale) ? en : fr
}
