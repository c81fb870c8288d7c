import type { Transaction } from 'kysely'
import { languageOf } from '#i18n/locale.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { ReviewAnswer } from '#server/database/tables/draft-people-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mailBaseUrl } from '#server/mail/kit/mail-link.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import type { Site } from '#server/platform/scope/site.ts'

interface Told {
  readonly review: number
  /** The account that gets the mail. */
  readonly to: number
  /** The title of the page; empty for a header and a footer. */
  readonly title: string
  /** The name of the account that acts. */
  readonly by: string
  readonly word: string
}

async function addressOf(trx: Transaction<Tables>, siteId: number, id: number): Promise<string | undefined> {
  const row = trx.selectFrom('users').select('email').where('site_id', '=', siteId).where('id', '=', id).where('erased_at', 'is', null)
  return (await row.executeTakeFirst())?.email
}

/** Asks a colleague by mail to read a draft. */
export async function mailRequest(trx: Transaction<Tables>, site: Site, { review, to, title, by, word }: Told): Promise<void> {
  const address = await addressOf(trx, site.id, to)
  if (address === undefined) return
  await enqueueMail(trx, {
    ...{ siteId: site.id, kind: 'REVIEW_ASKED', key: String(review), to: address, locale: site.defaultLocale },
    data: { title, by, word, link: `${mailBaseUrl(site)}/admin/relecture/${review}` },
  })
}

interface ToldAnswer extends Told {
  readonly key: DraftKey
  readonly answer: ReviewAnswer
  /** The end of the log that was read: a draft may be read and answered again. */
  readonly seq: number
}

/** Tells by mail who asked how a colleague has answered. */
export async function mailAnswer(trx: Transaction<Tables>, site: Site, told: ToldAnswer): Promise<void> {
  const { review, to, title, by, word, answer, seq, key } = told
  const address = await addressOf(trx, site.id, to)
  if (address === undefined) return
  const path = key.kind === 'PAGE' ? `/admin/pages/${key.documentId}?langue=${languageOf(key.locale)}` : '/admin/pages'
  await enqueueMail(trx, {
    ...{ siteId: site.id, kind: 'REVIEW_ANSWERED', key: `${review} ${seq} ${answer}`, to: address, locale: site.defaultLocale },
    data: { title, by, word, isApproved: answer === 'APPROVED', link: `${mailBaseUrl(site)}${path}` },
  })
}
