import { translate, type Translations } from './translations.ts'

/** What a browser says against a form as a whole before it asks the server: the sentences of three codes of the error catalogue, which is too heavy for a page. */
export const formErrors = {
  TOO_LARGE: { fr: 'Envoi trop lourd\u00a0: 10\u00a0Mo par fichier, 20\u00a0Mo en tout.', en: 'Too heavy: 10 MB per file, 20 MB in all.' },
  TOO_MANY_FILES: { fr: '10 fichiers au plus.', en: 'No more than 10 files.' },
  VALIDATION_FAILED: { fr: 'Vérifiez les champs signalés.', en: 'Check the fields that are marked.' },
} as const satisfies Record<string, Translations>

/** The sentence of such a code in the reader's language. */
export function formErrorMessage(code: keyof typeof formErrors, locale: string): string {
  return translate(locale, formErrors[code])
}
