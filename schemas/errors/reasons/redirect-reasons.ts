import type { Translations } from '../translations.ts'

/** The messages for an address that cannot lead elsewhere, or that cannot be led to. */
export const redirectReasons = {
  redirectLive: {
    fr: 'Une page du site répond à cette adresse\u00a0: changez plutôt l’adresse de la page, le site redirigera l’ancienne.',
    en: 'A page of the site has this address: change the address of the page instead, and the site will redirect the former one.',
  },
  redirectTaken: {
    fr: 'Cette adresse est déjà redirigée\u00a0: modifiez sa redirection dans la liste.',
    en: 'This address is redirected already: change its redirect in the list.',
  },
  redirectReserved: {
    fr: 'Cette adresse est réservée au fonctionnement du site.',
    en: 'This address is reserved for the site itself.',
  },
  redirectSelf: {
    fr: 'Les deux adresses sont les mêmes\u00a0: choisissez une autre page.',
    en: 'Both addresses are the same: choose another page.',
  },
  redirectLoop: {
    fr: 'Cette adresse ramène à l’adresse de départ\u00a0: on tournerait en rond. Choisissez une autre page.',
    en: 'This address leads back to the first one, in a circle. Choose another page.',
  },
  redirectChain: {
    fr: 'Cette adresse mène déjà à {to}\u00a0: choisissez directement {to}.',
    en: 'This address leads to {to} already: choose {to} instead.',
  },
  redirectNowhere: {
    fr: 'Aucune page en ligne n’a cette adresse\u00a0: choisissez une page de la liste.',
    en: 'No page that is online has this address: choose a page of the list.',
  },
  redirectHost: {
    fr: 'Cette adresse est celle d’un autre site\u00a0: une redirection reste sur le vôtre.',
    en: 'This address is of another site: a redirect stays on yours.',
  },
  redirectUnsafe: {
    fr: 'Cette adresse n’a pas la forme d’une adresse du site\u00a0: écrivez-la comme /nos-vins.',
    en: 'This is not written like an address of the site: write it like /our-wines.',
  },
  redirectMany: {
    fr: 'Le site a atteint {max} redirections\u00a0: retirez-en avant d’en ajouter.',
    en: 'The site has {max} redirects, which is the limit: remove some before you add one.',
  },
} as const satisfies Record<string, Translations>

/** The reason for which an address cannot be redirected. */
export type RedirectReason = keyof typeof redirectReasons
