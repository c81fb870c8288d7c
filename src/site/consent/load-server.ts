/** Loads what asks the site's server: nobody who has agreed to nothing needs it. */
export const loadServer = (): Promise<typeof import('./consent-api.ts')> => import('./consent-api.ts')
