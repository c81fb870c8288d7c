import type { Kysely, Transaction } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { isRobot } from '#domain/is-bot.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { inboxLink } from '#server/mail/kit/inbox-link.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { nextReference } from '#server/platform/numbering/next-reference.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { requirePhone } from '#server/platform/input/parse-phone.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import { runAsCaller } from '#server/people/sessions/member-transaction.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Scope } from '#server/platform/scope/site.ts'

type Body = CallBody<'message.send'>
type Answer = CallData<'message.send'>

/** The author of a message with the site. */
interface Writing {
  readonly scope: Scope
  readonly caller: Caller
  readonly settle?: StoreResponse | undefined
}

/** The messages of visitors to companies. */
export interface Messages {
  send(writing: Writing, body: Body): Promise<Answer>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly parameters: Parameters
}

function readFields({ firstname, lastname, email, phone, subject, message }: Body, locale: string) {
  const sender = { firstname: firstname ?? null, lastname: lastname ?? null, subject: subject ?? null }
  return { ...sender, email: emailKey(email), phone: requirePhone(phone, locale), message }
}

/** Brings a message to the company, with the address that opens it in the panel. */
async function tellTeam(
  trx: Transaction<Tables>,
  { site }: Scope,
  { to, id, ...message }: MailData<'MESSAGE_ACK'> & { readonly to: string; readonly id: number },
): Promise<void> {
  const data = { ...message, link: await inboxLink(trx, site, { message_id: id }) }
  await enqueueMail(trx, { siteId: site.id, kind: 'MESSAGE_TEAM', key: message.reference, to, locale: site.defaultLocale, data })
}

async function send({ db, parameters }: Needs, { scope, caller, settle }: Writing, body: Body): Promise<Answer> {
  const siteId = scope.site.id
  const fields = readFields(body, scope.locale)
  const mailbox = await companyMailbox(parameters, scope)
  return runAsCaller(db, caller, async (trx, user) => {
    const receivedAt = await secondsFromNow(trx)
    const reference = await nextReference(trx, { letters: 'M', siteId, receivedAt })
    const own = { site_id: siteId, locale: scope.locale, user_id: user?.id ?? null }
    const isSpam = isRobot(body)
    const row = { ...own, ...fields, reference: isSpam ? null : reference }
    const { id } = await trx.insertInto('messages').values(row).returning('id').executeTakeFirstOrThrow()
    if (!isSpam) {
      const data = { reference, receivedAt: toInstant(receivedAt), ...fields }
      await enqueueMail(trx, { siteId, kind: 'MESSAGE_ACK', key: reference, to: fields.email, locale: scope.locale, data })
      if (mailbox !== null) await tellTeam(trx, scope, { ...data, to: mailbox, id })
    }
    const answer = { reference }
    await settle?.(trx, answer)
    return answer
  })
}

/** Makes what takes messages for companies. */
export function createMessages(needs: Needs): Messages {
  return { send: (writing, body) => send(needs, writing, body) }
}
