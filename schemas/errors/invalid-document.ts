import type { Translations } from './translations.ts'

/** Refusals of documents with faults. The reasons of PAGE_INVALID name the documents that are no pages. */
export const documentErrors = {
  PUBLICATION_REFUSED: {
    status: 422,
    fr: 'Rien n’est parti\u00a0: il reste des points à régler.',
    en: 'Nothing was published: there is something left to correct.',
  },
  TO_CONFIRM: {
    status: 409,
    fr: 'Avant la mise en ligne, une question attend votre réponse.',
    en: 'A question waits for your answer before this goes online.',
  },
  PAGE_INVALID: {
    status: 422,
    fr: 'La page contient des éléments à corriger.',
    en: 'The page has blocks to correct.',
    reasons: {
      MENU: { fr: 'Le menu contient des entrées à corriger.', en: 'The menu has entries to correct.' },
      SHELL: {
        fr: 'L’en-tête ou le pied de page contient des éléments à corriger.',
        en: 'The header or the footer has blocks to correct.',
      },
      SECTION: { fr: 'La section partagée contient des éléments à corriger.', en: 'The shared section has blocks to correct.' },
      ITEM: { fr: 'Ce contenu a des points à corriger.', en: 'This content has something to correct.' },
    },
  },
} as const satisfies Record<string, Translations & { readonly status: number; readonly reasons?: Readonly<Record<string, Translations>> }>

/** Kind of a document that a refusal names. */
export type InvalidKind = 'PAGE' | keyof typeof documentErrors.PAGE_INVALID.reasons
