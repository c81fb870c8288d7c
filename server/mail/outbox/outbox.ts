import { createHash } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { JsonMap } from '#server/database/tables/column-types.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MailAttachment } from '#server/database/tables/background-tables.ts'
import { isMailAddress } from '#schemas/text/email-address.ts'
import { rateLimitedKinds, mailSchemas, type MailData, type MailKind } from '#server/mail/kit/mail-kinds.ts'

/** A mail as it is asked for. */
export interface MailRequest<K extends MailKind = MailKind> {
  readonly siteId: number
  readonly kind: K
  /** What makes this mail one: of a site, a kind and a key there is one mail, however often it is asked for. */
  readonly key: string
  readonly to: string
  readonly locale: string
  readonly data: MailData<K>
  /** What goes along with it, by name: it is fetched when the mail leaves. */
  readonly attachments?: readonly MailAttachment[]
  /** Writes the row and never sends it: for somebody whom there is nothing to tell, at the same cost. */
  readonly withhold?: boolean
  /** How many mails of a kind an address may get in an hour, for the kinds that have a limit. */
  readonly perHour?: number
}

/** What became of an order: waiting to be sent, asked for before, or never to be sent. */
export type MailOutcome = 'QUEUED' | 'KNOWN' | 'WITHHELD'

const usualPerHour = 3

/** How the key of a mail begins whose cause its reader alone can be, as who has shown that an order is theirs: it is neither limited nor counted as one of those that are. */
export const selfServiceKey = 'own '

/** The same for the same mail, whoever sends it and however often. */
function markOf({ siteId, kind, key }: Pick<MailRequest, 'siteId' | 'kind' | 'key'>): string {
  return `<${createHash('sha256').update(`${siteId} ${kind} ${key}`).digest('hex').slice(0, 40)}@`
}

/** The host of a site as its mails name it: looked up as they are stored. */
function hostOf(siteId: number): RawBuilder<string> {
  return sql<string>`coalesce((select host from site_domains where site_id = ${siteId} order by kind = 'prod' desc, host limit 1), 'localhost')`
}

function messageId(order: MailRequest): RawBuilder<string> {
  return sql`${markOf(order)}::text || ${hostOf(order.siteId)} || '>'`
}

async function isBeyondLimit(trx: Transaction<Tables>, { siteId, kind, key, to, perHour = usualPerHour }: MailRequest): Promise<boolean> {
  if (!rateLimitedKinds.has(kind) || key.startsWith(selfServiceKey)) return false
  // Those who ask at the same moment are counted one after the other.
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

/** What is stored of a mail, by the same statement: nothing of one that is never sent. */
function contentOf<K extends MailKind>({ kind, to, data, attachments = [] }: MailRequest<K>, isWithheld: boolean) {
  const told = mailSchemas[kind].parse(data) as JsonMap
  return {
    recipient: isWithheld ? '' : to,
    data: jsonb<JsonMap>(isWithheld ? {} : told),
    attachments: jsonb(isWithheld ? [] : [...attachments]),
    state: isWithheld ? ('WITHHELD' as const) : ('QUEUED' as const),
    ended_at: sql<Date | null>`case when ${isWithheld}::boolean then now() end`,
  }
}

/**
 * Writes a mail into the outbox, in the transaction of what causes it: both are stored or neither is. A worker sends it after the commit.
 * An order that was made before changes nothing.
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

/** Mails of one site, of kinds that have no limit. */
type UnlimitedMail = { readonly [K in MailKind]: Omit<MailRequest<K>, 'withhold' | 'perHour'> }[MailKind]

/** What writes several mails of a site into the outbox at once, as `enqueueMail` does one by one: a statement alone, or part of another. */
export function insertMailsSql(siteId: number, orders: readonly UnlimitedMail[]): RawBuilder<unknown> {
  const limited = orders.find(({ kind }) => rateLimitedKinds.has(kind))
  if (limited) throw new RangeError(`mails of the kind ${limited.kind} are counted one by one`)
  const rows = orders.map(({ kind, key, to, locale, data, attachments = [] }) => {
    if (!isMailAddress(to)) throw new RangeError('a mail needs one plain address')
    return { kind, key, locale, recipient: to, data: mailSchemas[kind].parse(data), attachments, message_id: markOf({ siteId, kind, key }) }
  })
  return sql`
    insert into mails (site_id, kind, key, locale, recipient, data, attachments, message_id)
    select ${siteId}::integer, m.kind, m.key, m.locale, m.recipient, m.data, m.attachments, m.message_id || host.name || '>'
    from jsonb_populate_recordset(null::mails, ${JSON.stringify(rows)}::jsonb) as m, (select ${hostOf(siteId)} as name) as host
    on conflict (site_id, kind, key) do nothing
  `
}
