import type { Translations } from './translations.ts'

/** The messages for a body with too many fields, levels, names or values. */
export const sizeReasons = {
  FIELDS: { fr: 'Envoi trop long\u00a0: {most}\u00a0champs au plus.', en: 'Too long: {most} fields at most.' },
  LEVELS: { fr: 'Envoi trop profond\u00a0: {most}\u00a0niveaux au plus.', en: 'Too deep: {most} levels at most.' },
  NAMES: {
    fr: 'Envoi trop long\u00a0: {most}\u00a0noms au plus dans un même ensemble.',
    en: 'Too long: {most} names at most in one object.',
  },
  VALUES: { fr: 'Envoi trop long\u00a0: {most}\u00a0valeurs au plus.', en: 'Too long: {most} values at most.' },
} as const satisfies Record<string, Translations>
