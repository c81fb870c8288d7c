import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { Features } from '#server/composition/features.ts'
import { audienceOf } from '#server/platform/scope/caller.ts'
import { cachedPage, cachedShell } from './cached-calls.ts'
import { beginStart } from './load-site-data.ts'
import { blocksOfShell, type PageRequestContext } from './load-page.ts'
import { queryOfBlocks } from './query-of-blocks.ts'

/** The part of a request's query that its page reads; the whole query where the address leads to another page. */
export async function queryOfPage(features: Features, asking: PageRequestContext): Promise<PageRequestContext['query']> {
  const { scope, path, caller, query } = asking
  if (Object.keys(query).length === 0) return query
  const audience = audienceOf(caller)
  beginStart({ features, scope, caller })
  const resolved = await cachedPage(features, scope, path, audience)
  if (resolved.kind !== 'page') return query
  const now = systemClock()
  const { shell, layout, params } = resolved.data
  const prepared = await cachedShell(features, scope, shell.name, { audience, now })
  const context = { siteId: scope.site.id, locale: scope.locale, params, query, today: parisDay(now) }
  return queryOfBlocks(features.registry, [...blocksOfShell(prepared), ...layout.blocks], context)
}
