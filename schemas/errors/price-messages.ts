import { translate, type Translations } from './translations.ts'

/** The messages for a total that differs from the displayed one, and for one that was not displayed. */
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

/** Returns the message in the requested locale. */
export function priceMessage(which: keyof typeof priceWords, locale: string): string {
  return translate(locale, priceWords[which])
}
