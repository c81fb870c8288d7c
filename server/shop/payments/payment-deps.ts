import type { Kysely } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import type { PaymentProvider } from '#server/adapters/stripe/payment-provider.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'

/** Dependencies of payments. Without a provider only transfers are accepted. */
export interface PaymentNeeds {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly log: DatabaseLog
  readonly parameters: Parameters
  readonly directory: SiteDirectory
  readonly provider: PaymentProvider | null
}

/** Needs of what asks the provider. */
export interface OnlineNeeds extends PaymentNeeds {
  readonly provider: PaymentProvider
}

/** The scope of a site in its own language, for work without a request. */
export function scopeOf({ directory }: Pick<PaymentNeeds, 'directory'>, siteId: number): Scope {
  const site = directory.find(siteId)
  if (!site) throw new RangeError(`there is no site ${siteId}`)
  return { site, locale: site.defaultLocale }
}
