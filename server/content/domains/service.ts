import type { Kysely } from 'kysely'
import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { CookieDomainSetting } from '#server/people/sessions/cookie-domain-setting.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import { checkDomain } from './check-domain.ts'

/** Most domains that are checked. */
const CHECKED = 20

/** The domains of a site, their check, and the domain of the login cookies. */
export interface Domains {
  list(scope: Scope): Promise<AdminCallData['domain.list']>
  check(scope: Scope): Promise<AdminCallData['domain.check']>
  setCookie(member: Member, body: AdminCallBody<'domain.cookie'>): Promise<AdminCallData['domain.cookie']>
}

/** The dependencies of the domains. */
export interface DomainNeeds {
  readonly db: Kysely<Tables>
  readonly cookieDomain: CookieDomainSetting
  readonly fetchOutside: SafeFetch
}

const readDomains = (db: Kysely<Tables>, { id }: Site) =>
  db.selectFrom('site_domains').select(['host', 'kind']).where('site_id', '=', id).orderBy('kind', 'desc').orderBy('host').execute()

const isCovered = (domain: string | null, host: string): boolean => domain === null || host === domain || host.endsWith(`.${domain}`)

/** Makes the service of domains. */
export function createDomains({ db, cookieDomain, fetchOutside }: DomainNeeds): Domains {
  return {
    list: async ({ site }) => {
      const [rows, cookie] = await Promise.all([readDomains(db, site), cookieDomain.get(site)])
      const main = new URL(site.publishedUrl).hostname
      const domains = rows.map((row) => ({ ...row, isMain: row.host === main, isCovered: isCovered(cookie.domain, row.host) }))
      return { domains, cookie }
    },
    check: async ({ site }) => {
      const hosts = (await readDomains(db, site)).slice(0, CHECKED)
      const checks = await Promise.all(hosts.map(async ({ host }) => ({ host, state: await checkDomain(fetchOutside, host, site.uid) })))
      return { checks }
    },
    setCookie: (member, body) => cookieDomain.set(member, body),
  }
}
