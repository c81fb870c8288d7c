import type { Translations } from '../translations.ts'

/** The messages for an address that something else has. */
export const takenReasons = {
  page: {
    fr: 'La page «\u202f{holder}\u202f» a déjà cette adresse. Choisissez-en une autre.',
    en: 'The page “{holder}” already has this address. Choose another.',
  },
  domain: {
    fr: 'Un autre site d’ici tient cette adresse, ou une autre du même domaine. Choisissez-en une autre, ou demandez à sa gérance.',
    en: 'Another site here holds this address, or another one of its domain. Choose another, or ask its managers.',
  },
} as const satisfies Readonly<Record<string, Translations>>

/** Holder of an address: a page, or the domain of another site. */
export type TakenReason = keyof typeof takenReasons
