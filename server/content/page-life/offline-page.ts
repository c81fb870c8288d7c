import type { Transaction } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { cancelPlans } from '#server/content/drafts/planning/planned-rows.ts'
import { requireFreePage } from '#server/content/pages/required-pages.ts'
import { pageReferences } from '#server/content/pages/write/page-references.ts'
import { showAgain } from '#server/content/pages/write/trash-rows.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import type { Actor, LifeNeeds } from './life-needs.ts'
import { followFormerAddresses } from './follow-former.ts'
import { planAgain, readPlans } from './former-plans.ts'
import { keepTaken, readTaken } from './taken-versions.ts'
import { readDocuments, type PageOfSite, type RemovedPage } from './page-documents.ts'

/** The version of a page that visitors saw in one language. */
export interface SeenVersion {
  readonly locale: string
  readonly revision: number
}

const keyOf = ({ siteId, id }: PageOfSite, locale: string): DraftKey => ({ siteId, kind: 'PAGE', documentId: id, locale })

/** Takes a page offline in all its languages. Returns what visitors saw, or would have seen by a planned version alone. */
export function takeOffline(
  { db, pages, audit, registry, requireSeenUses }: LifeNeeds,
  { used, ...page }: RemovedPage,
  { userId }: Actor,
): Promise<SeenVersion[]> {
  return inTransaction(db, async (trx) => {
    const seen: SeenVersion[] = []
    const documents = await readDocuments(trx, page)
    for (const { url } of documents) requireFreePage(url, 'unpublish')
    await requireSeenUses(trx, { siteId: page.siteId, kind: 'page', key: String(page.id), used })
    for (const { locale, published } of documents) {
      const wasOnline = await pages.unpublish(trx, { ...page, locale })
      const key = keyOf(page, locale)
      const plans = await readPlans(trx, key)
      // A planned version that starts later or runs now would keep the page online.
      await cancelPlans(trx, registry, key)
      const revision = wasOnline ? published : (plans[0]?.revision_id ?? null)
      if (revision === null) continue
      seen.push({ locale, revision })
      await keepTaken(trx, { ...page, locale }, [revision, ...plans.map(({ revision_id }) => revision_id)])
      const diff = { revision, plans, ...(!wasOnline && { isPlanned: true }) }
      const act = { action: 'page.unpublish', target: `page ${page.id} ${locale}`, diff }
      await audit.record(trx, { siteId: page.siteId, actorId: userId, ...act })
    }
    return seen
  })
}

/**
 * Finds the act that took a version away from visitors, if it is the last one of its document. Any other version was perhaps never checked nor
 * approved.
 */
async function findAct(trx: Transaction<Tables>, { siteId, id }: PageOfSite, { locale, revision }: SeenVersion) {
  const acts = trx.selectFrom('audit_log').select(['action', 'diff']).where('site_id', '=', siteId)
  const own = acts.where('target', '=', `page ${id} ${locale}`).where('action', 'in', ['page.publish', 'page.unpublish'])
  const last = await own.orderBy('id', 'desc').limit(1).executeTakeFirst()
  return last?.action === 'page.unpublish' && last.diff['revision'] === revision ? last.diff : undefined
}

/** Shows a version again that an act took away, and its planned versions. Returns the revisions that these are now; none where that is no longer possible. */
async function showTaken(
  trx: Transaction<Tables>,
  page: PageOfSite,
  { locale, revision }: SeenVersion,
  { plans, isPlanned }: Awaited<ReturnType<typeof findAct>> & object,
): Promise<number[]> {
  const now = await readTaken(trx, { ...page, locale })
  const shown = now.get(revision) ?? revision
  if (isPlanned !== true && !(await showAgain(trx, { ...page, locale }, shown))) return []
  const planned = await planAgain(trx, keyOf(page, locale), { plans, now })
  return isPlanned === true ? planned : [shown, ...planned]
}

/**
 * Shows visitors again what they saw before a page was taken offline, with the planned versions that it had. STALE_VERSION for any other
 * version, and once it was published otherwise.
 */
export function bringOnline(needs: LifeNeeds, page: PageOfSite, versions: readonly SeenVersion[], { userId }: Actor): Promise<void> {
  const { db, registry, audit, prepareMoves, onWrite } = needs
  return inTransaction(db, async (trx) => {
    announceSite(trx, page.siteId, onWrite)
    const documents = await readDocuments(trx, page)
    for (const version of versions) {
      const isKnown = documents.some((document) => document.locale === version.locale)
      const taken = isKnown ? await findAct(trx, page, version) : undefined
      const shown = taken ? await showTaken(trx, page, version, taken) : []
      if (shown.length === 0) throw new ApiError('STALE_VERSION')
      for (const revision of shown) await followFormerAddresses(trx, prepareMoves, { siteId: page.siteId, revision, by: String(userId) })
      const act = { action: taken?.['isPlanned'] === true ? 'page.plan' : 'page.publish', target: `page ${page.id} ${version.locale}` }
      await audit.record(trx, { siteId: page.siteId, actorId: userId, ...act, diff: { revision: version.revision } })
    }
    await recordReferences(trx, pageReferences(registry), page.siteId, page.id)
  })
}
