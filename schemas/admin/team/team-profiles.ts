import type { Translations } from '#schemas/errors/translations.ts'
import { adminProfiles, allRights, profileRights, type Right } from '#schemas/admin/resources/rights.ts'

/** Profiles of the people of the team: a super-administrator, or an administrator with a profile. */
export const teamProfiles = ['SUPER_ADMIN', 'ALL', 'EDITOR', 'AUTHOR', 'SHOP', 'ORDERS'] as const

/** Profile of a person of the team. */
export type TeamProfile = (typeof teamProfiles)[number]

interface ProfileWords {
  readonly name: Translations
  /** The work of the profile: a sentence that begins with an infinitive. */
  readonly can: Translations
}

/** Names of the profiles, and what each does. */
export const profileWords: Readonly<Record<TeamProfile, ProfileWords>> = {
  SUPER_ADMIN: {
    name: { fr: 'Gérance', en: 'Management' },
    can: {
      fr: 'Tout faire, y compris tenir l’équipe et effacer des comptes.',
      en: 'Do everything, keep the team and erase accounts included.',
    },
  },
  ALL: {
    name: { fr: 'Administration', en: 'Administration' },
    can: { fr: 'Tenir tout le site et la boutique, sauf l’équipe.', en: 'Keep the whole site and shop, but not the team.' },
  },
  EDITOR: {
    name: { fr: 'Rédaction', en: 'Editing' },
    can: {
      fr: 'Écrire et publier les pages et les actualités, répondre aux messages.',
      en: 'Write and publish pages and news, answer messages.',
    },
  },
  AUTHOR: {
    name: { fr: 'Écriture', en: 'Writing' },
    can: {
      fr: 'Changer les mots et les images des pages, écrire les actualités\u00a0; une autre personne les publie.',
      en: 'Change the words and pictures of pages, write news; another person publishes them.',
    },
  },
  SHOP: {
    name: { fr: 'Boutique', en: 'Shop' },
    can: {
      fr: 'Tenir le catalogue, les prix, le stock et les commandes, rembourser, ajouter des médias.',
      en: 'Keep the catalogue, prices, stock and orders, refund, add media.',
    },
  },
  ORDERS: {
    name: { fr: 'Commandes', en: 'Orders' },
    can: {
      fr: 'Préparer et expédier les commandes, corriger le stock, sans rembourser.',
      en: 'Prepare and ship orders, correct the stock, without refunds.',
    },
  },
}

/** Rights of a person of the team, by their profile. */
export function rightsOfProfile(profile: TeamProfile): readonly Right[] {
  return profile === 'SUPER_ADMIN' ? allRights : profileRights[profile]
}

/** Tests if a text names a profile of the team. */
export function isTeamProfile(text: string): text is TeamProfile {
  return text === 'SUPER_ADMIN' || (adminProfiles as readonly string[]).includes(text)
}
