/** Every route that a site made of the default configuration alone has. */
export const defaultRoutes = [
  '/',
  '/auth',
  '/blog',
  '/contact',
  '/evenements',
  '/cookie-policy',
  '/accessibilite',
  '/plan-du-site',
  '/legal-notice',
  '/privacy-policy',
  '/sale-terms',
  '/use-terms',
  '/password/reset/ask',
  '/password/reset',
  '/password/reset/5vJ-token_x',
] as const
