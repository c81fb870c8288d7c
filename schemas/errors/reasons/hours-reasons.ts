import type { Translations } from '../translations.ts'

/** The messages for opening hours and closures that cannot be, by cause. */
export const hoursReasons = {
  hoursBackwards: {
    fr: 'Ces heures finissent avant de commencer\u00a0: vérifiez l’ouverture et la fermeture.',
    en: 'These hours end before they begin: check the opening and the closing time.',
  },
  hoursOverlap: { fr: 'Deux plages de ce jour se chevauchent.', en: 'Two time ranges of this day overlap.' },
  periodBackwards: { fr: 'La fin est avant le début.', en: 'The end is before the beginning.' },
  periodTooLong: { fr: 'Des congés durent {max}\u00a0jours au plus.', en: 'A closure lasts {max} days at most.' },
  sameDay: { fr: 'Le même jour est réglé deux fois.', en: 'The same day is set twice.' },
} as const satisfies Record<string, Translations>

/** The cause for which opening hours or closures cannot be. */
export type HoursReason = keyof typeof hoursReasons
