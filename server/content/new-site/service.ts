import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { checkHosts, readHosts, type ProofNeeds } from '#server/content/domains/check-hosts.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { createNewSite, type CreateSiteNeeds } from './create-site.ts'
import { readOrder, type OrderNeeds } from './read-order.ts'

/** New sites, from their making to their opening. */
export interface NewSites {
  create(member: Member, wanted: AdminCallBody<'newSite.create'>): Promise<AdminCallData['newSite.create']>
  order(scope: Scope): Promise<AdminCallData['newSite.order']>
  /** Opens a site to visitors, or closes it for works. */
  open(member: Member, isOpen: boolean): Promise<AdminCallData['newSite.open']>
}

type Needs = CreateSiteNeeds & OrderNeeds & ProofNeeds

/** Refuses a site without a proven host. Its hosts are checked first. */
async function requireProof(needs: Needs, { scope }: Member): Promise<void> {
  const { site } = scope
  const hosts = await readHosts(needs.db, site)
  if (hosts.length === 0 || hosts.some(({ proved_at: provedAt }) => provedAt !== null)) return
  const checks = await checkHosts(needs, site, hosts)
  if (!checks.some(({ state }) => state === 'HERE')) throw new ApiError('HOST_UNPROVEN', { host: hosts[0]?.host ?? '' })
}

async function setOpen({ db, audit, directory }: Needs, { scope, caller }: Member, isOpen: boolean): Promise<void> {
  const siteId = scope.site.id
  await runAsMember(db, caller, async (trx) => {
    const changed = await trx
      .updateTable('sites')
      .set({ is_building: !isOpen })
      .where('id', '=', siteId)
      .where('is_building', '=', isOpen)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return
    await audit.record(trx, { siteId, actorId: caller.userId, action: 'site.open', target: `site:${siteId}`, diff: { isOpen } })
  })
  await directory.refresh(siteId)
}

/** Makes the service of new sites. */
export function createNewSites(needs: Needs): NewSites {
  return {
    create: (member, wanted) => createNewSite(needs, member, wanted),
    order: (scope) => readOrder(needs, scope),
    open: async (member, isOpen) => {
      if (isOpen) await requireProof(needs, member)
      await setOpen(needs, member, isOpen)
      return { isOpen }
    },
  }
}
