import type { Translations } from '../translations.ts'

/** The messages for a body with too many bytes, fields, levels, names or values. */
export const sizeReasons = {
  FIELDS: { fr: 'Envoi trop long\u00a0: {most}\u00a0champs au plus.', en: 'Too long: {most} fields at most.' },
  LEVELS: { fr: 'Envoi trop profond\u00a0: {most}\u00a0niveaux au plus.', en: 'Too deep: {most} levels at most.' },
  NAMES: {
    fr: 'Envoi trop long\u00a0: {most}\u00a0noms au plus dans un même ensemble.',
    en: 'Too long: {most} names at most in one object.',
  },
  VALUES: { fr: 'Envoi trop long\u00a0: {most}\u00a0valeurs au plus.', en: 'Too long: {most} values at most.' },
  BODY: { fr: 'Envoi trop long\u00a0: {max}\u00a0au plus.', en: 'Too long: {max} at most.' },
  TEXT: { fr: 'Envoi trop long\u00a0: 64\u00a0Ko de texte par champ au plus.', en: 'Too long: 64 kB of text per field at most.' },
} as const satisfies Record<string, Translations>

/** The message for a body with more faults than its answer names. */
export const manyReasons = {
  MANY: {
    fr: 'Vérifiez les champs signalés. Autres erreurs, qui ne sont pas détaillées\u00a0: {more}.',
    en: 'Check the fields that are marked. Further errors, which are not listed: {more}.',
  },
} as const satisfies Record<string, Translations>
