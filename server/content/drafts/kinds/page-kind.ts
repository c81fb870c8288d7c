import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely, type Transaction } from 'kysely'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { SITE_AUTHOR } from '#engine/draft/sync/batch.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { withoutEmptySlots } from '#engine/draft/document/replace-blocks.ts'
import { referencesOfDocument } from '#engine/references/document-references.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { accountIn } from '#server/content/pages/read-authors.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import type { Pages } from '#server/content/pages/service.ts'
import { findAddressHolder } from '#server/content/pages/write/address-holder.ts'
import { toDocument, type PageInput } from '#server/content/pages/write/page-input.ts'
import type { AddressMove } from '#server/content/pages/write/address-move.ts'
import { placePage } from '#server/content/pages/write/planned-version.ts'
import { findPageIssues } from '#server/content/pages/write/page-issues.ts'
import { plannedPlaceIssue, urlTakenIssue } from '#server/content/pages/write/validate-url.ts'
import { unfinishedPlans } from '#server/content/drafts/planning/planned-rows.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { invalidDocument } from '#server/platform/errors/api-error.ts'
import { readPageTexts } from '#engine/text/page-texts.ts'
import { recordTexts } from '#server/content/translations/record-texts.ts'
import { recordWords } from '#server/content/translations/record-words.ts'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import type { EditedKind, PlaceChange, RevisionRow, Standing, UnseenDocument } from './edited-kind.ts'
import { editedPage, pageOfDraft } from './edited-page.ts'
import { revisionHash } from './revision-hash.ts'
import { withinBlock } from './within-block.ts'

/** Services of the kind of the pages. */
export interface PageKindNeeds {
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly pages: Pages
  readonly findSite: (id: number) => Site | undefined
}

function documentOf(db: Kysely<Tables>, { siteId, documentId, locale }: DraftKey) {
  return db
    .selectFrom('page_documents as d')
    .where('d.site_id', '=', siteId)
    .where('d.page_id', '=', documentId)
    .where('d.locale', '=', locale)
    .where('d.deleted_at', 'is', null)
}

function revisionsOf({ siteId, documentId, locale }: DraftKey) {
  const by = accountIn(sql<string>`r.saved_by`)
  return sql<RevisionRow>`(
    select r.id, coalesce(r.head ->> 'title', '') as title, r.saved_at, r.hash, r.id is not distinct from d.published_revision_id as "isPublished",
      ${by} is null as "isImported", ${by} as "by"
    from revisions r join page_documents d on d.page_id = r.page_id and d.locale = r.locale
    where r.site_id = ${siteId} and r.page_id = ${documentId} and r.locale = ${locale} and d.deleted_at is null)`
}

const planned = sql`select from publications p where p.kind = 'PAGE' and p.document_id = d.page_id and p.locale = d.locale
  and p.done_at is null and p.held_at is null and (p.ends_at is null or p.ends_at > now())`

async function readStanding(db: Kysely<Tables>, key: DraftKey): Promise<Standing> {
  const row = await db
    .selectFrom('page_documents as d')
    .select((eb) => [
      sql<boolean>`d.published_revision_id is not null or exists (${planned} and p.starts_at <= now())`.as('isPublished'),
      sql<boolean>`coalesce(d.publish_at > now(), false)`.as('isPlanned'),
      sql<boolean>`exists (${planned})`.as('isInCalendar'),
      // A publication that was taken back is none.
      eb
        .selectFrom('audit_log as a')
        .select(
          sql<boolean>`count(*) filter (where a.action = 'page.unpublish') > 0
            or count(*) filter (where a.action = 'page.publish') > count(*) filter (where a.action = 'page.revert')`.as('was'),
        )
        .where('a.site_id', '=', key.siteId)
        .where('a.target', '=', auditTarget('page', key))
        .where('a.action', 'in', ['page.publish', 'page.unpublish', 'page.revert'])
        .as('wasPublished'),
    ])
    .where('d.site_id', '=', key.siteId)
    .where('d.page_id', '=', key.documentId)
    .where('d.locale', '=', key.locale)
    .executeTakeFirst()
  if (row?.isPublished) return row.isPlanned ? 'PLANNED' : 'ONLINE'
  if (row?.isInCalendar) return 'PLANNED'
  return row?.wasPublished ? 'OFFLINE' : 'NEVER'
}

// A page that was taken offline on purpose waits for nothing; one whose first publication was taken back waits again.
function unseenPages(siteId: number) {
  return sql<UnseenDocument>`(
    select d.page_id as "documentId", d.locale, coalesce(w.saved_at, r.saved_at) as "updatedAt",
      coalesce(w.saved_by, ${accountIn(sql<string>`r.saved_by`)}) as "updatedBy"
    from page_documents d join revisions r on r.id = d.head_revision_id
    left join lateral (select s.saved_by, s.saved_at from draft_steps s join drafts f on f.id = s.draft_id
      where f.site_id = d.site_id and f.kind = 'PAGE' and f.document_id = d.page_id and f.locale = d.locale and s.author <> ${SITE_AUTHOR}
        and jsonb_path_exists(s.operations, '$[*] ? (@.op != "note")') order by s.seq desc limit 1) w on true
    where d.site_id = ${siteId} and d.published_revision_id is null and d.deleted_at is null and not exists (${planned})
      and coalesce((select a.action from audit_log a where a.site_id = d.site_id and a.target = 'page ' || d.page_id || ' ' || d.locale
        and a.action in ('page.publish', 'page.unpublish', 'page.revert') order by a.id desc limit 1), '') <> 'page.unpublish')`
}

