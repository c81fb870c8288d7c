import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import type { StepAuthor } from '#server/content/drafts/draft-rows.ts'
import type { IssueNeeds } from '#server/content/drafts/draft-issues.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import { isAsSeen, type PublicationNeeds, type Publisher } from '#server/content/drafts/publication/publish-draft.ts'
import { requireAnswers, type Answers } from '#server/content/drafts/quality/require-answers.ts'
import type { Drafts } from '#server/content/drafts/service.ts'
import { writeVersionName } from '#server/content/drafts/versions/write-version-name.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, invalidDocument, notFound } from '#server/platform/errors/api-error.ts'
import type { Actor } from '#server/platform/resources/resource-needs.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import { planDraft, type PlannedVersion, type WantedPlan } from './plan-draft.ts'
import { recordPlanReferences } from './plan-references.ts'
import { planItem, type ItemPlanNeeds, type PlannedItem, type WantedItemPlan } from './items/plan-item.ts'
import { settleItem, settleItems, settleItemsIn } from './items/settle-items.ts'
import { itemOfPlan, type PlanKey } from './plan-key.ts'
import { checkPlans, planIssues, type CheckedPlans } from './check-plans.ts'
import { plannedAt, type PlannedVersions } from './planned-at.ts'
import { UNCHECKED } from './replace-plan.ts'
import { cancelPlan, isOutOfTrash, requireFreeTime, type PlannedRow, type PlannedTime } from './planned-rows.ts'

/** A time with a name, and another version of the document, as a plan is changed to. */
export type ChangedPlan = PlannedTime &
  Pick<Answers, 'confirmed'> & { readonly name: string | null; readonly revision?: number | undefined }

/** Planned versions of documents. */
export interface Plans {
  /** Lists the planned versions of a site whose time meets a period, the first to begin first. */
  list(scope: Scope, period: { readonly from: Date; readonly until: Date }): Promise<AdminCallData['plan.list']>
  /** Reads the planned versions that visitors see at a moment. */
  at(scope: Scope, at: Date): Promise<PlannedVersions>
  /** Stores a draft as a version with a time of its own. STALE_VERSION, PAGE_INVALID, TO_CONFIRM, PLAN_OVERLAPS and PLAN_PAST refuse it. */
  create(scope: Scope, key: DraftKey, wanted: WantedPlan & Pick<Answers, 'confirmed'>, author: StepAuthor): Promise<PlannedVersion>
  /** Plans the edited form of an item. STALE_VERSION, PLAN_OVERLAPS and PLAN_PAST refuse it. */
  createOfItem(actor: Actor, wanted: WantedItemPlan): Promise<PlannedItem>
  /** Shows the planned changes of items whose time has come, and takes off those that are over. */
  settleItems(): Promise<number>
  /** Does so in the transaction of a job, and answers the errors of the items that stay as they are. */
  settleItemsIn(trx: Transaction<Tables>): Promise<readonly unknown[]>
  /** Reads the resource of the item of a plan; null for the plan of a document. */
  resourceOf(scope: Scope, plan: number): Promise<string | null>
  /** Gives a planned version another time or name, and checks it again: PAGE_INVALID. One that is over is refused as missing. */
  change(scope: Scope, plan: number, wanted: ChangedPlan, author: StepAuthor): Promise<void>
  /** Checks the versions that are about to begin, and holds faulty ones. */
  check(trx: Transaction<Tables>): Promise<CheckedPlans>
  /** Takes a planned version out of the calendar; one that visitors see ends now. */
  cancel(scope: Scope, plan: number, author: StepAuthor): Promise<void>
}

interface Needs extends PublicationNeeds, IssueNeeds, ItemPlanNeeds {
  readonly drafts: Pick<Drafts, 'latest'>
  readonly onWrite: (siteId: number) => Promise<void>
}

function requireFuture({ startsAt, endsAt }: PlannedTime, now: Date): void {
  if ((endsAt ?? startsAt) <= now || (endsAt !== null && endsAt <= startsAt)) throw new ApiError('PLAN_PAST')
}

const clockOf = async (db: Kysely<Tables>): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now ?? new Date(0)
}

