import { sql, type Kysely, type Selectable } from 'kysely'
import { PermanentMailError, type MailFile, type MailSender, type OutgoingMail } from '#server/adapters/mail/mail-sender.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MailAttachment, MailsTable } from '#server/database/tables/background-tables.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { isMailAddress } from '#schemas/text/email-address.ts'
import { mailIdentity } from '#server/mail/kit/mail-identity.ts'
import { contentAfter } from '#server/mail/outbox/kept-content.ts'
import { isMailKind, renderMail } from './render-mail.ts'
import { describeFailure } from './describe-failure.ts'

/** Renders the documents that a mail carries. The shop implements it. */
export interface AttachedDocuments {
  attached(siteId: number, attachments: readonly MailAttachment[]): Promise<readonly MailFile[]>
}

/** Dependencies of mail delivery. */
export interface DeliveryParts {
  readonly db: Kysely<Tables>
  readonly features: { readonly directory: SiteDirectory; readonly parameters: Parameters; readonly papers: AttachedDocuments }
  readonly sender: MailSender
  readonly log: DatabaseLog
  /** The number of hours in which a mail is retried. */
  readonly tryForHours?: number
}

/** The outcome of a delivery: sent now, ended before, to be retried, or failed. */
export type Delivery = 'SENT' | 'ENDED' | 'LATER' | 'FAILED'

/** Sends one mail of the outbox. */
export type DeliverMail = (id: number) => Promise<Delivery>

type MailRow = Selectable<MailsTable> & { readonly isOld: boolean }

const usualHours = 24

async function compose({ db, features }: DeliveryParts, row: MailRow): Promise<OutgoingMail> {
  if (!features.directory.find(row.site_id)) await features.directory.refresh(row.site_id)
  const site = features.directory.find(row.site_id)
  if (!site || !isMailKind(row.kind)) throw new Error(`there is no site ${row.site_id}, or no mail ${row.kind}`)
  const identity = await mailIdentity(
    { db, features },
    { site, locale: site.locales.includes(row.locale) ? row.locale : site.defaultLocale },
  )
  const { replyTo, ...rendered } = renderMail({ kind: row.kind, data: row.data, locale: row.locale, identity })
  return {
    ...rendered,
    attachments: await features.papers.attached(site.id, row.attachments),
    ...(replyTo !== undefined && isMailAddress(replyTo) ? { replyTo } : {}),
    messageId: row.message_id,
    date: row.created_at,
    kind: row.kind,
    from: identity.from,
    to: row.recipient,
  }
}

class Courier {
  readonly #parts: DeliveryParts
  // Mails that were sent but could not be marked in the database. They are marked later, not sent again.
  readonly #unmarked = new Set<number>()

  constructor(parts: DeliveryParts) {
    this.#parts = parts
  }

  /** Sends a mail under an advisory lock, so that two workers never send the same one. The lock ends with its connection. */
  deliver(id: number): Promise<Delivery> {
    return this.#parts.db.connection().execute(async (connection) => {
      const key = sql`hashtextextended(${`mail ${id}`}, 0)`
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(connection)
      if (rows[0]?.mine !== true) return 'LATER'
      try {
        return await this.#deliverLocked(connection, id)
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(() => undefined)
      }
    })
  }

  async #deliverLocked(connection: Kysely<Tables>, id: number): Promise<Delivery> {
    const row = await this.#begin(connection, id)
    if (!row) return 'ENDED'
    try {
      if (!this.#unmarked.has(id)) await this.#parts.sender.send(await compose(this.#parts, row))
    } catch (error) {
      return this.#fail(connection, row, error)
    }
    this.#unmarked.add(id)
    await this.#end(connection, row, 'SENT', null)
    this.#unmarked.delete(id)
    this.#parts.log.info({ mail: id, kind: row.kind, site: row.site_id, attempt: row.attempts }, 'a mail was sent')
    return 'SENT'
  }

  async #begin(connection: Kysely<Tables>, id: number): Promise<MailRow | undefined> {
    const hours = this.#parts.tryForHours ?? usualHours
    return connection
      .updateTable('mails')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('id', '=', id)
      .where('state', '=', 'QUEUED')
      .returningAll()
      .returning(sql<boolean>`coalesce(again_at, created_at) <= now() - make_interval(secs => ${hours * 3600})`.as('isOld'))
      .executeTakeFirst()
  }

  async #fail(connection: Kysely<Tables>, row: MailRow, error: unknown): Promise<Delivery> {
    const failure = describeFailure(error, row.recipient)
    const facts = { failure, mail: row.id, kind: row.kind, site: row.site_id, attempt: row.attempts }
    if (error instanceof PermanentMailError || row.isOld) {
      if (!(await this.#end(connection, row, 'FAILED', failure.message))) return 'ENDED'
      this.#parts.log.error(facts, 'a mail was given up')
      return 'FAILED'
    }
    const waiting = connection
      .updateTable('mails')
      .where('site_id', '=', row.site_id)
      .where('id', '=', row.id)
      .where('state', '=', 'QUEUED')
    await waiting.set({ last_error: failure.message }).execute()
    this.#parts.log.warn(facts, 'a mail could not be sent and will be tried again')
    return 'LATER'
  }

  // The content is erased with the final state, so that no link remains readable, except that of a failed mail which can be sent again.
  // A mail that was cancelled during its delivery was sent nevertheless: the row records its recipient. A cancelled mail that could not be
  // sent stays cancelled.
  async #end(connection: Kysely<Tables>, row: MailRow, state: 'SENT' | 'FAILED', reason: string | null): Promise<boolean> {
    const ended = await connection
      .updateTable('mails')
      .set({ state, recipient: row.recipient, last_error: reason, data: contentAfter(row, state), ended_at: sql<Date>`now()` })
      .where('site_id', '=', row.site_id)
      .where('id', '=', row.id)
      .where('state', 'in', state === 'SENT' ? ['QUEUED', 'WITHHELD'] : ['QUEUED'])
      .executeTakeFirst()
    return ended.numUpdatedRows === 1n
  }
}

/** Creates the function that sends one mail of the outbox. */
export function createDelivery(parts: DeliveryParts): DeliverMail {
  const courier = new Courier(parts)
  return (id) => courier.deliver(id)
}