// A planned version has the address and the access of its page. A page that visitors never saw takes those of its draft.
async function takeAddress(
  { trx, registry }: { readonly trx: Transaction<Tables>; readonly registry: Registry },
  key: DraftKey,
  { url, middleware }: Pick<PageInput, 'url' | 'middleware'>,
  language: string,
): Promise<void> {
  const page = await documentOf(trx, key).select(['d.url', 'd.middleware', 'd.published_revision_id as published']).executeTakeFirst()
  const isSame = page?.url === url && isDeepStrictEqual(page.middleware, middleware)
  if (!page || isSame) return
  const isFixed = page.published !== null || (await unfinishedPlans(trx, key).select('id').executeTakeFirst()) !== undefined
  if (isFixed) throw invalidDocument('PAGE', [plannedPlaceIssue(page.url === url ? '/middleware' : '/url', language)])
  await placePage({ trx, registry }, { siteId: key.siteId, id: key.documentId, locale: key.locale }, { url, middleware })
}

const movesOf = (changes: readonly PlaceChange[], by: string): AddressMove[] =>
  changes.map(({ key: { siteId, documentId: pageId, locale }, from, to }) => {
    return { siteId, pageId, locale, from, to, by, isFromDraft: false }
  })

/** Makes the kind of the pages. */
export function createPageKind({ registry, sanitiser, pages, findSite }: PageKindNeeds): EditedKind {
  return {
    name: 'page',
    hasPageBlocks: true,

    async head(db, key) {
      const saved = documentOf(db, key).innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
      const row = await saved.select(['r.id', 'r.head', 'r.blocks', 'r.hash']).executeTakeFirst()
      return row && { id: row.id, hash: row.hash, document: editedPage(row.head, upgradeBlocks(registry, readBlocks(row.blocks))) }
    },

    async revision(db, key, id) {
      const saved = documentOf(db, key).innerJoin('revisions as r', (join) =>
        join.onRef('r.page_id', '=', 'd.page_id').onRef('r.locale', '=', 'd.locale'),
      )
      const row = await saved.select(['r.head', 'r.blocks']).where('r.id', '=', id).executeTakeFirst()
      return row && editedPage(row.head, upgradeBlocks(registry, readBlocks(row.blocks)))
    },

    revisions: revisionsOf,

    // An address that another page or an item has is an issue, as the publication itself would find.
    async issues(db, { siteId, documentId: id, locale }, document, language) {
      const page = toDocument(pageOfDraft(document, { id, locale }))
      const issues = await findPageIssues({ registry, sanitiser }, db, page, { siteId, language })
      const holder = issues.length === 0 ? await findAddressHolder(db, siteId, page) : undefined
      return holder ? [urlTakenIssue(holder, language)] : issues.map(withinBlock)
    },

    async publish(trx, key, document, { baseRevision, by, language }) {
      const { siteId, documentId: id, locale } = key
      const baseHash = await revisionHash(trx, 'revisions', { siteId, id: baseRevision })
      const seen = await documentOf(trx, key).select('d.published_revision_id as id').executeTakeFirst()
      const options = { siteId, baseHash, by, language, trx, isFromDraft: true }
      const { revisionId, movedBlocks, hasMoved } = await pages.save(pageOfDraft(document, { id, locale }), options)
      const stored = movedBlocks && { ...document, regions: { [PAGE_REGION]: movedBlocks.map(withoutEmptySlots) } }
      return { revisionId, former: seen?.id ?? null, ...(stored && { stored }), ...(hasMoved && { hasMoved }) }
    },

    references: (document) => referencesOfDocument(registry, document),

    async store(trx, key, document, { baseRevision, by, language, isPlanned }) {
      const { siteId, documentId: id, locale } = key
      const page = pageOfDraft(document, { id, locale })
      const baseHash = await revisionHash(trx, 'revisions', { siteId, id: baseRevision })
      const { revisionId } = await pages.save(page, { siteId, baseHash, by, language, trx, isAside: true })
      if (isPlanned) await takeAddress({ trx, registry }, key, page, language)
      return revisionId
    },

    async recordTexts(trx, { siteId, documentId: pageId, locale }, document, former) {
      const textsOf = ({ head, regions }: EditedDocument) => readPageTexts(registry, { head, blocks: regions[PAGE_REGION] ?? [] })
      const texts = textsOf(document)
      // Most steps of a large page change few texts, and many change none.
      if (former && isDeepStrictEqual(textsOf(former), texts)) return
      const page = { siteId, pageId, locale }
      // Each save has its price: where nothing is translated, the words alone are recorded.
      if ((findSite(siteId)?.locales.length ?? 0) < 2) await recordWords(trx, page, texts)
      else await recordTexts(trx, page, texts, { isTakenOver: former !== null })
    },

    exchange: (trx, changes, by) => pages.exchange(trx, movesOf(changes, by)),

    unpublish: (trx, { siteId, documentId: id, locale }) => pages.unpublish(trx, { siteId, id, locale }),

    unseen: unseenPages,

    standing: readStanding,
  }
}
