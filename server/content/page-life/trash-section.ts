import { sql, type Transaction } from 'kysely'
import { cancelPlans } from '#server/content/drafts/planning/planned-rows.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import type { Actor, LifeNeeds } from './life-needs.ts'

/** A shared section of a site. */
export interface SectionOfSite {
  readonly siteId: number
  readonly id: number
}

interface Act extends SectionOfSite {
  readonly isIn: boolean
  readonly work: (trx: Transaction<Tables>) => Promise<void>
}

/** Puts a section into the trash or takes it out, in one transaction. One that is there already is refused as missing. */
function actOnSection({ db, audit, onWrite }: LifeNeeds, { siteId, id, isIn, work }: Act, { userId }: Actor): Promise<void> {
  return inTransaction(db, async (trx) => {
    announceSite(trx, siteId, onWrite)
    // The lock runs the writers of one site one after the other.
    await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
    const own = trx.selectFrom('sections').select('id').where('site_id', '=', siteId).where('id', '=', id)
    if (!(await own.where('deleted_at', isIn ? 'is' : 'is not', null).executeTakeFirst())) throw notFound()
    await work(trx)
    await trx
      .updateTable('sections')
      .set({ deleted_at: isIn ? sql<Date>`now()` : null })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
    await audit.record(trx, { siteId, actorId: userId, action: isIn ? 'section.trash' : 'section.restore', target: `section ${id}` })
  })
}

/** Puts a shared section into the trash, in all its languages, and takes its planned versions out of the calendar. */
export function trashSection(
  needs: LifeNeeds,
  { used, ...section }: SectionOfSite & { readonly used: number | undefined },
  actor: Actor,
): Promise<void> {
  const { siteId, id } = section
  const work: Act['work'] = async (trx) => {
    await needs.requireSeenUses(trx, { siteId, kind: 'section', key: String(id), used })
    for (const locale of needs.findSite(siteId)?.locales ?? [])
      await cancelPlans(trx, needs.registry, { siteId, kind: 'SECTION', documentId: id, locale })
  }
  return actOnSection(needs, { ...section, isIn: true, work }, actor)
}

/** Takes a shared section out of the trash: its places show it again. */
export function restoreSection(needs: LifeNeeds, section: SectionOfSite, actor: Actor): Promise<void> {
  return actOnSection(needs, { ...section, isIn: false, work: () => Promise.resolve() }, actor)
}
