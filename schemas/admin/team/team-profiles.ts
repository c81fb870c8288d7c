import type { Translations } from '#schemas/errors/translations.ts'
import { adminProfiles, allRights, profileRights, type Right } from '#schemas/admin/resources/rights.ts'

/** Profiles of the people of the team: a super-administrator, or an administrator with a profile. */
export const teamProfiles = ['SUPER_ADMIN', 'ALL', 'EDITOR', 'AUTHOR', 'SHOP', 'ORDERS'] as const

/** Profile of a person of the team. */
export type TeamProfile = (typeof teamProfiles)[number]

interface ProfileWords {
  readonly name: Translations
  /** The work of the profile, in a sentence. */
  readonly can: Translations
}

/** Names of the profiles, and what each does. */
export const profileWords: Readonly<Record<TeamProfile, ProfileWords>> = {
  SUPER_ADMIN: {
    name: { fr: 'Gérance', en: 'Management' },
    can: { fr: 'Tout, y compris l’équipe et l’effacement des comptes.', en: 'Everything, the team and the erasure of accounts included.' },
  },
  ALL: {
    name: { fr: 'Administration', en: 'Administration' },
    can: { fr: 'Tout le site et la boutique, sauf l’équipe.', en: 'The whole site and shop, but the team.' },
  },
  EDITOR: {
    name: { fr: 'Rédaction', en: 'Editing' },
    can: {
      fr: 'Écrit et publie les pages et les actualités, répond aux messages.',
      en: 'Writes and publishes pages and news, answers messages.',
    },
  },
  AUTHOR: {
    name: { fr: 'Écriture', en: 'Writing' },
    can: {
      fr: 'Écrit les pages et les actualités\u00a0; une autre personne les publie.',
      en: 'Writes pages and news; another person publishes them.',
    },
  },
  SHOP: {
    name: { fr: 'Boutique', en: 'Shop' },
    can: { fr: 'Tient le catalogue, les commandes et les médias.', en: 'Keeps the catalogue, the orders and the media.' },
  },
  ORDERS: {
    name: { fr: 'Commandes', en: 'Orders' },
    can: { fr: 'Lit les commandes, sans rien changer.', en: 'Reads orders and changes nothing.' },
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
