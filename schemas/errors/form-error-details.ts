import type { Translations } from './translations.ts'

/** The detailed messages for an invalid format that a browser can detect. */
export const formFormatReasons = {
  dataUrl: {
    fr: 'Ce texte contient un fichier («\u00a0data:…\u00a0»)\u00a0: retirez-le.',
    en: 'This text has a file in it (“data:…”): take it out.',
  },
  sirenLength: { fr: 'Un numéro SIREN compte neuf chiffres.', en: 'A SIREN number has nine digits.' },
  sirenCheck: {
    fr: 'Le chiffre de contrôle de ce numéro SIREN n’est pas le bon\u00a0: relisez-le.',
    en: 'The check digit of this SIREN number is wrong: read it again.',
  },
} as const satisfies Record<string, Translations>

/** The detailed messages for an invalid count. */
export const numberReasons = {
  whole: { fr: 'Saisissez un nombre entier, sans virgule.', en: 'Enter a whole number, without decimals.' },
  eitherWay: {
    fr: 'Écrivez {joined} ou {units},{decimals}\u00a0: ce nombre peut se lire des deux façons.',
    en: 'Write {joined} or {units}.{decimals}: this number can be read both ways.',
  },
  joined: { fr: 'Écrivez {joined}, sans point ni virgule.', en: 'Write {joined}, without a point or a comma.' },
  grouping: { fr: 'Écrivez ce nombre comme 10000 ou 10,5.', en: 'Write this number like 10000 or 10.5.' },
  sign: { fr: 'Saisissez le nombre seul, sans «\u00a0{sign}\u00a0».', en: 'Enter the number alone, without “{sign}”.' },
} as const satisfies Record<string, Translations>

/** The detailed messages for a date in an implausible year, and for one in another form than a form reads. */
export const dateReasons = {
  year: { fr: 'Saisissez une date entre 1900 et 2100.', en: 'Enter a date between 1900 and 2100.' },
  form: {
    fr: 'Écrivez le jour, le mois et l’année en chiffres, comme 02/04/1987.',
    en: 'Write day, month and year in figures, like 02/04/1987.',
  },
} as const satisfies Record<string, Translations>

/** The detailed messages for a limit of a date. */
export const formLimitReasons = {
  notBefore: { fr: 'Choisissez le {min} ou un jour suivant.', en: 'Choose {min} or a later day.' },
  notAfter: { fr: 'Choisissez le {max} ou un jour précédent.', en: 'Choose {max} or an earlier day.' },
} as const satisfies Record<string, Translations>
