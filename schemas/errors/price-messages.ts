import { translate, type Translations } from './translations.ts'

/** What is said of a total that is not the one that was shown, and of one where none was shown. */
export const priceWords = {
  changed: {
    fr: 'Le total de votre commande a changé\u00a0: vérifiez-le avant de confirmer.',
    en: 'The total of your order has changed: check it before you confirm.',
  },
  known: {
    fr: 'Le total de votre commande est maintenant connu\u00a0: vérifiez-le avant de confirmer.',
    en: 'The total of your order is known now: check it before you confirm.',
  },
} as const satisfies Record<string, Translations>

/** The sentence that says so in the reader's language. */
export function priceMessage(which: keyof typeof priceWords, locale: string): string {
  return translate(locale, priceWords[which])
}
