import { sql, type Kysely, type Selectable } from 'kysely'
import { PermanentMailError, type MailFile, type MailSender, type OutgoingMail } from '#server/adapters/mail/mail-sender.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MailAttachment, MailsTable } from '#server/database/tables/background-tables.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { isMailAddress } from '#schemas/text/email-address.ts'
import { mailIdentity } from '#server/mail/kit/mail-identity.ts'
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
  /** For how long a mail is tried. */
  readonly tryForHours?: number
}

/** What became of a mail: sent now, ended before, to be tried again, or given up. */
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
  // Sent, but the database could not be told: to be marked, not to be sent again.
  readonly #unmarked = new Set<number>()

  constructor(parts: DeliveryParts) {
    this.#parts = parts
  }

  /** Two never send the same mail: whoever does holds its lock, which goes with the connection when the process is killed. */
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
      .returning(sql<boolean>`created_at <= now() - make_interval(secs => ${hours * 3600})`.as('isOld'))
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
    const waiting = connection.updateTable('mails').where('id', '=', row.id).where('state', '=', 'QUEUED')
    await waiting.set({ last_error: failure.message }).execute()
    this.#parts.log.warn(facts, 'a mail could not be sent and will be tried again')
    return 'LATER'
  }

  // What the mail said goes with its end: a link that opens an account is nowhere to be read. One that was given up while it was on its way was sent all the same,
  // and to whom: that is its trace. One that could not be sent stays given up.
  async #end(connection: Kysely<Tables>, row: MailRow, state: 'SENT' | 'FAILED', reason: string | null): Promise<boolean> {
    const ended = await connection
      .updateTable('mails')
      .set({ state, recipient: row.recipient, last_error: reason, data: jsonb({}), ended_at: sql<Date>`now()` })
      .where('id', '=', row.id)
      .where('state', 'in', state === 'SENT' ? ['QUEUED', 'WITHHELD'] : ['QUEUED'])
      .executeTakeFirst()
    return ended.numUpdatedRows === 1n
  }
}

/** Makes what sends the mails of the outbox, one at a time. */
export function createDelivery(parts: DeliveryParts): DeliverMail {
  const courier = new Courier(parts)
  return (id) => courier.deliver(id)
}
