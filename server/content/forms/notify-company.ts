import type { Transaction } from 'kysely'
import type { FormField } from '#schemas/api/content/form.ts'
import type { Json } from '#schemas/generated/content.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { inboxLink } from '#server/mail/kit/inbox-link.ts'
import { mailLink } from '#server/mail/kit/mail-link.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { formAnswerFilePath } from './answer-paths.ts'
import { formatAnswers } from './format-answers.ts'

/** A stored answer, as it is sent to the company. */
export interface StoredAnswer {
  readonly id: number
  readonly title: string
  readonly email: string | null
  readonly fields: readonly FormField[]
  readonly values: Readonly<Record<string, Json>>
  readonly files: readonly { readonly id: string; readonly filename: string; readonly bytes: number }[]
}

/** Tells a visitor that an answer has arrived; nothing for a form that asks no address. */
export async function acknowledgeAnswer(
  trx: Transaction<Tables>,
  { site, locale }: Scope,
  { id, title, email }: Pick<StoredAnswer, 'id' | 'title' | 'email'>,
): Promise<void> {
  if (email === null) return
  await enqueueMail(trx, {
    ...{ siteId: site.id, kind: 'FORM_ACK', key: String(id), to: email, locale },
    data: { form: title, number: id, receivedAt: toInstant(await secondsFromNow(trx)) },
  })
}

/** Sends an answer to the company, in the language of its site, with the links under which its administrators open it and its files. */
export async function notifyCompany(trx: Transaction<Tables>, { site }: Scope, to: string, answer: StoredAnswer): Promise<void> {
  const locale = site.defaultLocale
  const linkTo = (path: string): string => mailLink({ site, locale }, path)
  await enqueueMail(trx, {
    ...{ siteId: site.id, kind: 'FORM_TEAM', key: String(answer.id), to, locale },
    data: {
      ...{ form: answer.title, number: answer.id, email: answer.email },
      receivedAt: toInstant(await secondsFromNow(trx)),
      rows: formatAnswers(answer.fields, answer.values, locale),
      files: answer.files.map(({ id, filename, bytes }) => ({ filename, bytes, link: linkTo(formAnswerFilePath(answer.id, id)) })),
      link: await inboxLink(trx, site, { answer_id: answer.id }),
    },
  })
}
