import { translate } from '#schemas/errors/translations.ts'
import { formatPrice } from './format.ts'

/** Words of a price in euros inside a sentence; what has none is on quotation. */
export function priceWords(euros: number | null, locale: string): string {
  return euros === null ? translate(locale, { fr: 'sur devis', en: 'on quotation' }) : formatPrice(euros, locale)
}
