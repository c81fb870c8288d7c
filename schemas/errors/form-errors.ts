import { translate, type Translations } from './translations.ts'

/** The messages of three codes that a browser needs before a request. The whole error catalogue is too large for a page. */
export const formErrors = {
  PIXELS: { fr: 'Image trop grande\u00a0: 40\u00a0millions de pixels au plus.', en: 'Picture too large: 40 million pixels at most.' },
  FILM: {
    fr: 'Film trop lourd\u00a0: {max}\u00a0au plus. Exportez-le plus court ou en plus petite définition.',
    en: 'Film too heavy: {max} at most. Export it shorter or in a lower resolution.',
  },
  TOO_LARGE: { fr: 'Envoi trop lourd\u00a0: 10\u00a0Mo par fichier, 20\u00a0Mo en tout.', en: 'Too heavy: 10 MB per file, 20 MB in all.' },
  TOO_MANY_FILES: { fr: '10 fichiers au plus.', en: 'No more than 10 files.' },
  VALIDATION_FAILED: { fr: 'Vérifiez les champs signalés.', en: 'Check the fields that are marked.' },
} as const satisfies Record<string, Translations>

/** Formats one of these errors in the requested locale. */
export function formErrorMessage(code: keyof typeof formErrors, locale: string): string {
  return translate(locale, formErrors[code])
}
