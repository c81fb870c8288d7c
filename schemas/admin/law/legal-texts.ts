/** The legal texts of a site, in the order of the panel. */
export const legalTexts = ['saleTerms', 'legalNotice', 'privacyPolicy', 'cookiePolicy', 'useTerms'] as const

/** One of the legal texts of a site. */
export type LegalText = (typeof legalTexts)[number]
