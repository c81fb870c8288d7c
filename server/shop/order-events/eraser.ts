import { translate } from '#schemas/errors/translations.ts'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'

/** Accounts are retained for ten years (Code de commerce, L123-22). */
const monthsKept = 120

const words = {
  fr: { what: 'Commandes et factures', why: 'Obligation comptable\u00a0: dix ans' },
  en: { what: 'Orders and invoices', why: 'Accounting obligation: ten years' },
} as const

/** Reports that the orders of an erased account are retained for as long as the law requires. */
export const retainOrders: Eraser = async (trx, account) => {
  const { siteId, locale } = account
  const last = await trx
    .selectFrom('orders')
    .select((select) => select.fn.max('created_at').as('at'))
    .where('site_id', '=', siteId)
    .where(ownedBy(account))
    .executeTakeFirst()
  return last?.at ? [{ ...translate(locale, words), until: parisDay(monthsBefore(last.at, -monthsKept).getTime()) }] : []
}
