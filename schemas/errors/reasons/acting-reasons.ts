import type { Translations } from '../translations.ts'

/** The messages about a document that could act, by what is in it. */
export const actingReasons = {
  script: {
    fr: 'Ce PDF contient un script\u00a0: enregistrez-le à nouveau par «\u202fImprimer en PDF\u202f», puis joignez-le.',
    en: 'This PDF contains a script: save it again with “Print to PDF”, then attach it.',
  },
  program: {
    fr: 'Ce PDF lance un programme\u00a0: enregistrez-le à nouveau par «\u202fImprimer en PDF\u202f», puis joignez-le.',
    en: 'This PDF starts a program: save it again with “Print to PDF”, then attach it.',
  },
  form: {
    fr: 'Ce PDF contient un formulaire qui envoie ou importe des données\u00a0: enregistrez-le à nouveau par «\u202fImprimer en PDF\u202f», puis joignez-le.',
    en: 'This PDF contains a form that sends or imports data: save it again with “Print to PDF”, then attach it.',
  },
  document: {
    fr: 'Ce PDF renvoie à un autre fichier\u00a0: enregistrez-le à nouveau par «\u202fImprimer en PDF\u202f», puis joignez-le.',
    en: 'This PDF refers to another file: save it again with “Print to PDF”, then attach it.',
  },
  attachment: {
    fr: 'Ce PDF contient un fichier joint\u00a0: enregistrez-le à nouveau par «\u202fImprimer en PDF\u202f», puis joignez-le.',
    en: 'This PDF contains an attached file: save it again with “Print to PDF”, then attach it.',
  },
  media: {
    fr: 'Ce PDF contient un son, un film ou un objet en 3D\u00a0: enregistrez-le à nouveau par «\u202fImprimer en PDF\u202f», puis joignez-le.',
    en: 'This PDF contains a sound, a film or a 3D object: save it again with “Print to PDF”, then attach it.',
  },
  link: {
    fr: 'Ce PDF contient un lien qui ne mène ni à une page web, ni à une adresse e-mail, ni à un téléphone\u00a0: enregistrez-le à nouveau par «\u202fImprimer en PDF\u202f», puis joignez-le.',
    en: 'This PDF contains a link that is no web page, e-mail address or phone number: save it again with “Print to PDF”, then attach it.',
  },
} as const satisfies Record<string, Translations>

/** The kinds of content by which a document could act. */
export type ActingReason = keyof typeof actingReasons
