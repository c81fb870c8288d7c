import type { Site } from '#server/platform/scope/site.ts'

/** A host and the domains above it, but for the last label. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/**
 * Takes the domain of its cookies from a site whose domain covers a host of another site: its sessions would be sent there. The setting refuses such a domain;
 * the host may have come later.
 */
export function dropForeignCookies(hosts: ReadonlyMap<string, Site>): (site: Site) => Site {
  const owners = new Map<string, Set<number>>()
  for (const [host, { id }] of hosts) for (const domain of domainsOf(host)) owners.set(domain, (owners.get(domain) ?? new Set()).add(id))
  return (site) => {
    const isShared = site.cookieDomain !== null && [...(owners.get(site.cookieDomain) ?? [])].some((id) => id !== site.id)
    return isShared ? { ...site, cookieDomain: null } : site
  }
}
