import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { MAX_TOGETHER } from '#schemas/admin/publication-calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { changeSentence, newSentence } from '#engine/draft/diff/change-words.ts'
import { diffDocuments } from '#engine/draft/diff/diff-documents.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { draftIssues, type IssueNeeds } from '#server/content/drafts/draft-issues.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { readDraft } from '#server/content/drafts/draft-rows.ts'
import type { EditedKinds, UnseenDocument } from '#server/content/drafts/kinds/edited-kind.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKind } from '#server/database/tables/draft-tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { changedPages } from './changed-pages.ts'
import { titleOf } from './publication-acts.ts'

type Waiting = Pick<AdminCallData['publication.waiting'], 'documents' | 'total'>
type Item = Waiting['documents'][number]

interface WaitingRow extends UnseenDocument {
  readonly kind: DraftKind
}

/** The documents of a site that differ from their base, and those that visitors have never seen. */
export function waitingRows(db: Kysely<Tables>, kinds: EditedKinds, siteId: number) {
  const edited = sql`select kind, document_id as "documentId", locale, updated_at as "updatedAt", updated_by as "updatedBy"
    from drafts f where site_id = ${siteId} and hash <> base_hash
      and not exists (select from sections s where f.kind = 'SECTION' and s.id = f.document_id and s.deleted_at is not null)
      and not exists (select from page_documents d
        where f.kind = 'PAGE' and d.page_id = f.document_id and d.locale = f.locale and d.deleted_at is not null)
      and not exists (select from publications p
      where p.kind = f.kind and p.document_id = f.document_id and p.locale = f.locale and p.draft_hash = f.hash
        and p.done_at is null and p.held_at is null and (p.ends_at is null or p.ends_at > now()))`
  const unseen = Object.entries(kinds).flatMap(([name, kind]) => {
    const documents = kind.unseen?.(siteId)
    return documents ? [sql`select ${name}::text, u."documentId", u.locale, u."updatedAt", u."updatedBy" from ${documents} as u`] : []
  })
  const union = sql<WaitingRow>`(select distinct on (w.kind, w."documentId", w.locale) w.* from
    (${sql.join([edited, ...unseen], sql` union all `)}) as w order by w.kind, w."documentId", w.locale, w."updatedAt" desc)`
  return db.selectFrom(union.as('w'))
}

/** Tests in SQL if the publication of a document was taken back after its last edit. */
const isTakenBack = (
  siteId: number,
) => sql<boolean>`exists (select from publication_act_documents p join publication_acts a on a.id = p.act_id
  where a.site_id = ${siteId} and p.kind = w.kind and p.document_id = w."documentId" and p.locale = w.locale and a.reverted_at >= w."updatedAt")`

/** Counts the documents that wait for their publication. */
export async function countWaiting(db: Kysely<Tables>, kinds: EditedKinds, siteId: number): Promise<number> {
  const { count } = await waitingRows(db, kinds, siteId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the documents that wait for their publication, the last edited first, with what changes in words. */
export async function listWaiting(needs: IssueNeeds, { site, locale: language }: Scope): Promise<Waiting> {
  const { db, kinds } = needs
  const rows = await waitingRows(db, kinds, site.id)
    .selectAll()
    .select(isTakenBack(site.id).as('isTakenBack'))
    .orderBy('w.updatedAt', 'desc')
    .limit(MAX_TOGETHER)
    .execute()
  const total = rows.length < MAX_TOGETHER ? rows.length : await countWaiting(db, kinds, site.id)
  const authorOf = await readAuthors(
    db,
    site.id,
    rows.map(({ updatedBy }) => updatedBy),
  )
  const documents: Item[] = []
  for (const { kind, documentId, locale, updatedAt, updatedBy, isTakenBack } of rows) {
    const item = await readWaiting(needs, { siteId: site.id, kind, documentId, locale }, { site, locale: language })
    if (item) documents.push({ ...item, updatedAt: toInstant(updatedAt), updatedBy: authorOf(updatedBy), isTakenBack })
  }
  return { documents, total }
}

interface Edited {
  readonly seq: number
  readonly hash: string
  readonly document: EditedDocument
  readonly base: EditedDocument
}

/** A draft with the state on which it is based. A document without a draft is as its newest saved state. */
async function readEdited({ db, kinds }: IssueNeeds, key: DraftKey): Promise<Edited | undefined> {
  const row = await readDraft(db, key)
  const kind = kinds[key.kind]
  if (!row) {
    const head = await kind.head(db, key)
    return head && { seq: 0, hash: draftHash(head.document), document: head.document, base: head.document }
  }
  const { log } = await loadLog(db, row, row, new Set())
  const base = row.base_revision_id === null ? (await kind.head(db, key))?.document : await kind.revision(db, key, row.base_revision_id)
  return { seq: row.seq, hash: row.hash, document: log.document, base: base ?? log.document }
}

async function readWaiting(
  needs: IssueNeeds,
  key: DraftKey,
  reader: Scope,
): Promise<Omit<Item, 'updatedAt' | 'updatedBy' | 'isTakenBack'> | undefined> {
  const { db, kinds, registry } = needs
  const language = reader.locale
  const edited = await readEdited(needs, key)
  if (!edited) return undefined
  const { seq, hash, document, base } = edited
  const kind = kinds[key.kind]
  const standing = await kind.standing(db, key)
  const { url } = document.head
  const of = { kind: kind.name, language }
  const changes = standing === 'NEVER' ? newSentence(document, of) : changeSentence(registry, diffDocuments(base, document), of)
  return {
    ...{ kind: kind.name, id: key.documentId, locale: key.locale, seq, hash, standing, changes },
    ...{ title: titleOf(document), url: typeof url === 'string' ? url : null },
    reach: await changedPages(db, reader.site, key),
    issues: (await draftIssues(needs, document, key, language)) as Item['issues'],
  }
}
