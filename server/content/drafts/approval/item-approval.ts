import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { ItemPublication } from '#server/platform/resources/resource-needs.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'

interface Needs {
  readonly parameters: Pick<Parameters, 'value'>
  readonly findSite: (id: number) => Site | undefined
}

/**
 * Makes the check of a publication of items against the policy of its site. An item has no review of its own: the account that publishes it names
 * the version that it has read, and is another one than that which changed it last.
 */
export function createRequireItemApproval({ parameters, findSite }: Needs) {
  return async (trx: Transaction<Tables>, { siteId, locale, userId, kind, ids }: ItemPublication): Promise<void> => {
    const site = findSite(siteId)
    if (!site) throw notFound()
    if ((await parameters.value({ site, locale }, 'PUBLICATION_APPROVAL')) !== true) return
    const own = trx.selectFrom('items').select('id').where('site_id', '=', siteId).where('kind', '=', kind).where('id', 'in', ids)
    if (await own.where('changed_by', '=', userId).limit(1).executeTakeFirst()) throw new ApiError('APPROVAL_REQUIRED')
  }
}
