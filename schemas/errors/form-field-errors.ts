import type { Translations } from './translations.ts'

/** The field codes that a browser tells of a form before it is sent, with what a person reads beside the field: no others are fetched for one. */
export const formFieldErrors = {
  REQUIRED: { fr: 'Ce champ est obligatoire.', en: 'This field is required.' },
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
  OPTION: { fr: 'Choisissez dans la liste.', en: 'Choose from the list.' },
  FORMAT: {
    fr: 'Cette valeur n’a pas la forme attendue. Saisissez-la en texte simple, comme le champ le demande.',
    en: 'This value does not have the expected form. Type it as plain text, as the field asks.',
  },
  CONSENT_REQUIRED: { fr: 'Votre accord est nécessaire.', en: 'Your consent is needed.' },
  FILE_TYPE: { fr: 'Ce type de fichier n’est pas accepté.', en: 'This type of file is not accepted.' },
  FILE_TOO_LARGE: { fr: 'Ce fichier est trop lourd.', en: 'This file is too heavy.' },
  FILE_TOO_MANY: { fr: '{max} fichiers au plus.', en: 'No more than {max} files.' },
  FILE_UNREADABLE: { fr: 'Ce fichier est illisible.', en: 'This file cannot be read.' },
} as const satisfies Record<string, Translations>
