import { sql, type Kysely, type Transaction } from 'kysely'
import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { readHost } from '#schemas/urls/read-host.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import type { Proofs } from '#server/people/sessions/reauthentication.ts'
import { openInvitations } from '#server/people/team/invitations.ts'
import type { Team } from '#server/people/team/service.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { findPlace } from './find-place.ts'
import type { PlantSite } from './plant-site.ts'

/** Dependencies of making a site. */
export interface CreateSiteNeeds {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  readonly accounts: { readonly proofs: Proofs; readonly team: Pick<Team, 'invite'> }
  readonly directory: Pick<SiteDirectory, 'find' | 'refresh'>
  readonly plant: PlantSite
  readonly log: DatabaseLog
}

type Wanted = AdminCallBody<'newSite.create'>
type Made = { readonly id: number; readonly userId: number }

async function nextId(trx: Transaction<Tables>): Promise<number> {
  const { last } = await trx
    .selectFrom('sites')
    .select(({ fn }) => fn.coalesce(fn.max<number>('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  return last + 1
}

/** Copies the account of the person to the new site, with the same address and password. Codes and telephone numbers stay where they are. */
async function addFirstAdministrator(trx: Transaction<Tables>, siteId: number, user: UserRow): Promise<number> {
  const { email, password_hash, firstname, lastname, locale } = user
  const made = await trx
    .insertInto('users')
    .values({ site_id: siteId, email, password_hash, firstname, lastname, locale, role: 'SUPER_ADMIN', admin_profile: 'ALL' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

async function make({ db, audit, plant }: CreateSiteNeeds, { scope, caller }: Member, wanted: Wanted, host: string): Promise<Made> {
  return inTransaction(db, async (trx) => {
    // A whole site takes its time on a busy machine, and a second one waits for it.
    await sql`set local statement_timeout = '60s'`.execute(trx)
    await sql`set local lock_timeout = '60s'`.execute(trx)
    // The hosts of all sites are held until the transaction ends.
    await advisoryLock(trx, 'hosts of sites')
    return runAsMember(trx, caller, async (_same, user) => {
      if (user.role !== 'SUPER_ADMIN') throw new ApiError('FORBIDDEN')
      const { name, withShop } = wanted
      const made = await findPlace(trx, { host, name, withShop }, { email: user.email, locale: scope.locale })
      if (made) return made
      const id = await nextId(trx)
      await plant(trx, { id, name, host, locale: wanted.locale, withShop })
      const userId = await addFirstAdministrator(trx, id, user)
      const act = { action: 'site.create', target: `site:${id}`, diff: { host, name, withShop } }
      await audit.record(trx, { siteId: scope.site.id, actorId: caller.userId, ...act })
      await audit.record(trx, { siteId: id, actorId: userId, ...act })
      return { id, userId }
    })
  })
}

/** Invites another administrator to a site that is made already: when that fails the site stays, and the answer says so. */
async function invite({ db, accounts, log }: CreateSiteNeeds, there: Member, email: string): Promise<boolean> {
  try {
    // The same request before this one has sent it.
    if ((await openInvitations(db, there.scope.site.id)).some((sent) => sent.email === emailKey(email))) return true
    await accounts.team.invite(there, { email, profile: 'SUPER_ADMIN' })
    return true
  } catch (err) {
    log.warn({ err }, 'the invitation to a new site failed')
    return false
  }
}

/** Makes a site with the default configuration, whole or not at all. Asked again by the same person, it is the same site. The person becomes its first super-administrator, and may invite another. */
export async function createNewSite(needs: CreateSiteNeeds, member: Member, wanted: Wanted): Promise<AdminCallData['newSite.create']> {
  const { scope, caller } = member
  const host = readHost(wanted.host)
  if (host === null) throw validationError(scope.locale, [{ field: 'host', code: 'FORMAT', reason: 'host' }])
  await needs.accounts.proofs.require(caller, { password: wanted.password, locale: scope.locale })
  const { id, userId } = await make(needs, member, wanted, host)
  await needs.directory.refresh(id)
  const site = needs.directory.find(id)
  if (!site) throw new ApiError('INTERNAL')
  const email = wanted.invite ?? null
  const there: Member = { scope: { site, locale: site.defaultLocale }, caller: { ...caller, userId } }
  const isInvited = email !== null && (await invite(needs, there, email))
  return { id, url: site.url, panelUrl: new URL('/admin', site.url).href, isInvited }
}
