import { pageActRefusal, type PageAct } from '#domain/urls/system-pages.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** Refuses an act on the page at an address that the site or the product relies on, with the reason. */
export function requireFreePage(url: string, act: PageAct): void {
  const why = pageActRefusal(url, act)
  if (why !== null) throw new ApiError('PAGE_REQUIRED', { why })
}
