import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MailKind } from '#server/mail/kit/mail-kinds.ts'
import { readMessageIds } from '#server/mail/outbox/message-ids.ts'
import type { InboxItemRow } from './read-source.ts'

interface Named {
  readonly kind: MailKind
  readonly key: string
}

/** The mails that were sent when an item came: to the team first, then to the visitor. */
async function firstMails(trx: Transaction<Tables>, item: InboxItemRow): Promise<Named[]> {
  if (item.answer_id !== null) return (['FORM_TEAM', 'FORM_ACK'] as const).map((kind) => ({ kind, key: String(item.answer_id) }))
  if (item.registration_id !== null) return registrationMails(trx, item.site_id, item.registration_id)
  const isMessage = item.message_id !== null
  const reference = isMessage
    ? (
        await trx
          .selectFrom('messages')
          .select('reference')
          .where('site_id', '=', item.site_id)
          .where('id', '=', item.message_id)
          .executeTakeFirst()
      )?.reference
    : (
        await trx
          .selectFrom('privacy_requests')
          .select('reference')
          .where('site_id', '=', item.site_id)
          .where('id', '=', item.request_id)
          .executeTakeFirst()
      )?.reference
  const kinds: MailKind[] = isMessage ? ['MESSAGE_TEAM', 'MESSAGE_ACK'] : ['PRIVACY_REQUEST_DPO', 'PRIVACY_REQUEST_ACK']
  return reference ? kinds.map((kind) => ({ kind, key: reference })) : []
}

/** The confirmation of places has a key that cannot be made again: it is known as long as the outbox keeps its trace. */
async function registrationMails(trx: Transaction<Tables>, siteId: number, id: number): Promise<Named[]> {
  const confirmed = await trx
    .selectFrom('mails')
    .select('key')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'EVENT_REGISTERED')
    .where('key', 'like', `${id} %`)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return [{ kind: 'EVENT_REGISTERED_TEAM', key: String(id) }, ...confirmed.map(({ key }) => ({ kind: 'EVENT_REGISTERED', key }) as const)]
}

/** The message ids of the mails that a reply follows, the one that it answers last: those sent when the item came, then earlier replies. */
export async function mailsBefore(trx: Transaction<Tables>, item: InboxItemRow): Promise<string[]> {
  const ofItem = trx.selectFrom('inbox_replies').select('id').where('site_id', '=', item.site_id).where('item_id', '=', item.id)
  const replies = await ofItem.orderBy('id').execute()
  const sent = replies.map(({ id }) => ({ kind: 'INBOX_REPLY', key: String(id) }) as const)
  return readMessageIds(trx, item.site_id, [...(await firstMails(trx, item)), ...sent.slice(-20)])
}
