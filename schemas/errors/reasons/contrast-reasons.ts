import type { Translations } from '../translations.ts'

/** The messages for two colours of a theme that are too close, by their pair. */
export const contrastReasons = {
  text: {
    fr: 'Texte sur le fond ou la surface\u00a0: contraste de {found}, il faut au moins {min}.',
    en: 'Text on the ground or the surface: contrast of {found}, at least {min} is needed.',
  },
  muted: {
    fr: 'Texte discret sur le fond ou la surface\u00a0: contraste de {found}, il faut au moins {min}.',
    en: 'Faint text on the ground or the surface: contrast of {found}, at least {min} is needed.',
  },
  button: {
    fr: 'Texte d’un bouton sur l’accent\u00a0: contraste de {found}, il faut au moins {min}.',
    en: 'Label of a button on the accent: contrast of {found}, at least {min} is needed.',
  },
  link: {
    fr: 'Lien sur le fond\u00a0: contraste de {found}, il faut au moins {min}.',
    en: 'Link on the ground: contrast of {found}, at least {min} is needed.',
  },
  control: {
    fr: 'Bord d’un bouton sur le fond ou la surface\u00a0: contraste de {found}, il faut au moins {min}.',
    en: 'Edge of a button on the ground or the surface: contrast of {found}, at least {min} is needed.',
  },
  ink: {
    fr: 'Texte clair sur la couleur principale\u00a0: contraste de {found}, il faut au moins {min}.',
    en: 'Light text on the main colour: contrast of {found}, at least {min} is needed.',
  },
  title: {
    fr: 'Titres sur le fond ou la surface\u00a0: contraste de {found}, il faut au moins {min}.',
    en: 'Titles on the ground or the surface: contrast of {found}, at least {min} is needed.',
  },
  menu: {
    fr: 'Menu sur le fond ou la surface\u00a0: contraste de {found}, il faut au moins {min}.',
    en: 'Menu on the ground or the surface: contrast of {found}, at least {min} is needed.',
  },
} as const satisfies Record<string, Translations>

/** The pair of colours that is too close. */
export type ContrastReason = keyof typeof contrastReasons
