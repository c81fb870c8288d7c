import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import type { RenderDeps } from '#server/http/pages/render-page.ts'
import { loadPreview, type LoadedPreview } from '#server/http/preview/load-preview.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { RehearsedItem } from '#server/platform/resources/publication/rehearse-publication.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** A reading that finds nothing answers null; another failure stays one. */
async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** Loads the page that visitors will see of an item, in a transaction that has published it. Null where no page of the site shows it. */
export async function loadItemPage(deps: RenderDeps, scope: Scope, { trx, address }: RehearsedItem): Promise<LoadedPreview | null> {
  if (address === null) return null
  const features = deps.features.readingIn(trx)
  const found = await orNull(features.pages.find(scope, address, 'admins'))
  if (found?.kind !== 'page') return null
  const { pageId, locale, middleware } = found.row
  const isForMembers = middleware.some((name) => name === 'member' || name === 'admin')
  return loadPreview(
    { ...deps, features },
    {
      ...{ key: { siteId: scope.site.id, kind: 'PAGE', documentId: pageId, locale }, scope, item: address, token: '' },
      ...{ mode: 'live', look: { showsHidden: false, showsSlots: false } },
      view: isForMembers ? { ...USUAL_VIEW, audience: 'members' } : USUAL_VIEW,
    },
  )
}
