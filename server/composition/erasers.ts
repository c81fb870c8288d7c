import type { Transaction } from 'kysely'
import type { RetainedItem } from '#schemas/api/people/profile-calls.ts'
import { translate } from '#schemas/errors/translations.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { auditDays } from '#server/people/audit/retention-job.ts'
import { eraseRegistrations } from '#server/content/events/eraser.ts'
import { eraseFormAnswers } from '#server/content/forms/eraser.ts'
import { eraseInbox } from '#server/content/inbox/eraser.ts'
import { mailTraceDays } from '#server/mail/delivery/retention-job.ts'
import { eraseMessages } from '#server/content/messages/eraser.ts'
import { eraseDraftReviews } from '#server/content/drafts/approval/eraser.ts'
import { eraseNotes } from '#server/content/drafts/notes/eraser.ts'
import { eraseListViews } from '#server/people/list-views/eraser.ts'
import { eraseNote } from '#server/people/members/eraser.ts'
import { eraseInvitations } from '#server/people/team/eraser.ts'
import { eraseShares } from '#server/content/previews/eraser.ts'
import { eraseSubscriptions } from '#server/people/newsletter/eraser.ts'
import { retainOrders } from '#server/shop/order-events/eraser.ts'
import { retainRequests } from '#server/people/privacy/eraser.ts'
import { eraseAuthorship } from '#server/people/accounts/erasure/erase-authorship.ts'
import type { ErasedAccount, Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { eraseRateLimits, erasePendingMails } from '#server/people/accounts/erasure/erase-pending-mail.ts'

const dayMs = 86_400_000

const words = {
  mails: {
    fr: { what: 'Trace des messages envoyés, sans leur contenu', why: 'Preuve de l’envoi, en cas de contestation' },
    en: { what: 'Trace of the messages that were sent, without their content', why: 'Proof that they were sent, in case of dispute' },
  },
  audit: {
    fr: { what: 'Journal des actes d’administration', why: 'Sécurité du site\u00a0: savoir qui a changé quoi' },
    en: { what: 'Log of administrative acts', why: 'Security of the site: to know who changed what' },
  },
}

function keptFor(name: keyof typeof words, days: number, { locale, now }: ErasedAccount): RetainedItem {
  return { ...translate(locale, words[name]), until: parisDay(now.getTime() + days * dayMs) }
}

async function actsOf(trx: Transaction<Tables>, { siteId, userId }: ErasedAccount): Promise<boolean> {
  const act = trx.selectFrom('audit_log').select('id').where('site_id', '=', siteId).where('actor_id', '=', userId)
  return (await act.limit(1).executeTakeFirst()) !== undefined
}

/** Every area that knows something of the owner of an account. */
export const erasers: readonly Eraser[] = [
  erasePendingMails,
  eraseRateLimits,
  eraseRegistrations,
  eraseMessages,
  eraseFormAnswers,
  eraseInbox,
  eraseShares,
  eraseDraftReviews,
  eraseNotes,
  eraseListViews,
  eraseInvitations,
  eraseNote,
  eraseAuthorship,
  eraseSubscriptions,
  retainRequests,
  retainOrders,
  async (_trx, account) => [keptFor('mails', mailTraceDays, account)],
  async (trx, account) => (account.isAdmin || (await actsOf(trx, account)) ? [keptFor('audit', auditDays, account)] : []),
]
