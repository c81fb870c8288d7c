import type { Translations } from './translations.ts'

/** The messages for an address that something else of the site has. */
export const takenReasons = {
  page: {
    fr: 'La page «\u202f{holder}\u202f» a déjà cette adresse. Choisissez-en une autre.',
    en: 'The page “{holder}” already has this address. Choose another.',
  },
} as const satisfies Readonly<Record<string, Translations>>

/** Holder of an address: a page. */
export type TakenReason = keyof typeof takenReasons
