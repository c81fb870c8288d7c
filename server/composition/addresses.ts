import type { DatabaseLog } from '#server/database/log.ts'
import { createDomains, type DomainNeeds, type Domains } from '#server/content/domains/service.ts'
import { createMissedAddresses, type MissedAddresses } from '#server/content/redirects/missed-addresses.ts'
import { createRedirectsOfQueries, type RedirectsOfQueries } from '#server/content/redirects/redirects-of-queries.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import { createRedirects, type Redirects, type RedirectNeeds } from '#server/content/redirects/service.ts'

/** Services of the addresses of a site. */
export interface Addresses {
  readonly domains: Domains
  readonly redirects: Redirects
  readonly missedAddresses: MissedAddresses
  readonly redirectsOfQueries: RedirectsOfQueries
}

/** Puts together the services of the addresses of a site. */
export function createAddresses({
  log,
  ...needs
}: DomainNeeds & RedirectNeeds & { readonly log: DatabaseLog; readonly cache: ContentCache }): Addresses {
  const onError = (err: unknown): void => log.warn({ err }, 'missing addresses were not counted')
  return {
    domains: createDomains(needs),
    redirects: createRedirects(needs),
    redirectsOfQueries: createRedirectsOfQueries(needs.db, needs.cache),
    missedAddresses: createMissedAddresses({ db: needs.db, onError }),
  }
}
