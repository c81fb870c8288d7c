import { formFieldErrors } from './form-field-errors.ts'
import type { Translations } from './translations.ts'

/** The field codes of VALIDATION_FAILED, with what a person reads beside one field of a form: each code once. */
export const fieldErrors = {
  ...formFieldErrors,
  TYPE: {
    fr: 'Cette valeur n’a pas pu être lue. Saisissez-la ou choisissez-la de nouveau.',
    en: 'This value could not be read. Type it or choose it again.',
  },
  TOO_SHORT: { fr: 'Saisissez au moins {min} caractères.', en: 'Enter at least {min} characters.' },
  NOT_CHOSEN: {
    fr: 'Votre choix ne demande rien ici\u00a0: videz ce champ, ou faites un autre choix.',
    en: 'Your choice asks for nothing here: empty this field, or choose otherwise.',
  },
  USE_TERMS_REQUIRED: { fr: 'Acceptez les conditions générales d’utilisation.', en: 'Accept the terms of use.' },
  PASSWORD_WEAK: {
    fr: 'Choisissez un mot de passe plus long ou moins courant (12 caractères au moins).',
    en: 'Choose a longer or less common password (12 characters at least).',
  },
  PASSWORD_WRONG: { fr: 'Ce mot de passe n’est pas le bon.', en: 'This password is not the right one.' },
  TAKEN: {
    fr: 'Cette valeur est déjà prise par un autre élément, peut-être à la corbeille. Choisissez-en une autre.',
    en: 'Another item has this value already, perhaps one in the trash. Choose another.',
  },
  CONTRAST: {
    fr: 'Ces deux couleurs sont trop proches\u00a0: {found}, il faut au moins {min}.',
    en: 'These two colours are too close: {found}, at least {min} is needed.',
  },
  IN_TEAM: { fr: 'Cette personne est déjà dans l’équipe.', en: 'This person is in the team already.' },
  NO_DESK: {
    fr: 'Ce profil n’a pas encore d’écran dans l’administration. Choisissez-en un autre.',
    en: 'This profile has no screen in the panel yet. Choose another.',
  },
  NOT_THERE: { fr: 'Cet élément n’existe plus. Choisissez-en un autre.', en: 'This item exists no longer. Choose another.' },
  FIXED: {
    fr: 'Cette valeur ne change plus\u00a0: d’autres contenus la nomment.',
    en: 'This value never changes: other contents name it.',
  },
  UNSAFE_HTML: { fr: 'Ce texte contient des éléments interdits.', en: 'This text has elements that are not allowed.' },
  FILE_ACTING: {
    fr: 'Ce PDF lance ou ouvre autre chose\u00a0: enregistrez-le à nouveau par «\u202fImprimer en PDF\u202f», puis joignez-le.',
    en: 'This PDF starts or opens something else: save it again with “Print to PDF”, then attach it.',
  },
  FILE_LOCKED: {
    fr: 'Document protégé par un mot de passe\u00a0: joignez-en une copie sans protection.',
    en: 'Protected by a password: attach a copy without protection.',
  },
} as const satisfies Record<string, Translations>

/** A field code of VALIDATION_FAILED. */
export type FieldErrorCode = keyof typeof fieldErrors
