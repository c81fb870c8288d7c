import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** A carrier as it is sent: by its service, or by its number alone. */
interface SentCarrier {
  readonly serviceCode?: string | null | undefined
  readonly idCarrier?: number | null | undefined
}

/** Returns the service of a carrier: as sent, else that of the carrier with the sent number; null when neither names one. */
export async function findServiceCode(
  db: Kysely<Tables>,
  { site }: Pick<Scope, 'site'>,
  { serviceCode, idCarrier }: SentCarrier,
): Promise<string | null> {
  if (serviceCode || !idCarrier) return serviceCode || null
  const carrier = db.selectFrom('carriers').select('service_code').where('site_id', '=', site.id).where('id', '=', idCarrier)
  return (await carrier.executeTakeFirst())?.service_code ?? null
}
