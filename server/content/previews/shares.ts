import { sql, type Kysely } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import type { Author } from '#schemas/admin/author.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import { readDraft, type StepAuthor } from '#server/content/drafts/draft-rows.ts'
import type { Drafts } from '#server/content/drafts/service.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { rightHolders } from '#server/people/users/right-holders.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { hashToken, isToken, newToken } from '#server/platform/tokens/opaque-token.ts'

/** A link to a draft as its maker gets it: only then is its token known. */
export interface MadeShare {
  readonly id: number
  readonly token: string
  readonly until: Date
}

/** A link that still opens its draft. */
export interface OpenShare {
  readonly id: number
  readonly sharedBy: Author
  readonly sharedAt: Date
  readonly until: Date
  /** How often it was opened. */
  readonly opened: number
  /** Instant of the last opening; null before the first one. */
  readonly openedAt: Date | null
}

/** The draft of a link, and the name of its maker. */
export interface SharedDraft {
  readonly id: number
  readonly key: DraftKey
  readonly sharedBy: string
  readonly until: Date
}

/** The links that show a draft to people without an account, as visitors would see it. */
export interface DraftShares {
  /** Makes a link to a draft, for seven days. A draft that is not open yet is opened; what has no page of its own is refused. */
  create(key: DraftKey, author: StepAuthor): Promise<MadeShare>
  /** Lists the links that still open a draft, the newest first. */
  list(key: DraftKey): Promise<OpenShare[]>
  /** Ends a link immediately. A link of another document is answered as what does not exist. */
  revoke(key: DraftKey, id: number, author: StepAuthor): Promise<void>
  /** Finds the draft of a link. A link that is unknown, over, revoked, of another site, of a former administrator or of a page in the trash is answered as what does not exist. */
  find(siteId: number, token: string): Promise<SharedDraft>
  /** Counts an opening of a link of a site. */
  countOpening(siteId: number, id: number): Promise<void>
}

const DAY = 86_400_000
/** The time that a link lasts. */
const LASTS = 7 * DAY
/** The document's names in the audit log. A menu and a shared section have no page that could be shown. */
const shared: Readonly<Record<DraftKey['kind'], string | null>> = { PAGE: 'page', SHELL: 'shell', MENU: null, SECTION: null }

interface Needs {
  readonly db: Kysely<Tables>
  readonly drafts: Pick<Drafts, 'latest'>
  readonly audit: Audit
  readonly clock: Clock
}

function targetOf(key: DraftKey): string {
  const name = shared[key.kind]
  if (name === null) throw notFound()
  return auditTarget(name, key)
}

/** Makes the service of the links that show drafts. */
export function createDraftShares({ db, drafts, audit, clock }: Needs): DraftShares {
  return {
    async create(key, author) {
      const target = targetOf(key)
      const { id: draft_id } = await drafts.latest(key, author)
      const token = newToken()
      const until = new Date(clock() + LASTS)
      const row = { draft_id, site_id: key.siteId, token_hash: hashToken(token), shared_by: author.userId, expires_at: until }
      return inTransaction(db, async (trx) => {
        const { id } = await trx.insertInto('draft_shares').values(row).returning('id').executeTakeFirstOrThrow()
        await audit.record(trx, { siteId: key.siteId, actorId: author.userId, action: 'share.create', target, diff: { share: id } })
        return { id, token, until }
      })
    },

    async list(key) {
      const draft = await readDraft(db, key)
      if (!draft) throw notFound()
      const rows = await db
        .selectFrom('draft_shares')
        .select(['id', 'shared_by', 'shared_at as sharedAt', 'expires_at as until', 'opened_count as opened', 'opened_at as openedAt'])
        .where('site_id', '=', key.siteId)
        .where('draft_id', '=', draft.id)
        .where('expires_at', '>', sql<Date>`now()`)
        .where('shared_by', 'in', sharers(db, key.siteId))
        .orderBy('id', 'desc')
        .execute()
      const nameOf = await readAuthors(
        db,
        key.siteId,
        rows.map((row) => row.shared_by),
      )
      return rows.map(({ shared_by, ...row }) => ({ ...row, sharedBy: nameOf(shared_by) }))
    },

    async revoke(key, id, author) {
      const target = targetOf(key)
      const draft = await readDraft(db, key)
      if (!draft) throw notFound()
      await inTransaction(db, async (trx) => {
        const gone = trx.deleteFrom('draft_shares').where('site_id', '=', key.siteId).where('id', '=', id).where('draft_id', '=', draft.id)
        if (!(await gone.returning('id').executeTakeFirst())) throw notFound()
        await audit.record(trx, { siteId: key.siteId, actorId: author.userId, action: 'share.revoke', target, diff: { share: id } })
      })
    },

    find: (siteId, token) => findShared(db, siteId, token),

    async countOpening(siteId, id) {
      const opening = { opened_count: sql<number>`opened_count + 1`, opened_at: sql<Date>`now()` }
      await db.updateTable('draft_shares').set(opening).where('site_id', '=', siteId).where('id', '=', id).execute()
    },
  }
}

/** The document of a draft `d` of a page in the trash. */
const isInTrash = sql`(select from page_documents p where d.kind = 'PAGE' and p.page_id = d.document_id and p.locale = d.locale
  and p.deleted_at is not null)`

/** A link opens as long as its maker may make one. */
const sharers = (db: Kysely<Tables>, siteId: number) => rightHolders(db, siteId, 'pages.write').select('users.id')

async function findShared(db: Kysely<Tables>, siteId: number, token: string): Promise<SharedDraft> {
  if (!isToken(token)) throw notFound()
  const row = await db
    .selectFrom('draft_shares as s')
    .innerJoin('drafts as d', 'd.id', 's.draft_id')
    .innerJoin('users as u', 'u.id', 's.shared_by')
    .select(['s.id', 'd.kind', 'd.document_id as documentId', 'd.locale', 's.shared_by', 's.expires_at as until'])
    .where('s.token_hash', '=', hashToken(token))
    .where('s.site_id', '=', siteId)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('u.id', 'in', sharers(db, siteId))
    .where((where) => where.not(where.exists(isInTrash)))
    .executeTakeFirst()
  if (!row) throw notFound()
  const { id, kind, documentId, locale, shared_by, until } = row
  const sharedBy = (await readAuthors(db, siteId, [shared_by]))(shared_by)
  return { id, key: { siteId, kind, documentId, locale }, sharedBy: sharedBy?.name ?? '', until }
}
