/** Loads the module that calls the server. It is needed only after consent. */
export const loadServer = (): Promise<typeof import('./consent-api.ts')> => import('./consent-api.ts')
