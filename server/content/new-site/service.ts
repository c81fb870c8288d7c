import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { checkHosts, readHosts, type ProofNeeds } from '#server/content/domains/check-hosts.ts'
import { requireConfirmed } from '#server/content/drafts/quality/require-answers.ts'
import { ApiError, invalidDocument } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { createNewSite, type CreateSiteNeeds } from './create-site.ts'
import { readOrder, type OrderNeeds } from './read-order.ts'

/** New sites, from their making to their opening. */
export interface NewSites {
  create(member: Member, wanted: AdminCallBody<'newSite.create'>): Promise<AdminCallData['newSite.create']>
  order(scope: Scope): Promise<AdminCallData['newSite.order']>
  /** Opens a site to visitors, or closes it for works. TO_CONFIRM names what it lacks, and what of its pages is not ready. */
  open(member: Member, wanted: AdminCallBody<'newSite.open'>): Promise<AdminCallData['newSite.open']>
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

/** Refuses a site that lacks something, or whose pages are not ready, until the person has seen it. */
async function requireReady(needs: Needs, { scope, caller }: Member, confirmed: readonly QuestionName[]): Promise<void> {
  const { points } = await readOrder(needs, scope)
  const lacks = points.filter(({ name, isDone }) => !isDone && name !== 'OPEN').map(({ name }) => name)
  const { site, locale: language } = scope
  const { stops, questions } = await needs.drafts.online(site.id, { userId: caller.userId, confirmed, language })
  if (stops.length > 0) throw invalidDocument('PAGE', stops)
  const lacking = { question: 'LACKING' as const, document: null, count: lacks.length, texts: lacks }
  requireConfirmed([...(lacks.length > 0 && !confirmed.includes('LACKING') ? [lacking] : []), ...questions])
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
    open: async (member, { isOpen, confirmed = [] }) => {
      if (isOpen) {
        await requireProof(needs, member)
        await requireReady(needs, member, confirmed)
      }
      await setOpen(needs, member, isOpen)
      return { isOpen }
    },
  }
}
