import { sql } from 'kysely'
import type { Today } from '#schemas/admin/today/today-shapes.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { draftTitle } from '#server/content/drafts/draft-title.ts'
import type { IssueNeeds } from '#server/content/drafts/draft-issues.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { JointNeeds } from './publish-together.ts'
import { waitingRows } from './waiting-drafts.ts'
import { readableOf } from './waiting-items.ts'

/** A document or an item that is edited and not published. */
export type UnpublishedDocument = Today['unpublished']['latest'][number]

type Dated = UnpublishedDocument & { readonly updatedAt: Date }

/** How an item stands for visitors, in the words of documents. */
const standings = { DRAFT: 'NEVER', PLANNED: 'PLANNED', CHANGED: 'ONLINE', PUBLISHED: 'ONLINE', TRASHED: 'OFFLINE' } as const

/** Reads the documents that were edited last and are not published. A document without a draft has the title of its newest saved state. */
export async function latestWaiting({ db, kinds }: Pick<IssueNeeds, 'db' | 'kinds'>, siteId: number, limit: number): Promise<Dated[]> {
  const rows = await waitingRows(db, kinds, siteId)
    .leftJoin('drafts as d', (join) =>
      join
        .onRef('d.document_id', '=', 'w.documentId')
        .onRef('d.kind', '=', 'w.kind')
        .onRef('d.locale', '=', 'w.locale')
        .on('d.site_id', '=', siteId),
    )
    .select(['w.kind', 'w.documentId', 'w.locale', 'w.updatedAt'])
    .select(sql<string | null>`case when d.id is not null then ${draftTitle} end`.as('title'))
    .orderBy('w.updatedAt', 'desc')
    .limit(limit)
    .execute()
  return Promise.all(
    rows.map(async ({ kind, documentId, locale, updatedAt, title }) => {
      const key = { siteId, kind, documentId, locale }
      const saved = title === null ? (await kinds[kind].head(db, key))?.document.head['title'] : title
      return {
        ...{ kind: kinds[kind].name, id: documentId, locale, updatedAt },
        ...{ title: typeof saved === 'string' ? saved : '', standing: await kinds[kind].standing(db, key) },
      }
    }),
  )
}

/** Reads the items that were edited last and are not published, of the resources that an account may read. */
export async function latestItems(
  { items }: Pick<JointNeeds, 'items'>,
  { id: siteId, defaultLocale }: Site,
  { rights, limit }: { readonly rights: readonly Right[]; readonly limit: number },
): Promise<Dated[]> {
  const found = await items.waiting(siteId, defaultLocale, readableOf(items, rights), limit)
  return found.map(({ resource, id, title, state, updatedAt }) => ({
    ...{ kind: resource, id, locale: null, title, updatedAt, standing: standings[state] },
  }))
}
