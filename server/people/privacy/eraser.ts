import { translate } from '#schemas/errors/translations.ts'
import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'

const words = {
  fr: { what: 'Vos demandes sur vos données, au registre', why: 'Prouver que nous y avons répondu\u00a0: cinq ans après la réponse' },
  en: { what: 'Your requests about your data, in the register', why: 'To prove that we answered them: for five years after the answer' },
} as const

/** Says that the register keeps what was asked about personal data: it is erased by its own time. */
export const retainRequests: Eraser = async (trx, account) => {
  const { siteId, locale } = account
  const requested = await trx
    .selectFrom('privacy_requests')
    .select('id')
    .where('site_id', '=', siteId)
    .where(ownedBy(account))
    .limit(1)
    .executeTakeFirst()
  return requested ? [{ ...translate(locale, words), until: null }] : []
}
