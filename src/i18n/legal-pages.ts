/** The addresses of what the law asks for and of what leads through the site: every site has these pages, in its languages. */
export const legalPages: readonly string[] = [
  ...['legal-notice', 'sale-terms', 'use-terms', 'privacy-policy', 'cookie-policy'],
  ...['accessibilite', 'accessibility', 'retractation', 'withdrawal', 'plan-du-site', 'site-map'],
]
