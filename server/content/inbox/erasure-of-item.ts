import type { Kysely } from 'kysely'
import type { InboxHoldings } from '#schemas/admin/inbox/inbox-erasure.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { findHolder, isLeftToErase, readHoldings, type Holder } from '#server/people/privacy/holdings.ts'
import type { PrivacyRequestRow } from '#server/people/privacy/privacy-register.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { erasureAnswer } from './erasure-answer.ts'
import type { InboxItemRow } from './read-source.ts'

/** The request to erase behind an item, and its person. */
interface RequestToErase {
  readonly request: PrivacyRequestRow
  readonly holder: Holder
}

type ItemOfRequest = Pick<InboxItemRow, 'kind' | 'subject' | 'request_id' | 'state'>

async function findRequest(db: Kysely<Tables>, siteId: number, id: number | null): Promise<PrivacyRequestRow> {
  const ofSite = db.selectFrom('privacy_requests').selectAll().where('site_id', '=', siteId).where('id', '=', id)
  return ofSite.executeTakeFirstOrThrow(() => notFound())
}

/** Tests if an item is a request to erase. */
const isErasure = ({ kind, subject }: Pick<ItemOfRequest, 'kind' | 'subject'>): boolean => kind === 'PRIVACY' && subject === 'ERASURE'

/** Finds the request to erase behind an item of a site. Other items are refused. */
export async function requestToErase(db: Kysely<Tables>, siteId: number, item: ItemOfRequest): Promise<RequestToErase> {
  if (!isErasure(item)) throw new ApiError('INBOX_ERASURE', { reason: 'NO_ERASURE' })
  const request = await findRequest(db, siteId, item.request_id)
  return { request, holder: await findHolder(db, siteId, request) }
}

/** Tests if an open request to erase has something to erase. */
export async function hasLeftToErase(db: Kysely<Tables>, siteId: number, item: ItemOfRequest): Promise<boolean> {
  if (!isErasure(item) || item.state === 'CLOSED' || item.state === 'ANSWERED') return false
  const { holder } = await requestToErase(db, siteId, item)
  return isLeftToErase(db, holder)
}

/** Reads what the site holds of the person behind a request to erase, and what was erased before. */
export async function holdingsOf(db: Kysely<Tables>, { site, locale }: Scope, { request, holder }: RequestToErase): Promise<InboxHoldings> {
  const { erasure } = request
  return {
    email: holder.person.email,
    account: holder.user && { id: holder.user.id, isTeam: holder.user.role !== 'MEMBER' },
    held: await readHoldings(db, holder, locale),
    erased: erasure && { ...erasure, answer: erasureAnswer(erasure, { locale: request.locale, site: site.name }) },
  }
}
