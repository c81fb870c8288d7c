import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { checkDomain } from './check-domain.ts'

/** Most hosts that are checked. */
const CHECKED = 20

/** The dependencies of a check of hosts from outside. */
export interface ProofNeeds {
  readonly db: Kysely<Tables>
  readonly fetchOutside: SafeFetch
  /** Reloads a site in the directory. A host that was just proven then serves it. */
  readonly onWrite: (siteId: number) => Promise<void>
}

type Check = AdminCallData['domain.check']['checks'][number]
type StoredHost = Awaited<ReturnType<typeof readHosts>>[number]

/** Reads the hosts of a site, those for visitors first. */
export function readHosts(db: Kysely<Tables>, { id }: Pick<Site, 'id'>) {
  const hosts = db.selectFrom('site_domains').select(['host', 'kind', 'proved_at']).where('site_id', '=', id)
  return hosts.orderBy('kind', 'desc').orderBy('host').execute()
}

async function storeProofs({ db, onWrite }: ProofNeeds, siteId: number, hosts: readonly string[]): Promise<void> {
  const proven = db
    .updateTable('site_domains')
    .set({ proved_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
  await proven.where('host', 'in', hosts).where('proved_at', 'is', null).execute()
  await onWrite(siteId)
}

/** Asks from outside where the hosts of a site lead. One that leads to the site is proven from then on. */
export async function checkHosts(needs: ProofNeeds, { id, uid }: Pick<Site, 'id' | 'uid'>, hosts: readonly StoredHost[]): Promise<Check[]> {
  const asked = hosts.slice(0, CHECKED)
  const checks = await Promise.all(asked.map(async ({ host }) => ({ host, state: await checkDomain(needs.fetchOutside, host, uid) })))
  const here = new Set(checks.filter(({ state }) => state === 'HERE').map(({ host }) => host))
  const proven = asked.filter(({ host, proved_at: provedAt }) => provedAt === null && here.has(host)).map(({ host }) => host)
  if (proven.length > 0) await storeProofs(needs, id, proven)
  return checks
}
