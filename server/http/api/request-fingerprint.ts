import type { Asked } from '#server/platform/idempotency/request-key.ts'
import type { CallContext } from './call-context.ts'
import type { ReadInput } from './execute-call.ts'

/** What a call is asked, the files that come along included, for whoever has to know it again. */
export function requestFingerprint({ scope, caller, files = [] }: CallContext, { params, body }: ReadInput): Asked {
  return { siteId: scope.site.id, caller, params, body: files.length === 0 ? body : [body, files] }
}
