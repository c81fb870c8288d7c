import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Clock } from '#domain/dates/clock.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { readDraft, type StepAuthor } from '#server/content/drafts/draft-rows.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import type { Drafts } from '#server/content/drafts/service.ts'
import { readPage } from '#server/content/pages/repository.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { hashToken, isToken, newToken } from '#server/platform/tokens/opaque-token.ts'

/** A link to a preview: its token, the nonce of its messages, and its end. */
export interface PreviewLink {
  readonly token: string
  readonly nonce: string
  readonly until: Date
}

/** The previews of drafts. A token opens one document, in the session that made it. */
export interface Previews {
  /** Makes a link to the preview of a draft. A draft that is not open yet is opened; what does not exist is refused. */
  create(key: DraftKey, author: StepAuthor): Promise<PreviewLink>
  /** Finds the document of a token. A token that is unknown, over or of another session is answered as what does not exist. */
  find(siteId: number, token: string, author: StepAuthor): Promise<DraftKey>
  /** Reads the draft of a document as it is now. */
  read(key: DraftKey): Promise<EditedDocument>
  /** Lists the addresses of a document's published versions in other languages. */
  otherLanguages(key: DraftKey): Promise<{ readonly locale: string; readonly url: string }[]>
}

const HOUR = 3_600_000
/** The time that a token lasts, if its session does. */
const LASTS = 12 * HOUR

/** The nonce of a token's messages, derived from the token. */
export function nonceOf(token: string): string {
  return createHash('sha256').update(`preview messages ${token}`).digest('base64url')
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly drafts: Drafts
  readonly clock: Clock
}

/** Makes the service of previews. */
export function createPreviews({ db, drafts, clock }: Needs): Previews {
  return {
    async create(key, author) {
      if (!(await readDraft(db, key))) await drafts.latest(key, author)
      const token = newToken()
      const until = new Date(clock() + LASTS)
      await db
        .insertInto('preview_tokens')
        .values({
          ...{ token_hash: hashToken(token), site_id: key.siteId, kind: key.kind, document_id: key.documentId, locale: key.locale },
          ...{ user_id: author.userId, session_id: author.sessionId, expires_at: until },
        })
        .execute()
      return { token, nonce: nonceOf(token), until }
    },

    async find(siteId, token, { userId, sessionId }) {
      if (!isToken(token)) throw notFound()
      const row = await db
        .selectFrom('preview_tokens')
        .select(['kind', 'document_id as documentId', 'locale'])
        .where('token_hash', '=', hashToken(token))
        .where('site_id', '=', siteId)
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst()
      if (!row) throw notFound()
      return { siteId, ...row }
    },

    async read(key) {
      const row = await readDraft(db, key)
      if (!row) throw notFound()
      return (await loadLog(db, row, row, new Set())).log.document
    },

    async otherLanguages({ siteId, documentId, locale }) {
      const rows = await readPage(db, siteId, documentId)
      return rows.filter((row) => row.locale !== locale).map((row) => ({ locale: row.locale, url: row.url }))
    },
  }
}
