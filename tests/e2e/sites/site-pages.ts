import type { APIRequestContext, APIResponse } from '@playwright/test'

/** Pages of site 37, the legal-formalities site: one at least of every kind that it has. */
export const FRENCH_PAGES = [
  '/',
  '/auth',
  '/blog',
  '/blog/creation',
  '/blog/vie-sociale',
  '/blog/creer-son-eurl',
  '/blog/bail-commercial-avant-de-signer',
  '/actualites',
  '/actualites/nouvelle-salle-de-reunion',
  '/services',
  '/services/creation-eurl',
  '/albums',
  '/albums/les-outils-du-metier',
  '/albums/nos-bureaux',
  '/recherche',
  '/contact',
  '/devis',
  '/evenements',
  '/evenements/atelier-choisir-son-statut',
  '/evenements/annulation/un-jeton-de-demonstration',
  '/lettre',
  '/mes-donnees',
  '/cookie-policy',
  '/accessibilite',
  '/plan-du-site',
  '/legal-notice',
  '/privacy-policy',
  '/sale-terms',
  '/use-terms',
  '/creation-eurl-en-ligne',
  '/domiciliation-commerciale',
  '/vous-etes/accompagnement-creation-entreprise',
  '/vous-etes/avocats-expert-comptable-notaire',
  '/vous-etes/service-juridique-entreprise',
  '/password/reset/ask',
  '/password/reset',
  '/password/reset/un-jeton-de-demonstration',
  '/auth/confirm/un-jeton-de-demonstration',
  '/auth/email/un-jeton-de-demonstration',
] as const

/** Pages of the member area of site 37. */
export const MEMBER_PAGES = ['/compte', '/compte/securite', '/compte/donnees'] as const

/** Pages of site 38, the wine shop: in French and in English. */
export const CELLAR_PAGES = [
  '/',
  '/en',
  '/auth',
  '/en/auth',
  '/contact',
  '/en/contact',
  '/evenements',
  '/en/events',
  '/evenements/marche-dans-les-terrasses',
  '/en/events/christmas-tasting',
  '/le-domaine',
  '/en/the-estate',
  '/millesimes',
  '/en/vintages',
  '/blog',
  '/blog/vendange-2026',
  '/en/blog/reading-a-wine-label',
  '/actualites',
  '/actualites/dix-ans-en-bio',
  '/en/news/ten-years-organic',
  '/albums',
  '/en/albums',
  '/albums/les-bouteilles',
  '/recherche',
  '/en/search',
  '/lettre',
  '/en/newsletter',
  '/lettre/confirmation/un-jeton-de-demonstration',
  '/lettre/desinscription/un-jeton-de-demonstration',
  '/legal-notice',
  '/privacy-policy',
  '/cookie-policy',
  '/sale-terms',
  '/en/sale-terms',
  '/use-terms',
  '/accessibilite',
  '/en/accessibility',
  '/plan-du-site',
  '/mes-donnees',
  '/panier',
  '/en/cart',
  '/produits',
  '/en/products',
  '/produits/combe-haute',
  '/en/products/combe-haute',
  '/commande',
  '/en/checkout',
  '/retractation',
  '/en/withdrawal',
  '/suivi-commande',
  '/en/order-tracking',
  '/password/reset/ask',
  '/en/password/reset/ask',
  '/password/reset',
  '/en/password/reset',
  '/password/reset/un-jeton-de-demonstration',
  '/en/password/reset/a-token-to-show',
] as const

/** The two widths at which every page is looked at. */
export const WIDTHS = [390, 1440] as const

/** The address of site 38 on the server under test. */
export function cellar(baseURL: string | undefined): string {
  return hostOf(baseURL, 'cave.localhost')
}

/** The sample sites: where each stands, and the pages of it that are looked at most closely. */
export const SAMPLE_SITES: readonly {
  readonly name: string
  readonly origin: (baseURL: string | undefined) => string
  readonly paths: readonly string[]
}[] = [
  { name: 'site 37', origin: (baseURL) => baseURL ?? '', paths: FRENCH_PAGES },
  { name: 'site 38', origin: cellar, paths: CELLAR_PAGES },
]

/** Where a site sells or signs people in: what is loaded there is bound apart. */
const SELLS_OR_SIGNS_IN = /^(?:\/en)?\/(?:auth|panier|cart|commande|checkout|produits\/.+|products\/.+)$/

/** Returns true for a page that people open for its content, or to write to the company. */
export function isContent(path: string): boolean {
  return !SELLS_OR_SIGNS_IN.test(path)
}

/** The address of another host on the server under test. */
export function hostOf(baseURL: string | undefined, host: string): string {
  const url = new URL(baseURL ?? '')
  url.hostname = host
  return url.origin
}

/** The site with products: 38 alone. */
const SOLD: ReadonlySet<string> = new Set(['product', 'product-list', 'product-recommended', 'cart-link'])

/** The page of the catalogue that shows one example of a block type, counted from one, on a site that has what the block shows. */
export function examplePath(baseURL: string | undefined, type: string, example: number): string {
  const origin = SOLD.has(type) ? cellar(baseURL) : hostOf(baseURL, 'localhost')
  return `${origin}/_catalogue/${type}?example=${example}`
}

/** Asks the server under test as a browser at this address would: a name under `localhost` is this machine, known to the resolver or not. */
export function askHost(request: APIRequestContext, address: string): Promise<APIResponse> {
  const url = new URL(address)
  const { host } = url
  url.hostname = 'localhost'
  return request.get(url.href, { headers: { host } })
}

/** The path of every page that the map of a site names. */
export async function mappedPaths(request: APIRequestContext, origin: string): Promise<string[]> {
  const map = await (await askHost(request, `${origin}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
}
