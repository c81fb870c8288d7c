import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import type { DraftKey } from './draft-key.ts'

/** The language of a draft on its site, and the page that it edits; null for another document. */
export interface DraftScope extends Scope {
  readonly pageId: number | null
}

/** The scope of a draft. */
export function scopeOf(
  { findSite }: { readonly findSite: (id: number) => Site | undefined },
  { siteId, locale, kind, documentId }: DraftKey,
): DraftScope {
  const site = findSite(siteId)
  if (!site) throw notFound()
  return { site, locale, pageId: kind === 'PAGE' ? documentId : null }
}
