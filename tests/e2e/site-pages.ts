import type { APIRequestContext, APIResponse } from '@playwright/test'

/** Pages of site 37, the legal-formalities site: every route that it has. */
export const FRENCH_PAGES = [
  '/',
  '/auth',
  '/blog',
  '/blog/creation',
  '/blog/creer-son-eurl',
  '/actualites',
  '/actualites/nouvelle-salle-de-reunion',
  '/services',
  '/services/creation-eurl',
  '/albums',
  '/albums/les-outils-du-metier',
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
  '/contact',
  '/en/contact',
  '/en/events',
  '/en/events/christmas-tasting',
  '/blog',
  '/actualites',
  '/en/news/ten-years-organic',
  '/en/albums',
  '/albums/les-bouteilles',
  '/en/search',
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
] as const

/** The two widths at which every page is looked at. */
export const WIDTHS = [390, 1440] as const

/** The address of site 38 on the server under test. */
export function cellar(baseURL: string | undefined): string {
  return hostOf(baseURL, 'cave.localhost')
}

/** The address of another host on the server under test. */
export function hostOf(baseURL: string | undefined, host: string): string {
  const url = new URL(baseURL ?? '')
  url.hostname = host
  return url.origin
}

/** What is sold stands on site 38 alone. */
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
