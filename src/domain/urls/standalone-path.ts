/** First segments of pages with their own policy, of files and of actions. Each is opened as a separate document. */
export const standaloneSegments = [
  'auth',
  'password',
  'compte',
  'account',
  'panier',
  'cart',
  'commande',
  'checkout',
  'admin',
  'api',
  'media',
  'files',
  'assets',
  'preview',
  'voir',
  '_catalogue',
] as const

const STANDALONE = new RegExp(`^/(?:${standaloneSegments.join('|')})(?:/|$)`)

/** Returns true when a path without its locale prefix starts with one of them. No third-party service is loaded there. */
export function isStandalonePath(path: string): boolean {
  return STANDALONE.test(path)
}