async function lockPlan(trx: Transaction<Tables>, siteId: number, id: number): Promise<PlannedRow> {
  // The lock runs the writers of one site one after the other.
  await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
  const row = await trx
    .selectFrom('publications')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where(isOutOfTrash('publications'))
    .where((where) =>
      where.or([
        where.and([where('ends_at', 'is', null), where('starts_at', '>', sql<Date>`now()`)]),
        where('held_at', 'is not', null),
        where('ends_at', '>', sql<Date>`now()`),
      ]),
    )
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Makes the service of planned versions. */
export function createPlans(needs: Needs): Plans {
  const { db, kinds, audit, registry, onWrite } = needs
  const act = (siteId: number, plan: number, author: StepAuthor, { verb, work }: Act): Promise<void> =>
    inTransaction(db, async (trx) => {
      announceSite(trx, siteId, onWrite)
      const row = await lockPlan(trx, siteId, plan)
      const { kind, resource, document_id: documentId, locale } = row
      const key: PlanKey = { siteId, kind, resource, documentId, locale }
      await work(trx, row, key)
      await recordPlanReferences(trx, registry, key)
      if (kind === 'ITEM') await settleItem(trx, needs, key)
      const name = kind === 'ITEM' ? (resource ?? '') : kinds[kind].name
      const target = kind === 'ITEM' ? `${name} ${documentId}` : auditTarget(name, key)
      const entry = { action: `${name}.${verb}`, target, diff: { plan } }
      await audit.record(trx, { siteId, actorId: author.userId, ...entry })
    })
  return {
    list: ({ site }, period) => listPlans(needs, site.id, period),
    at: ({ site }, at) => plannedAt(needs, site.id, at),
    create: ({ locale: language }, key, wanted, author) => createPlan(needs, key, wanted, { author, language }),
    createOfItem: async (actor, wanted) => {
      requireFuture(wanted, await clockOf(db))
      return planItem(needs, actor, wanted)
    },
    settleItems: () => settleItems(db, needs),
    settleItemsIn: (trx) => settleItemsIn(trx, needs),
    resourceOf: ({ site }, plan) => resourceOfPlan(db, site.id, plan),
    change: async ({ site, locale }, plan, wanted, author) => {
      requireFuture(wanted, await clockOf(db))
      const { startsAt: starts_at, endsAt: ends_at, name } = wanted
      const work: Act['work'] = async (trx, row, key) => {
        await requireFreeTime(trx, key, wanted, plan)
        const version = await versionOf(trx, needs, key, { row, wanted })
        const errors = await planIssues(trx, needs, { ...row, ...version }, locale)
        if (errors.length > 0) throw invalidDocument(key.kind, errors)
        if (wanted.revision !== undefined) await requireAnswersTo(trx, needs, { key, wanted }, { userId: author.userId, language: locale })
        if (key.kind !== 'ITEM' && name !== null)
          await writeVersionName(trx, { siteId: site.id, kind: key.kind }, { revision: version.revision_id, name, userId: author.userId })
        const columns = { starts_at, ends_at, name, ...UNCHECKED, ...version, form: version.form && (jsonb(version.form) as never) }
        await trx.updateTable('publications').set(columns).where('site_id', '=', site.id).where('id', '=', plan).execute()
        if (key.kind !== 'ITEM' || wanted.revision === undefined) return
        await needs.planned.takeOff(trx, itemOfPlan(key), plan)
        await giveFormBack(trx, needs, row, author)
      }
      return act(site.id, plan, author, { verb: 'replan', work })
    },
    check: (trx) => checkPlans(trx, needs),
    cancel: ({ site }, plan, author) => {
      const work: Act['work'] = async (trx, row) => {
        await giveFormBack(trx, needs, row, author)
        await cancelPlan(trx, site.id, plan)
      }
      return act(site.id, plan, author, { verb: 'unplan', work })
    },
  }
}

/** Plans a draft as its editor has seen it, once the questions about it are answered. */
async function createPlan(
  needs: Needs,
  key: DraftKey,
  { confirmed, ...wanted }: WantedPlan & Pick<Answers, 'confirmed'>,
  publisher: Publisher,
): Promise<PlannedVersion> {
  const { author, language } = publisher
  requireFuture(wanted, await clockOf(needs.db))
  const row = await needs.drafts.latest(key, author)
  if (isAsSeen(row, wanted)) {
    const { document } = (await loadLog(needs.db, row, row, new Set())).log
    await requireAnswers(needs, { key, document }, { userId: author.userId, confirmed, language })
  }
  return planDraft(needs, key, wanted, publisher)
}

interface Act {
  readonly verb: string
  readonly work: (trx: Transaction<Tables>, row: PlannedRow, key: PlanKey) => Promise<void>
}

/** Asks about another version that a plan is to show, as about the first one. */
async function requireAnswersTo(
  trx: Transaction<Tables>,
  needs: Needs,
  { key: { kind, ...place }, wanted: { revision, confirmed } }: { readonly key: PlanKey; readonly wanted: ChangedPlan },
  answers: Omit<Answers, 'confirmed'>,
): Promise<void> {
  if (kind === 'ITEM' || revision === undefined) return
  const key: DraftKey = { ...place, kind }
  const document = await needs.kinds[kind].revision(trx, key, revision)
  if (document) await requireAnswers({ ...needs, db: trx }, { key, document, isStored: true }, { ...answers, confirmed })
}

/** The columns of the version that a plan is to show. One that is none of the document is refused as missing. */
async function versionOf(
  trx: Transaction<Tables>,
  { kinds, planned }: Needs,
  key: PlanKey,
  { row, wanted: { revision } }: { readonly row: PlannedRow; readonly wanted: ChangedPlan },
): Promise<Pick<PlannedRow, 'revision_id' | 'draft_hash' | 'form'>> {
  if (revision === undefined) return { revision_id: row.revision_id, draft_hash: row.draft_hash, form: row.form }
  const { kind } = key
  if (kind === 'ITEM') {
    const form = await planned.formOf(trx, itemOfPlan(key), revision)
    if (form === null) throw notFound()
    return { revision_id: revision, draft_hash: '', form: form as NonNullable<PlannedRow['form']> }
  }
  const document = await kinds[kind].revision(trx, { ...key, kind }, revision)
  if (!document) throw notFound()
  return { revision_id: revision, draft_hash: draftHash(document), form: null }
}

async function resourceOfPlan(db: Kysely<Tables>, siteId: number, plan: number): Promise<string | null> {
  const found = db.selectFrom('publications').select('resource').where('site_id', '=', siteId).where('id', '=', plan)
  return (await found.executeTakeFirst())?.resource ?? null
}

/** The change of an item that no visitor has seen becomes its draft again. */
async function giveFormBack(trx: Transaction<Tables>, { planned }: ItemPlanNeeds, row: PlannedRow, { userId }: StepAuthor): Promise<void> {
  const { site_id: siteId, resource, document_id: id, form } = row
  if (resource === null || form === null) return
  const change = { siteId, by: userId, act: 'unplan', batch: randomUUID(), requirePublish: () => Promise.resolve() }
  await planned.giveBack({ trx, change }, { siteId, resource, id }, form)
}

async function listPlans(
  { db, kinds }: Needs,
  siteId: number,
  { from, until }: { from: Date; until: Date },
): Promise<AdminCallData['plan.list']> {
  const rows = await db
    .selectFrom('publications as p')
    .leftJoin('revisions as r', 'r.id', 'p.page_revision_id')
    .leftJoin('section_revisions as s', 's.id', 'p.section_revision_id')
    .leftJoin('items as i', (join) => join.onRef('i.kind', '=', 'p.resource').onRef('i.id', '=', 'p.document_id'))
    .selectAll('p')
    .select([
      sql<string>`coalesce(r.head ->> 'title', s.title, i.title, '')`.as('title'),
      sql<string | null>`r.head ->> 'url'`.as('url'),
      sql<boolean>`p.kind <> 'PAGE' or exists (select from page_documents d where d.page_id = p.document_id and d.locale = p.locale
        and d.published_revision_id is not null)`.as('hasOrdinary'),
      sql<'WAITING' | 'RUNNING' | 'OVER' | 'HELD'>`case when p.held_at is not null then 'HELD' when p.starts_at > now() then 'WAITING'
        when p.done_at is not null or p.ends_at <= now() then 'OVER' else 'RUNNING' end`.as('state'),
    ])
    .where('p.site_id', '=', siteId)
    .where('p.starts_at', '<', until)
    .where(isOutOfTrash('p'))
    .where((where) =>
      where.or([where('p.ends_at', '>', from), where.and([where('p.ends_at', 'is', null), where('p.starts_at', '>=', from)])]),
    )
    .orderBy('p.starts_at')
    .orderBy('p.id')
    .limit(500)
    .execute()
  const authorOf = await readAuthors(
    db,
    siteId,
    rows.map(({ saved_by }) => saved_by),
  )
  return rows.map((row) => ({
    ...{
      plan: row.id,
      kind: row.kind === 'ITEM' ? ('item' as const) : kinds[row.kind].name,
      resource: row.resource,
      id: row.document_id,
      locale: row.locale,
      revision: row.revision_id,
    },
    ...{
      title: row.title,
      url: row.url,
      name: row.name,
      state: row.state,
      hasOrdinary: row.hasOrdinary,
      heldFor: [...(row.held_for ?? [])],
      retryAt: row.retry_at === null ? null : toInstant(row.retry_at),
    },
    ...{ startsAt: toInstant(row.starts_at), endsAt: row.ends_at === null ? null : toInstant(row.ends_at) },
    ...{ savedAt: toInstant(row.saved_at), savedBy: authorOf(row.saved_by) },
  }))
}
