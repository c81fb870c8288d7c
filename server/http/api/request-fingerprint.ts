import type { Asked } from '#server/platform/idempotency/request-key.ts'
import type { CallContext } from './call-context.ts'
import type { ReadInput } from './call-registry.ts'

/** Content by which a repeated request is recognised, with its files. */
export function requestFingerprint({ scope, caller, client, files = [] }: CallContext, { params, body }: ReadInput): Asked {
  return { siteId: scope.site.id, caller, browser: client?.browser ?? '', params, body: files.length === 0 ? body : [body, files] }
}
