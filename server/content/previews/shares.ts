import { sql, type Kysely, type Transaction } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import type { Author } from '#schemas/admin/author.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import { readDraft, type StepAuthor } from '#server/content/drafts/draft-rows.ts'
import type { Drafts } from '#server/content/drafts/service.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import { findShared, sharers, type FoundShare } from './find-shared.ts'
import { isProved, provePassword, type SharePasswordNeeds } from './share-password.ts'

/** A link to a draft as its maker gets it. */
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
  /** Null for a link whose token was not stored, or was encrypted with another key. */
  readonly token: string | null
  readonly hasPassword: boolean
}

/** Changes of a link. A null password takes it away; what is left out stays. */
export interface ShareChange {
  readonly until?: Date | undefined
  readonly password?: string | null | undefined
}

/** The draft of a link, the name of its maker, and if its password is still to be given. */
export interface SharedDraft extends Omit<FoundShare, 'passwordHash'> {
  readonly isLocked: boolean
}

/** The links that show a draft to people without an account, as visitors would see it. */
export interface DraftShares {
  /** Makes a link to a draft, for seven days. A draft that is not open yet is opened; what has no page of its own is refused. */
  create(key: DraftKey, author: StepAuthor): Promise<MadeShare>
  /** Lists the links that still open a draft, the newest first. */
  list(key: DraftKey): Promise<OpenShare[]>
  /** Gives a link another end or password, and returns its end. A link of another document is answered as what does not exist. */
  change(key: DraftKey, id: number, change: ShareChange, author: StepAuthor): Promise<Date>
  /** Ends a link immediately. A link of another document is answered as what does not exist. */
  revoke(key: DraftKey, id: number, author: StepAuthor): Promise<void>
  /** Finds the draft of a link; `proof` is what `prove` has returned. A link that is unknown, over, revoked, of another site, of a former administrator or of a page in the trash is answered as what does not exist. */
  find(siteId: number, token: string, proof: string | undefined): Promise<SharedDraft>
  /** Checks the password of a link and returns its proof. A wrong one is refused, and too many have to wait, as at a login. */
  prove(siteId: number, token: string, given: { readonly password: string; readonly locale: string }): Promise<string>
  /** Counts an opening of a link of a site. */
  countOpening(siteId: number, id: number): Promise<void>
}

const DAY = 86_400_000
/** The time that a link lasts. */
const LASTS = 7 * DAY
/** The document's names in the audit log. A menu and a shared section have no page that could be shown. */
const shared: Readonly<Record<DraftKey['kind'], string | null>> = { PAGE: 'page', SHELL: 'shell', MENU: null, SECTION: null }

interface Needs extends SharePasswordNeeds {
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

/** An act on a link, and who does it. */
interface Act {
  readonly key: DraftKey
  readonly id: number
  readonly author: StepAuthor
}

const ownerOf = (siteId: number) => `draft share of site ${siteId}`

/** Lists the links that still open a draft, with their addresses. */
async function listShares({ db, secrets }: Needs, key: DraftKey, draftId: number): Promise<OpenShare[]> {
  const rows = await db
    .selectFrom('draft_shares')
    .select(['id', 'shared_by', 'shared_at as sharedAt', 'expires_at as until', 'opened_count as opened', 'opened_at as openedAt'])
    .select(['token_sealed', 'password_hash'])
    .where('site_id', '=', key.siteId)
    .where('draft_id', '=', draftId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('shared_by', 'in', sharers(db, key.siteId))
    .orderBy('id', 'desc')
    .execute()
  const nameOf = await readAuthors(
    db,
    key.siteId,
    rows.map((row) => row.shared_by),
  )
  const tokenOf = async (sealed: string | null) => (sealed === null ? null : secrets.open(sealed, ownerOf(key.siteId)))
  return Promise.all(
    rows.map(async ({ shared_by, token_sealed, password_hash, ...row }) => ({
      ...{ ...row, sharedBy: nameOf(shared_by), token: await tokenOf(token_sealed), hasPassword: password_hash !== null },
    })),
  )
}

/** Finds the draft of a link, and tells if its password is still to be given. */
async function findDraft(
  needs: Needs,
  siteId: number,
  { token, proof }: { token: string; proof: string | undefined },
): Promise<SharedDraft> {
  const { passwordHash, ...found } = await findShared(needs.db, siteId, token)
  return { ...found, isLocked: !(await isProved(needs, { passwordHash, ...found }, proof)) }
}

async function draftOf(db: Kysely<Tables>, key: DraftKey): Promise<number> {
  const draft = await readDraft(db, key)
  if (!draft) throw notFound()
  return draft.id
}

/** Makes the service of the links that show drafts. */
export function createDraftShares(needs: Needs): DraftShares {
  const { db, drafts, audit, clock, secrets, passwords } = needs
  const record = (trx: Transaction<Tables>, action: string, { key, id, author }: Act) =>
    audit.record(trx, { siteId: key.siteId, actorId: author.userId, action, target: targetOf(key), diff: { share: id } })
  return {
    async create(key, author) {
      targetOf(key)
      const { id: draft_id } = await drafts.latest(key, author)
      const token = newToken()
      const until = new Date(clock() + LASTS)
      const row = { draft_id, site_id: key.siteId, token_hash: hashToken(token), shared_by: author.userId, expires_at: until }
      const token_sealed = await secrets.seal(token, ownerOf(key.siteId))
      return inTransaction(db, async (trx) => {
        const { id } = await trx
          .insertInto('draft_shares')
          .values({ ...row, token_sealed })
          .returning('id')
          .executeTakeFirstOrThrow()
        await record(trx, 'share.create', { key, id, author })
        return { id, token, until }
      })
    },

    list: async (key) => listShares(needs, key, await draftOf(db, key)),

    async change(key, id, { until, password }, author) {
      const draftId = await draftOf(db, key)
      const row = {
        ...(until && { expires_at: until }),
        ...(password !== undefined && { password_hash: password === null ? null : await passwords.hash(password) }),
      }
      return inTransaction(db, async (trx) => {
        const changed = trx
          .updateTable('draft_shares')
          .set({ draft_id: draftId, ...row })
          .where('site_id', '=', key.siteId)
        const one = await changed.where('id', '=', id).where('draft_id', '=', draftId).returning('expires_at').executeTakeFirst()
        if (!one) throw notFound()
        await record(trx, 'share.change', { key, id, author })
        return one.expires_at
      })
    },

    async revoke(key, id, author) {
      const draftId = await draftOf(db, key)
      await inTransaction(db, async (trx) => {
        const gone = trx.deleteFrom('draft_shares').where('site_id', '=', key.siteId).where('id', '=', id).where('draft_id', '=', draftId)
        if (!(await gone.returning('id').executeTakeFirst())) throw notFound()
        await record(trx, 'share.revoke', { key, id, author })
      })
    },

    find: (siteId, token, proof) => findDraft(needs, siteId, { token, proof }),

    prove: async (siteId, token, given) => provePassword(needs, await findShared(db, siteId, token), given),

    async countOpening(siteId, id) {
      const opening = { opened_count: sql<number>`opened_count + 1`, opened_at: sql<Date>`now()` }
      await db.updateTable('draft_shares').set(opening).where('site_id', '=', siteId).where('id', '=', id).execute()
    },
  }
}
