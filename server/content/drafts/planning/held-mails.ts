import type { Kysely, Transaction } from 'kysely'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mailBaseUrl } from '#server/mail/kit/mail-link.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { rightHolders } from '#server/people/users/right-holders.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { PlannedRow } from './planned-rows.ts'

/** The most reasons that a mail names. */
const MAX_REASONS = 10

// The mail goes to who planned the version, or, once that account is gone, to those of the site who may publish.
async function addressesOf(db: Kysely<Tables>, siteId: number, account: number | null): Promise<string[]> {
  const accounts = db.selectFrom('users').select(['id', 'email']).where('site_id', '=', siteId).where('erased_at', 'is', null)
  const own = await accounts.where('id', '=', account ?? 0).execute()
  const publishers = rightHolders(db, siteId, 'pages.publish').select(['users.id', 'users.email']).orderBy('users.id').limit(20)
  const recipients = own.length > 0 ? own : await publishers.execute()
  return recipients.flatMap(({ email }) => email ?? [])
}

/** Tells by mail that a planned version is held, and why. */
export async function mailHeld(
  trx: Transaction<Tables>,
  site: Site,
  { id, starts_at, saved_by, kind, revision_id }: PlannedRow,
  { title, reasons }: { readonly title: string; readonly reasons: readonly string[] },
): Promise<void> {
  const link = `${mailBaseUrl(site)}/admin/a-publier?vue=programmees`
  const notice = { title, kind, startsAt: toInstant(starts_at), reasons: reasons.slice(0, MAX_REASONS), link }
  for (const [index, to] of (await addressesOf(trx, site.id, saved_by)).entries())
    await enqueueMail(trx, {
      ...{ siteId: site.id, kind: 'PLAN_HELD', key: `${id} ${revision_id} ${notice.startsAt} ${index}`, to, locale: site.defaultLocale },
      data: notice,
    })
}
