import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { CookieDomainSetting } from '#server/people/sessions/cookie-domain-setting.ts'
import { covers } from '#server/platform/hosts/site-territory.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { checkHosts, readHosts, type ProofNeeds } from './check-hosts.ts'
import { releaseHost, type ReleaseNeeds } from './release-host.ts'

/** The domains of a site, their check, and the domain of the login cookies. */
export interface Domains {
  list(scope: Scope): Promise<AdminCallData['domain.list']>
  check(scope: Scope): Promise<AdminCallData['domain.check']>
  /** Gives a host back, so that others may take it. */
  release(member: Member, body: AdminCallBody<'domain.release'>): Promise<AdminCallData['domain.release']>
  setCookie(member: Member, body: AdminCallBody<'domain.cookie'>): Promise<AdminCallData['domain.cookie']>
}

/** The dependencies of the domains. */
export interface DomainNeeds extends ProofNeeds, ReleaseNeeds {
  readonly cookieDomain: CookieDomainSetting
}

/** Makes the service of domains. */
export function createDomains(needs: DomainNeeds): Domains {
  const { db, cookieDomain } = needs
  return {
    list: async ({ site }) => {
      const [rows, cookie] = await Promise.all([readHosts(db, site), cookieDomain.get(site)])
      const main = new URL(site.publishedUrl).hostname
      const domains = rows.map(({ host, kind, proved_at: provedAt }) => {
        const isCovered = cookie.domain === null || covers(cookie.domain, host)
        return {
          host,
          kind,
          isMain: host === main,
          isProven: provedAt !== null,
          isReleasable: rows.length > 1 || site.isBuilding,
          isCovered,
        }
      })
      return { domains, cookie }
    },
    check: async ({ site }) => ({ checks: await checkHosts(needs, site, await readHosts(db, site)) }),
    release: (member, body) => releaseHost(needs, member, body),
    setCookie: (member, body) => cookieDomain.set(member, body),
  }
}
