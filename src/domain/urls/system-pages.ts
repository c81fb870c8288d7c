import type { Translations } from '#schemas/errors/translations.ts'
import { hasBraces } from './url-parameters.ts'

/** Acts on a page that would break what relies on it. `close`: only some readers may open it. */
export type PageAct = 'move' | 'remove' | 'unpublish' | 'close'

interface SystemPageDefinition {
  /** Address in each language; `{token}` stands for the token of a link. */
  readonly path: Translations
  /** Why it stays as it is, for its administrator. */
  readonly why: Translations
  /** The acts that it refuses; all without this. */
  readonly refuses?: readonly PageAct[]
  /** Not listed in maps of the site nor found by search engines. */
  readonly isPrivate?: true
  /** Open to buyers as long as the site keeps orders. */
  readonly isOfOrders?: true
  /** Open while the site is being built. */
  readonly isOpenWhileBuilding?: true
}

const same = (path: string): Translations => ({ fr: path, en: path })

const mails = (fr: string, en: string): Translations => ({
  fr: `Les e-mails ${fr} mènent à cette page.`,
  en: `The mails ${en} lead to this page.`,
})
const law: Translations = {
  fr: 'La loi demande cette page, et le pied de page y mène.',
  en: 'The law asks for this page, and the footer leads to it.',
}
const account: Translations = { fr: 'Le menu du compte mène les membres à cette page.', en: 'The account menu leads members to this page.' }

/** A page whose items have their addresses below its own. */
const listOf = (fr: string, en: string) => ({
  why: { fr: `${fr} ont leur adresse sous celle de cette page.`, en: `${en} have their addresses below that of this page.` },
  refuses: ['move'] as const,
})

