import type { Transaction } from 'kysely'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftRow } from '#server/content/drafts/draft-rows.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'

/** Refuses a publication that its site wants approved, of a draft without an approval as it is. */
export type RequireApproval = (
  trx: Transaction<Tables>,
  key: Pick<DraftKey, 'siteId' | 'kind' | 'locale'>,
  row: Pick<DraftRow, 'id' | 'hash'>,
) => Promise<void>

interface Needs {
  readonly parameters: Pick<Parameters, 'value'>
  readonly findSite: (id: number) => Site | undefined
}

/** Tests if a site wants its pages, headers and footers approved. A menu has no page that could be read, and needs no approval. */
export async function wantsApproval({ parameters, findSite }: Needs, key: Pick<DraftKey, 'siteId' | 'kind' | 'locale'>): Promise<boolean> {
  if (key.kind === 'MENU') return false
  const site = findSite(key.siteId)
  if (!site) throw notFound()
  return (await parameters.value({ site, locale: key.locale }, 'PUBLICATION_APPROVAL')) === true
}

/** Makes the check of a publication against the policy of its site. */
export function createRequireApproval(needs: Needs): RequireApproval {
  return async (trx, key, { id, hash }) => {
    if (!(await wantsApproval(needs, key))) return
    const approval = trx.selectFrom('draft_reviews').select('id').where('site_id', '=', key.siteId).where('draft_id', '=', id)
    if (!(await approval.where('answered_hash', '=', hash).where('answer', '=', 'APPROVED').executeTakeFirst()))
      throw new ApiError('APPROVAL_REQUIRED')
  }
}
