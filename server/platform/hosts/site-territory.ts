import { getDomain } from 'tldts'

/**
 * The registrable domain of a host, private suffixes such as those of hosting services counted. Its owner controls all hosts below it, and their cookies
 * reach one another. Null for a public suffix, an address of a machine and a single name like `localhost`.
 */
export function territoryOf(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: true })
}

/** Tests if a domain is a host or lies above it: cookies of the domain reach the host. */
export const covers = (domain: string, host: string): boolean => host === domain || host.endsWith(`.${domain}`)
