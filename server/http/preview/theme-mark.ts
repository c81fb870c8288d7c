import { createHash } from 'node:crypto'
import type { CallContext } from '#server/http/api/call-context.ts'
import { cachedCall } from '#server/http/pages/cached-calls.ts'
import { themeOf } from '#server/http/pages/themes.ts'
import { visitor } from '#server/platform/scope/caller.ts'

/** Length of a mark in characters. */
const LENGTH = 16

/** A mark of the theme of a site: pages that were drawn under another mark look different now. */
export async function themeMark({ features, scope }: Pick<CallContext, 'features' | 'scope'>): Promise<string> {
  const calls = { features, scope, caller: visitor }
  const [site, parameters] = await Promise.all([cachedCall(calls, 'site.info'), cachedCall(calls, 'parameter.list')])
  const { css } = themeOf(scope.site, { site, parameters })
  return createHash('sha256').update(css).digest('hex').slice(0, LENGTH)
}
