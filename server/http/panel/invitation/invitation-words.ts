import { profileWords, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { translate } from '#schemas/errors/translations.ts'
import { languageOf } from '#i18n/locale.ts'

const words = {
  join: { fr: 'Rejoindre l’équipe', en: 'Join the team' },
  email: { fr: 'Adresse e-mail\u00a0:', en: 'Email address:' },
  firstname: { fr: 'Votre prénom', en: 'Your first name' },
  lastname: { fr: 'Votre nom', en: 'Your last name' },
  ownPassword: { fr: 'Votre mot de passe', en: 'Your password' },
  newPassword: { fr: 'Choisissez un mot de passe', en: 'Choose a password' },
  own: {
    fr: 'Vous avez déjà un compte avec cette adresse\u00a0: son mot de passe confirme que c’est vous.',
    en: 'You already have an account with this address: its password confirms that it is you.',
  },
  forgotten: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
  chosen: { fr: 'Douze caractères au moins. Une suite de mots convient.', en: 'At least twelve characters. A few words will do.' },
  closed: { fr: 'Cette invitation n’est plus valable', en: 'This invitation is no longer valid' },
  closedText: {
    fr: 'Le lien a déjà servi, ses 24 heures sont passées, ou l’invitation a été retirée. Demandez-en une autre à la personne qui vous a écrit.',
    en: 'The link has been used, its 24 hours have passed, or the invitation was withdrawn. Ask the person who wrote to you for another one.',
  },
  foreign: { fr: 'Cette invitation est pour une autre adresse', en: 'This invitation is for another address' },
  foreignSent: { fr: 'Elle a été envoyée à', en: 'It was sent to' },
  foreignText: {
    fr: 'Vous utilisez un compte qui a une autre adresse. Déconnectez-vous, puis ouvrez le lien de nouveau.',
    en: 'You are signed in with another address. Sign out, then open the link again.',
  },
  site: { fr: 'Aller au site', en: 'Go to the site' },
} as const

/** Words of the pages of an invitation, in the language of their reader. */
export interface InvitationWords {
  /** Language code of the page. */
  readonly lang: string
  of(key: keyof typeof words): string
  /** The sentence that says who invites, to which site, and what the profile does there. */
  offer(invitation: { readonly by: string; readonly siteName: string; readonly profile: TeamProfile }): string
}

/** Returns the words of a language: English ones for English locales, otherwise French ones. */
export function invitationWords(locale: string): InvitationWords {
  const of = (key: keyof typeof words): string => translate(locale, words[key])
  return {
    lang: translate(locale, { fr: 'fr', en: languageOf(locale) }),
    of,
    offer: ({ by, siteName, profile }) => {
      const name = translate(locale, profileWords[profile].name)
      const sentence = translate(locale, profileWords[profile].can)
      const can = sentence.charAt(0).toLowerCase() + sentence.slice(1)
      return translate(locale, {
        fr: `${by} vous propose de l’aider à tenir le site ${siteName}, avec le profil «\u202f${name}\u202f». Vous pourrez y\u00a0: ${can}`,
        en: `${by} asks you to help keep the ${siteName} website, with the profile “${name}”. There you will be able to: ${can}`,
      })
    },
  }
}
