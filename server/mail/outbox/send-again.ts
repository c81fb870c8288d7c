import { sql, type Kysely, type Transaction } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { hasContent } from './kept-content.ts'
import { listedMail } from './mail-rows.ts'

/** Writes an act of an administrator into the log, in its transaction. */
interface ActLog {
  record(trx: Transaction<Tables>, act: MailAct): Promise<void>
}

interface MailAct {
  readonly siteId: number
  readonly actorId: number
  readonly action: string
  readonly target: string
  readonly diff: Readonly<Record<string, string>>
}

/** Has a mail of a site sent again. */
export type SendAgain = (member: Member, id: number) => Promise<AdminCallData['mail.again']>

/** Puts a mail that was given up back among those that wait. One of several requests does it. */
async function queueAgain(trx: Transaction<Tables>, siteId: number, id: number): Promise<boolean> {
  const queued = await trx
    .updateTable('mails')
    .set({ state: 'QUEUED', ended_at: null, handed_at: null, again_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', '=', 'FAILED')
    .where(hasContent)
    .executeTakeFirst()
  return queued.numUpdatedRows === 1n
}

/**
 * Makes the act that sends a mail again. A mail that was given up waits again; one that waits is tried now. The workers send it under its lock, so that it
 * leaves once. A mail that has left, or whose content is erased, stays as it is.
 */
export function createSendAgain(db: Kysely<Tables>, audit: ActLog): SendAgain {
  return ({ scope, caller }, id) =>
    inTransaction(db, async (trx) => {
      const siteId = scope.site.id
      const isQueuedAgain = await queueAgain(trx, siteId, id)
      const row = await trx.selectFrom('mails').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()
      if (!row) throw new ApiError('NOT_FOUND')
      if (row.state !== 'QUEUED') return { mail: listedMail(row), isAsked: false }
      if (isQueuedAgain)
        await audit.record(trx, { siteId, actorId: caller.userId, action: 'mail.again', target: `mail:${id}`, diff: { kind: row.kind } })
      await sql`select pg_notify('mails', ${String(id)})`.execute(trx)
      return { mail: listedMail(row), isAsked: true }
    })
}