/** Pages that the product relies on: mails, redirects, feeds and other pages lead to their addresses. */
export const systemPages = {
  home: {
    path: same(''),
    why: {
      fr: 'C’est la page d’accueil\u00a0: l’adresse du site y mène.',
      en: 'This is the home page: the address of the site leads to it.',
    },
  },
  auth: {
    path: same('auth'),
    why: { fr: 'On se connecte et on s’inscrit sur cette page.', en: 'People sign in and register on this page.' },
    isPrivate: true,
    isOpenWhileBuilding: true,
  },
  registrationConfirmation: {
    path: same('auth/confirm/{token}'),
    why: mails('d’inscription', 'of registration'),
    isPrivate: true,
    isOpenWhileBuilding: true,
  },
  emailConfirmation: {
    path: same('auth/email/{token}'),
    why: mails('qui confirment une adresse', 'that confirm an address'),
    isPrivate: true,
    isOpenWhileBuilding: true,
  },
  passwordReset: {
    path: same('password/reset'),
    why: { fr: 'On choisit un nouveau mot de passe sur cette page.', en: 'People choose a new password on this page.' },
    isPrivate: true,
    isOpenWhileBuilding: true,
  },
  passwordResetAsk: {
    path: same('password/reset/ask'),
    why: { fr: 'On demande un nouveau mot de passe sur cette page.', en: 'People ask for a new password on this page.' },
    isPrivate: true,
    isOpenWhileBuilding: true,
  },
  passwordResetLink: {
    path: same('password/reset/{token}'),
    why: mails('de mot de passe oublié', 'about a forgotten password'),
    isPrivate: true,
    isOpenWhileBuilding: true,
  },
  profile: { path: { fr: 'compte', en: 'account' }, why: account, isPrivate: true },
  accountSecurity: { path: { fr: 'compte/securite', en: 'account/security' }, why: account, isPrivate: true },
  accountData: { path: { fr: 'compte/donnees', en: 'account/data' }, why: account, isPrivate: true },
  ownOrders: { path: { fr: 'compte/commandes', en: 'account/orders' }, why: account, isPrivate: true, isOfOrders: true },
  cart: {
    path: { fr: 'panier', en: 'cart' },
    why: { fr: 'Les boutons d’achat mènent à ce panier.', en: 'The buttons of the shop lead to this cart.' },
    isPrivate: true,
  },
  checkout: {
    path: { fr: 'commande', en: 'checkout' },
    why: { fr: 'Le panier mène à cette page pour commander.', en: 'The cart leads to this page to order.' },
    isPrivate: true,
  },
  orderTracking: {
    path: { fr: 'suivi-commande', en: 'order-tracking' },
    why: mails('de commande', 'about orders'),
    isOfOrders: true,
  },
  withdrawal: {
    path: { fr: 'retractation', en: 'withdrawal' },
    why: { fr: 'La loi demande cette page\u00a0: les acheteurs s’y rétractent.', en: 'The law asks for this page: buyers withdraw there.' },
    isOfOrders: true,
  },
  search: {
    path: { fr: 'recherche', en: 'search' },
    why: { fr: 'Le champ de recherche du site mène à cette page.', en: 'The search field of the site leads to this page.' },
  },
  newsletter: {
    path: { fr: 'lettre', en: 'newsletter' },
    why: { fr: 'On s’inscrit à la lettre d’information sur cette page.', en: 'People subscribe to the newsletter on this page.' },
  },
  newsletterConfirmation: {
    path: { fr: 'lettre/confirmation/{token}', en: 'newsletter/confirmation/{token}' },
    why: mails('d’inscription à la lettre', 'of subscription'),
  },
  newsletterUnsubscription: {
    path: { fr: 'lettre/desinscription/{token}', en: 'newsletter/unsubscribe/{token}' },
    why: {
      fr: 'Chaque lettre porte le lien de désinscription vers cette page.',
      en: 'Each newsletter has the link to unsubscribe on this page.',
    },
    isOpenWhileBuilding: true,
  },
  eventCancellation: {
    path: { fr: 'evenements/annulation/{token}', en: 'events/cancellation/{token}' },
    why: mails('d’inscription à un événement', 'about events'),
  },
  dataRequests: {
    path: { fr: 'mes-donnees', en: 'my-data' },
    why: {
      fr: 'La loi demande que chacun puisse exercer ses droits sur ses données\u00a0: on le fait sur cette page.',
      en: 'The law lets people exercise their rights over their data: they do so on this page.',
    },
  },
  legalNotice: { path: same('legal-notice'), why: law },
  saleTerms: { path: same('sale-terms'), why: law },
  useTerms: { path: same('use-terms'), why: law },
  privacyPolicy: { path: same('privacy-policy'), why: law },
  cookiePolicy: { path: same('cookie-policy'), why: law },
  accessibility: { path: { fr: 'accessibilite', en: 'accessibility' }, why: law },
  siteMap: {
    path: { fr: 'plan-du-site', en: 'site-map' },
    why: { fr: 'Le pied de page mène à ce plan du site.', en: 'The footer leads to this map of the site.' },
  },
  blog: { path: same('blog'), ...listOf('Les articles', 'Articles') },
  news: { path: { fr: 'actualites', en: 'news' }, ...listOf('Les actualités', 'News') },
  albums: { path: same('albums'), ...listOf('Les albums', 'Albums') },
  services: { path: same('services'), ...listOf('Les prestations', 'Services') },
  products: { path: { fr: 'produits', en: 'products' }, ...listOf('Les produits', 'Products') },
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

/** The acts that a page refuses, with the reason. */
export interface PageLock {
  readonly refuses: readonly PageAct[]
  readonly why: Translations
}

const EVERY_ACT: readonly PageAct[] = ['move', 'remove', 'unpublish', 'close']

const itemPage: PageLock = {
  refuses: ['move'],
  why: {
    fr: 'Cette page montre chaque contenu d’une liste, à l’adresse de ce contenu.',
    en: 'This page shows each item of a list, at the address of that item.',
  },
}

/** Finds which acts the page at an address refuses, and why; null for a page that may be moved, removed, unpublished and closed. */
export function findPageLock(url: string): PageLock | null {
  const own = findSystemPage(url)
  // The pages of single items, such as those of orders, are as needed as the page above them.
  const [above = ''] = url.split('/{', 1)
  const name = own ?? (above === '' ? null : findSystemPage(above))
  if (name === null) return hasBraces(url) ? itemPage : null
  const { why, refuses = EVERY_ACT }: SystemPageDefinition = systemPages[name]
  return own === null && refuses !== EVERY_ACT ? itemPage : { refuses, why }
}

/** Tests if the page at an address serves the site itself: one that may not be removed, or shows single items. The home page is an owner's. */
export function isServicePage(url: string): boolean {
  return url !== '' && (hasBraces(url) || findPageLock(url)?.refuses.includes('remove') === true)
}

/** The reason why the page at an address refuses an act; null when it does not. */
export function pageActRefusal(url: string, act: PageAct): Translations | null {
  const lock = findPageLock(url)
  return lock?.refuses.includes(act) ? lock.why : null
}
