import type { Words } from './words.ts'

/** The field codes of VALIDATION_FAILED, with what a person reads beside one field of a form: each code once. */
export const fieldErrors = {
  REQUIRED: { fr: 'Ce champ est obligatoire.', en: 'This field is required.' },
  TYPE: {
    fr: 'Cette valeur n’a pas pu être lue. Saisissez-la ou choisissez-la de nouveau.',
    en: 'This value could not be read. Type it or choose it again.',
  },
  TOO_SHORT: { fr: 'Saisissez au moins {min} caractères.', en: 'Enter at least {min} characters.' },
  TOO_LONG: { fr: 'Saisissez {max} caractères au plus.', en: 'Enter no more than {max} characters.' },
  EMAIL: {
    fr: 'Saisissez une adresse complète, comme nom@domaine.fr.',
    en: 'Enter a whole address, such as name@domain.com.',
  },
  PHONE: { fr: 'Saisissez un numéro de téléphone complet, comme 01\u00a099\u00a000\u00a012\u00a034.', en: 'Enter a whole phone number.' },
  DATE: { fr: 'Saisissez une date qui existe, comme 02/04/1987.', en: 'Enter a date that exists.' },
  NUMBER: { fr: 'Saisissez un nombre.', en: 'Enter a number.' },
  MIN: { fr: 'Saisissez {min} ou plus.', en: 'Enter {min} or more.' },
  MAX: { fr: 'Saisissez {max} ou moins.', en: 'Enter {max} or less.' },
  NOT_CHOSEN: {
    fr: 'Votre choix ne demande rien ici\u00a0: videz ce champ, ou faites un autre choix.',
    en: 'Your choice asks for nothing here: empty this field, or choose otherwise.',
  },
  OPTION: { fr: 'Choisissez dans la liste.', en: 'Choose from the list.' },
  FORMAT: {
    fr: 'Cette valeur n’a pas la forme attendue. Saisissez-la en texte simple, comme le champ le demande.',
    en: 'This value does not have the expected form. Type it as plain text, as the field asks.',
  },
  CONSENT_REQUIRED: { fr: 'Votre accord est nécessaire.', en: 'Your consent is needed.' },
  USE_TERMS_REQUIRED: { fr: 'Acceptez les conditions générales d’utilisation.', en: 'Accept the terms of use.' },
  PASSWORD_WEAK: {
    fr: 'Choisissez un mot de passe plus long ou moins courant (12 caractères au moins).',
    en: 'Choose a longer or less common password (12 characters at least).',
  },
  PASSWORD_WRONG: { fr: 'Ce mot de passe n’est pas le bon.', en: 'This password is not the right one.' },
  UNSAFE_HTML: { fr: 'Ce texte contient des éléments interdits.', en: 'This text has elements that are not allowed.' },
  FILE_TYPE: { fr: 'Ce type de fichier n’est pas accepté.', en: 'This type of file is not accepted.' },
  FILE_TOO_LARGE: { fr: 'Ce fichier est trop lourd.', en: 'This file is too heavy.' },
  FILE_TOO_MANY: { fr: '{max} fichiers au plus.', en: 'No more than {max} files.' },
  FILE_UNREADABLE: { fr: 'Ce fichier est illisible.', en: 'This file cannot be read.' },
  FILE_ACTING: {
    fr: 'Ce PDF contient un script\u00a0: enregistrez-le à nouveau par «\u202fImprimer en PDF\u202f», puis joignez-le.',
    en: 'This PDF contains a script: save it again with “Print to PDF”, then attach it.',
  },
  FILE_LOCKED: {
    fr: 'Document protégé par un mot de passe\u00a0: joignez-en une copie sans protection.',
    en: 'Protected by a password: attach a copy without protection.',
  },
} as const satisfies Record<string, Words>

/** A field code of VALIDATION_FAILED. */
export type FieldErrorCode = keyof typeof fieldErrors
