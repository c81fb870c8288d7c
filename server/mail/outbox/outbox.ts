import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { JsonMap } from '#server/database/tables/column-types.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MailAttachment } from '#server/database/tables/background-tables.ts'
import { isMailAddress } from '#schemas/text/email-address.ts'
import { rateLimitedKinds, mailSchemas, type MailData, type MailKind } from '#server/mail/kit/mail-kinds.ts'
import { hostOf, markOf } from './message-ids.ts'

/** A request for a mail. */
export interface MailRequest<K extends MailKind = MailKind> {
  readonly siteId: number
  readonly kind: K
  /** Identifies the mail: a site has one mail of a kind and a key, however often it is requested. */
  readonly key: string
  readonly to: string
  readonly locale: string
  readonly data: MailData<K>
  /** The names of its attachments, which are fetched when the mail is sent. */
  readonly attachments?: readonly MailAttachment[]
  /** Writes the row and never sends the mail, so that a request without a recipient costs the same. */
  readonly withhold?: boolean
  /** The number of mails of a limited kind that an address may get in an hour. */
  readonly perHour?: number
}

/** The outcome of a request: the mail waits to be sent, was requested before, or is never sent. */
export type MailOutcome = 'QUEUED' | 'KNOWN' | 'WITHHELD'

const usualPerHour = 3

/** The prefix of the key of a mail that only its reader can cause, such as the owner of an order: the mail is neither limited nor counted. */
export const selfServiceKey = 'own '

function messageId(order: MailRequest): RawBuilder<string> {
  return sql`${markOf(order)}::text || ${hostOf(order.siteId)} || '>'`
}

async function isBeyondLimit(trx: Transaction<Tables>, { siteId, kind, key, to, perHour = usualPerHour }: MailRequest): Promise<boolean> {
  if (!rateLimitedKinds.has(kind) || key.startsWith(selfServiceKey)) return false
  // Serialises requests of the same moment.
  await advisoryLock(trx, `mails ${siteId} ${kind} ${to}`)
  const { count } = await trx
    .selectFrom('mails')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('recipient', '=', to)
    .where('key', 'not like', `${selfServiceKey}%`)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count >= perHour
}

/** The stored content of a mail; empty for a mail that is never sent. */
function contentOf<K extends MailKind>({ kind, to, data, attachments = [] }: MailRequest<K>, isWithheld: boolean) {
  const payload = mailSchemas[kind].parse(data) as JsonMap
  return {
    recipient: isWithheld ? '' : to,
    data: jsonb<JsonMap>(isWithheld ? {} : payload),
    attachments: jsonb(isWithheld ? [] : [...attachments]),
    state: isWithheld ? ('WITHHELD' as const) : ('QUEUED' as const),
    ended_at: sql<Date | null>`case when ${isWithheld}::boolean then now() end`,
  }
}

/**
 * Writes a mail into the outbox, in the transaction of what causes it: both are stored or neither is. A worker sends it after the commit.
 * A second request for the same mail changes nothing.
 */
export async function enqueueMail<K extends MailKind>(trx: Transaction<Tables>, order: MailRequest<K>): Promise<MailOutcome> {
  const { siteId, kind, key, to, locale, withhold = false } = order
  if (!isMailAddress(to)) throw new RangeError('a mail needs one plain address')
  const isLimited = await isBeyondLimit(trx, order)
  const isWithheld = withhold || isLimited
  const row = await trx
    .insertInto('mails')
    .values({
      site_id: siteId,
      kind,
      key,
      locale,
      ...contentOf(order, isWithheld),
      message_id: messageId(order),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return 'KNOWN'
  return isWithheld ? 'WITHHELD' : 'QUEUED'
}

/** A mail that is written together with others of its site. */
type BulkMail = { readonly [K in MailKind]: Omit<MailRequest<K>, 'withhold' | 'perHour'> }[MailKind]

/**
 * Makes the statement that writes several mails of a site into the outbox, as `enqueueMail` does one by one: a statement alone, or part of another. The caller
 * serialises requests for mails of a limited kind, so that the statement counts those of the transactions before it.
 */
export function insertMailsSql(siteId: number, orders: readonly BulkMail[]): RawBuilder<unknown> {
  const rows = orders.map(({ kind, key, to, locale, data, attachments = [] }) => {
    if (!isMailAddress(to)) throw new RangeError('a mail needs one plain address')
    return { kind, key, locale, recipient: to, data: mailSchemas[kind].parse(data), attachments, message_id: markOf({ siteId, kind, key }) }
  })
  return sql`
    insert into mails (site_id, kind, key, locale, recipient, data, attachments, message_id, state, ended_at)
    select ${siteId}::integer, m.kind, m.key, m.locale, case when w.is_withheld then '' else m.recipient end,
      case when w.is_withheld then '{}'::jsonb else m.data end, case when w.is_withheld then '[]'::jsonb else m.attachments end,
      m.message_id || host.name || '>', case when w.is_withheld then 'WITHHELD' else 'QUEUED' end, case when w.is_withheld then now() end
    from jsonb_populate_recordset(null::mails, ${JSON.stringify(rows)}::jsonb) as m, (select ${hostOf(siteId)} as name) as host,
      lateral (select m.kind = any(${[...rateLimitedKinds]}::text[]) and m.key not like ${`${selfServiceKey}%`}
        and (select count(*) from mails as e where e.site_id = ${siteId} and e.kind = m.kind and e.recipient = m.recipient
          and e.key not like ${`${selfServiceKey}%`} and e.created_at > now() - interval '1 hour') >= ${usualPerHour}::integer as is_withheld) as w
    on conflict (site_id, kind, key) do nothing
  `
}
