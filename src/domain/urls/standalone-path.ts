/** First segments of pages that have a policy of their own, of files and of acts: each is opened as a document of its own. */
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
  '_catalogue',
] as const

const STANDALONE = new RegExp(`^/(?:${standaloneSegments.join('|')})(?:/|$)`)

/** Whether a path, without the prefix of its language, begins with one of them: no service from outside is ever loaded there. */
export function isStandalonePath(path: string): boolean {
  return STANDALONE.test(path)
}
