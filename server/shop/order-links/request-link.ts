import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { linkDays, linkOf } from './order-link.ts'

/** Sends a link to an order to its own address. A request with another address costs the same and is answered the same. */
export async function askOrderLink(db: Kysely<Tables>, scope: Scope, { reference, email }: CallBody<'order.askLink'>): Promise<null> {
  const to = emailKey(email)
  const siteId = scope.site.id
  await inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'reference', 'firstname', 'locale'])
      .where('site_id', '=', siteId)
      .where('reference', '=', reference)
      .where('email', '=', to)
      .executeTakeFirst()
    const token = newToken()
    const expiresAt = await secondsFromNow(trx, linkDays * 86_400)
    const reader = { ...scope, locale: order?.locale ?? scope.locale }
    const outcome = await enqueueMail(trx, {
      ...{ siteId, kind: 'ORDER_LINK', key: randomUUID(), to, locale: reader.locale, withhold: order === undefined },
      data: { reference, firstname: order?.firstname ?? null, link: linkOf(reader, reference, token), expiresAt: expiresAt.toISOString() },
    })
    // Made even where it stores nothing: the duration of the answer must not reveal the order.
    await trx
      .insertInto('order_links')
      .columns(['token_hash', 'site_id', 'order_id', 'expires_at'])
      .expression((from) =>
        from
          .selectFrom('orders')
          .select((each) => [
            each.val(hashToken(token)).as('token_hash'),
            'site_id',
            'id as order_id',
            each.val(expiresAt).as('expires_at'),
          ])
          .where('site_id', '=', siteId)
          .where('id', '=', outcome === 'QUEUED' && order ? order.id : 0),
      )
      .execute()
  })
  return null
}
