import { covers, territoryOf } from '#server/platform/hosts/site-territory.ts'

/** The hosts from which the domains of a site's login cookies follow. */
export interface CookieHosts {
  readonly own: readonly string[]
  /** The hosts of other sites: no cookie of this site may reach them. */
  readonly others: readonly string[]
}

/** A host and the domains above it, down to the one below its public suffix; none for an IP address or a single label. */
function domainsOf(host: string): readonly string[] {
  const registrable = territoryOf(host)
  if (registrable === null) return []
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.')).filter((domain) => covers(registrable, domain))
}

/** The domains on which login cookies of a site can be set, the shortest first: each covers all its own hosts, and no host of another site. */
export function cookieDomains({ own, others }: CookieHosts): readonly string[] {
  const [first = '', ...rest] = own
  return domainsOf(first)
    .filter((domain) => rest.every((host) => covers(domain, host)) && !others.some((host) => covers(domain, host)))
    .toReversed()
}
