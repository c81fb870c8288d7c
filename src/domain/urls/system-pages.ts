import type { Translations } from '#schemas/errors/translations.ts'

interface SystemPageDefinition {
  /** Address in each language; `{token}` stands for the token of a link. */
  readonly path: Translations
  /** Not listed in maps of the site nor found by search engines. */
  readonly isPrivate?: true
  /** Open to buyers as long as the site keeps orders. */
  readonly isOfOrders?: true
  /** Open while the site is being built. */
  readonly isOpenWhileBuilding?: true
}

const same = (path: string): Translations => ({ fr: path, en: path })

/** Pages whose addresses the product relies on: mails, redirects and other pages link to them. */
export const systemPages = {
  auth: { path: same('auth'), isPrivate: true, isOpenWhileBuilding: true },
  registrationConfirmation: { path: same('auth/confirm/{token}'), isPrivate: true, isOpenWhileBuilding: true },
  emailConfirmation: { path: same('auth/email/{token}'), isPrivate: true, isOpenWhileBuilding: true },
  passwordReset: { path: same('password/reset'), isPrivate: true, isOpenWhileBuilding: true },
  passwordResetAsk: { path: same('password/reset/ask'), isPrivate: true, isOpenWhileBuilding: true },
  passwordResetLink: { path: same('password/reset/{token}'), isPrivate: true, isOpenWhileBuilding: true },
  profile: { path: { fr: 'compte', en: 'account' }, isPrivate: true },
  accountSecurity: { path: { fr: 'compte/securite', en: 'account/security' }, isPrivate: true },
  accountData: { path: { fr: 'compte/donnees', en: 'account/data' }, isPrivate: true },
  ownOrders: { path: { fr: 'compte/commandes', en: 'account/orders' }, isPrivate: true, isOfOrders: true },
  cart: { path: { fr: 'panier', en: 'cart' }, isPrivate: true },
  checkout: { path: { fr: 'commande', en: 'checkout' }, isPrivate: true },
  orderTracking: { path: { fr: 'suivi-commande', en: 'order-tracking' }, isOfOrders: true },
  withdrawal: { path: { fr: 'retractation', en: 'withdrawal' }, isOfOrders: true },
  search: { path: { fr: 'recherche', en: 'search' } },
  newsletter: { path: { fr: 'lettre', en: 'newsletter' } },
  newsletterConfirmation: { path: { fr: 'lettre/confirmation/{token}', en: 'newsletter/confirmation/{token}' } },
  newsletterUnsubscription: {
    path: { fr: 'lettre/desinscription/{token}', en: 'newsletter/unsubscribe/{token}' },
    isOpenWhileBuilding: true,
  },
  eventCancellation: { path: { fr: 'evenements/annulation/{token}', en: 'events/cancellation/{token}' } },
  legalNotice: { path: same('legal-notice') },
  saleTerms: { path: same('sale-terms') },
  useTerms: { path: same('use-terms') },
  privacyPolicy: { path: same('privacy-policy') },
  cookiePolicy: { path: same('cookie-policy') },
  accessibility: { path: { fr: 'accessibilite', en: 'accessibility' } },
  siteMap: { path: { fr: 'plan-du-site', en: 'site-map' } },
} as const satisfies Readonly<Record<string, SystemPageDefinition>>

/** Name of a page whose address the product relies on. */
export type SystemPage = keyof typeof systemPages

const all: readonly (readonly [SystemPage, SystemPageDefinition])[] = Object.entries(systemPages) as [SystemPage, SystemPageDefinition][]

const addressesOf = ({ path }: SystemPageDefinition): string[] => [...new Set([path.fr, path.en])]

const privateSegments = new Set(
  all.filter(([, page]) => page.isPrivate === true).flatMap(([, page]) => addressesOf(page).map((path) => path.split('/', 1)[0] ?? '')),
)

/** Name of the system page at the address of a stored page; null for an ordinary page. */
export function findSystemPage(url: string): SystemPage | null {
  return all.find(([, page]) => addressesOf(page).includes(url))?.[0] ?? null
}

/** Tests if an address begins with the first segment of a private page. */
export function isPrivateAddress(url: string): boolean {
  return privateSegments.has(url.split('/', 1)[0] ?? '')
}

/** Makes a test for addresses at or below those of some system pages. */
export function matchSystemPages(isWanted: (page: SystemPageDefinition, name: SystemPage) => boolean): (url: string) => boolean {
  const roots = all
    .filter(([name, page]) => isWanted(page, name))
    .flatMap(([, page]) => addressesOf(page).map((path) => path.replace(/\/\{token\}$/, '')))
  return (url) => roots.some((root) => url === root || url.startsWith(`${root}/`))
}
