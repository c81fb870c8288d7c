import type { Transaction } from 'kysely'
import type { InboxHoldings } from '#schemas/admin/inbox/inbox-erasure.ts'
import type { Deletion } from '#schemas/api/people/profile-calls.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { eraseHolder } from '#server/people/members/erase-holder.ts'
import type { Holder } from '#server/people/privacy/holdings.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { holdBoth } from '#server/people/team/hold-team.ts'
import type { Proof } from '#server/people/team/team-deps.ts'
import { memberScope } from '#server/people/users/member-scope.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { holdingsOf, requestToErase } from './erasure-of-item.ts'
import type { InboxNeeds } from './inbox-needs.ts'
import { requireItem } from './read-item.ts'

/** Holds the person who erases, and the account that is erased, until the transaction ends. An account of the team is refused. */
async function holdPeople(trx: Transaction<Tables>, member: Member, { user }: Holder): Promise<void> {
  if (!user) return
  const { target } = await holdBoth(trx, member, user.id)
  if (target.role !== 'MEMBER') throw new ApiError('INBOX_ERASURE', { reason: 'TEAM' })
}

/** Joins the retained data of two erasures. The later one tells the day where both name the same. */
function joined(former: Deletion | null, { deletedAt, kept }: Deletion): Deletion {
  const named = new Set(kept.map(({ what }) => what))
  return { deletedAt, kept: [...(former?.kept ?? []).filter(({ what }) => !named.has(what)), ...kept] }
}

/** Erases what the site holds of the person behind a request to erase. The request stays open, and the register tells what is retained. */
export async function erasePerson(
  needs: InboxNeeds,
  member: Member,
  { id, password }: Proof & { readonly id: number },
): Promise<InboxHoldings> {
  const { db, audit, proofs, erasers } = needs
  const { scope, caller } = member
  const siteId = scope.site.id
  await proofs.require(caller, { password, locale: scope.locale })
  const { holder } = await requestToErase(db, siteId, await requireItem(db, siteId, id))
  const work = async (trx: Transaction<Tables>): Promise<InboxHoldings> => {
    await holdPeople(trx, member, holder)
    const item = await requireItem(trx, siteId, id)
    const { request } = await requestToErase(trx, siteId, item)
    const deletion = await eraseHolder(trx, { holder, locale: memberScope(scope.site, request).locale, erasers })
    await trx
      .updateTable('privacy_requests')
      .set({ erasure: jsonb(joined(request.erasure, deletion)) })
      .where('site_id', '=', siteId)
      .where('id', '=', request.id)
      .execute()
    await audit.record(trx, { siteId, actorId: caller.userId, action: 'inbox.erase', target: `inbox:${id}` })
    return holdingsOf(trx, scope, await requestToErase(trx, siteId, item))
  }
  return holder.user ? inTransaction(db, work) : runAsMember(db, caller, work)
}
