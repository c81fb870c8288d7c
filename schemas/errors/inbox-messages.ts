import type { Translations } from './translations.ts'

/** Why an item of the inbox cannot be answered by mail. */
const unanswerableWords = {
  NO_ADDRESS: {
    fr: 'Cette personne n’a pas laissé d’adresse e-mail.',
    en: 'This person has left no e-mail address.',
  },
  NO_MAILBOX: {
    fr: 'Le site n’a pas d’adresse e-mail où recevoir la suite\u00a0: indiquez-la dans les réglages.',
    en: 'The site has no e-mail address at which to receive what follows: name it in the settings.',
  },
  TRASHED: { fr: 'Sortez d’abord cet envoi de la corbeille.', en: 'Take this out of the trash first.' },
} as const satisfies Record<string, Translations>

/** Why an item of the inbox does not go to the trash. */
const keptWords = {
  HAS_PLACE: {
    fr: 'Une inscription tient des places\u00a0: elle s’efface d’elle-même un an après l’événement.',
    en: 'A registration holds places: it is erased by itself one year after the event.',
  },
  REGISTER: {
    fr: 'Le registre garde une demande sur les données personnelles cinq ans après la réponse.',
    en: 'The register keeps a request about personal data for five years after the answer.',
  },
} as const satisfies Record<string, Translations>

/** Why a request to erase is not closed, or not dealt with. */
const erasureWords = {
  LEFT: {
    fr: 'Le site garde encore des données de cette personne\u00a0: effacez-les, ou dites pourquoi elles restent.',
    en: 'The site still holds data of this person: erase them, or say why they stay.',
  },
  TEAM: {
    fr: 'Cette adresse est celle d’une personne de l’équipe\u00a0: retirez-la d’abord de l’équipe.',
    en: 'This address is that of a person of the team: take them out of the team first.',
  },
  NO_ERASURE: {
    fr: 'Cet envoi n’est pas une demande d’effacement.',
    en: 'This is not a request to erase.',
  },
} as const satisfies Record<string, Translations>

/** The refusals of the inbox. */
export const inboxErrors = {
  INBOX_UNANSWERABLE: {
    status: 409,
    fr: 'On ne peut pas répondre à cet envoi par mail.',
    en: 'This cannot be answered by mail.',
    reasons: unanswerableWords,
  },
  INBOX_ERASURE: {
    status: 409,
    fr: 'La demande d’effacement reste ouverte.',
    en: 'The request to erase stays open.',
    reasons: erasureWords,
  },
  INBOX_KEPT: { status: 409, fr: 'Ceci ne va pas à la corbeille.', en: 'This does not go to the trash.', reasons: keptWords },
} as const
