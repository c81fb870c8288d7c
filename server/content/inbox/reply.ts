import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { changeHeld, settleSource, writeItem, type HeldItem } from './change-item.ts'
import { hasLeftToErase } from './erasure-of-item.ts'
import type { InboxChange, InboxNeeds } from './inbox-needs.ts'
import { mailsBefore } from './mails-before.ts'
import { replyRoute } from './read-item.ts'
import { readSource, type InboxSource } from './read-source.ts'

const MAX_QUOTE_LENGTH = 4000
const MAX_SUBJECT_LENGTH = 70

/** The text of the visitor, as the reply quotes it. */
function quoteOf({ lines, message }: InboxSource): string {
  const quoted = lines.map(({ label, value }) => `${label}\u00a0: ${value}`)
  return cutText([...quoted, ...(message === null ? [] : [message])].join('\n'), MAX_QUOTE_LENGTH)
}

function subjectOf({ item }: HeldItem, { reference, lines }: InboxSource): string {
  const title = item.kind === 'PRIVACY' ? (lines[0]?.value ?? '') : item.subject
  const named = [title, reference].filter((part) => part !== null && part !== '').join(' – ')
  return cutText(`Re: ${named.replace(/^(?:re\s?:\s?)+/i, '')}`, MAX_SUBJECT_LENGTH)
}

interface Reply {
  readonly scope: Scope
  readonly message: string
  readonly userId: number
}

/** Writes the reply and its mail. The text of an answer about personal data is in the mail alone. */
async function sendReply(held: HeldItem, { scope, message, userId }: Reply): Promise<void> {
  const { trx, item, mailboxes } = held
  const source = await readSource(trx, scope, item)
  if (!source) throw notFound()
  const route = replyRoute(item, source, mailboxes)
  if (route.unanswerable !== null || source.email === null) throw new ApiError('INBOX_UNANSWERABLE', { reason: route.unanswerable })
  const references = await mailsBefore(trx, item)
  const reply = item.kind === 'PRIVACY' ? null : message
  const row = { item_id: item.id, site_id: item.site_id, written_by: userId, reply }
  const { id } = await trx.insertInto('inbox_replies').values(row).returning('id').executeTakeFirstOrThrow()
  await enqueueMail(trx, {
    ...{ siteId: item.site_id, kind: 'INBOX_REPLY', key: String(id), to: source.email, locale: source.locale },
    data: {
      ...{ message, references, replyTo: route.replyTo, subject: subjectOf(held, source) },
      ...{ quote: quoteOf(source), writtenAt: toInstant(item.received_at) },
    },
  })
}

/**
 * Answers an item by mail from the address of the house; the item is then answered, and the caller becomes its assignee if it has none. A request to
 * erase stays open while there is something to erase: the reply may be a question to the person.
 */
export function replyTo(
  needs: InboxNeeds,
  change: InboxChange,
  { message, settle }: { readonly message: string; readonly settle: StoreResponse | undefined },
): Promise<InboxItem> {
  const { scope, caller } = change.member
  return changeHeld(
    needs,
    change,
    async (held) => {
      const { trx, item } = held
      const state = (await hasLeftToErase(trx, item.site_id, item)) ? 'READ' : 'ANSWERED'
      await sendReply(held, { scope, message, userId: caller.userId })
      await writeItem(held, { state, assignee_id: item.assignee_id ?? caller.userId })
      await settleSource(held, state)
    },
    settle,
  )
}
