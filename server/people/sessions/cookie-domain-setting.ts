import type { Kysely } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { cookieDomains } from './cookie-domains.ts'
import { runAsMember } from './member-transaction.ts'

type Setting = CallData<'site.cookieDomain'>

/** Reads and sets the domain of a site's login cookies. */
export interface CookieDomainSetting {
  get(site: Site): Promise<Setting>
  /** Refuses a domain that is not among the choices. */
  set(member: Member, body: CallBody<'site.setCookieDomain'>): Promise<Setting>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  /** Runs after the commit, so that the next request reads the new domain. */
  readonly onWrite: (siteId: number) => Promise<void>
}

/** The choices of a site. Its development hosts count only when it has no production host: they keep cookies of their own. */
async function choicesOf(db: Kysely<Tables>, siteId: number): Promise<string[]> {
  const rows = await db.selectFrom('site_domains').select(['host', 'site_id', 'kind']).orderBy('host').execute()
  const all = rows.filter((row) => row.site_id === siteId)
  const production = all.filter(({ kind }) => kind === 'prod')
  const own = (production.length > 0 ? production : all).map(({ host }) => host)
  return [...cookieDomains({ own, others: rows.filter((row) => row.site_id !== siteId).map(({ host }) => host) })]
}

/** Makes the setting of the login cookies' domain. */
export function createCookieDomainSetting({ db, audit, onWrite }: Needs): CookieDomainSetting {
  return {
    get: async (site) => ({ domain: site.cookieDomain, choices: await choicesOf(db, site.id) }),
    async set({ scope, caller }, body) {
      const siteId = scope.site.id
      const domain = body.domain?.toLowerCase() ?? null
      const choices = await runAsMember(db, caller, async (trx) => {
        const offered = await choicesOf(trx, siteId)
        if (domain !== null && !offered.includes(domain)) throw validationError(scope.locale, [{ field: 'domain', code: 'OPTION' }])
        await trx.updateTable('sites').set({ cookie_domain: domain }).where('id', '=', siteId).execute()
        await audit.record(trx, { siteId, actorId: caller.userId, action: 'site.cookieDomain', target: `site:${siteId}`, diff: { domain } })
        return offered
      })
      await onWrite(siteId)
      return { domain, choices }
    },
  }
}
