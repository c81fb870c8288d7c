import type { Kysely } from 'kysely'
import type { AdminCallBody } from '#schemas/admin/calls.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import type { Proofs } from '#server/people/sessions/reauthentication.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'

/** The dependencies of giving a host back. */
export interface ReleaseNeeds {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  readonly proofs: Proofs
  readonly onWrite: (siteId: number) => Promise<void>
}

/** Gives a host of a site back. The only one goes with a site under construction alone: visitors of an open site would lose it. */
export async function releaseHost(
  { db, audit, proofs, onWrite }: ReleaseNeeds,
  { scope, caller }: Member,
  { host, password }: AdminCallBody<'domain.release'>,
): Promise<null> {
  const siteId = scope.site.id
  await proofs.require(caller, { password, locale: scope.locale })
  await inTransaction(db, async (trx) => {
    await advisoryLock(trx, 'hosts of sites')
    await runAsMember(trx, caller, async (_same, user) => {
      if (user.role !== 'SUPER_ADMIN') throw new ApiError('FORBIDDEN')
      const site = await trx.selectFrom('sites').select('is_building').where('id', '=', siteId).executeTakeFirstOrThrow()
      const hosts = await trx.selectFrom('site_domains').select('host').where('site_id', '=', siteId).execute()
      if (!hosts.some((each) => each.host === host)) throw notFound()
      if (hosts.length === 1 && !site.is_building) throw new ApiError('LAST_HOST')
      await trx.deleteFrom('site_domains').where('site_id', '=', siteId).where('host', '=', host).execute()
      await audit.record(trx, { siteId, actorId: caller.userId, action: 'site.releaseHost', target: `site:${siteId}`, diff: { host } })
    })
  })
  await onWrite(siteId)
  return null
}
