import { keyedRequest } from '#server/platform/idempotency/request-key.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { requestFingerprint } from './request-fingerprint.ts'
import type { CallContext } from './call-context.ts'
import type { RegisteredCall } from './call-registry.ts'
import { readOpenInput, type RawCall } from './execute-call.ts'

interface AskedCall {
  readonly call: RegisteredCall
  readonly context: CallContext
  readonly given: RawCall
  readonly key: string | string[] | undefined
}

/** Response that a request had under its key before the site closed its part; null if there was none, or for any other refusal. */
export async function replayResponse({ call, context, given, key }: AskedCall, refusal: unknown): Promise<string | null> {
  if (key === undefined || !(refusal instanceof ApiError) || !['SHOP_CLOSED', 'FEATURE_DISABLED'].includes(refusal.code)) return null
  // A request that was never valid has no stored response and gets its refusal.
  const keyed = await readOpenInput(call, context, given)
    .then((input) => keyedRequest(call.definition, key, requestFingerprint(context, input)))
    .catch(() => null)
  const known = keyed && (await context.features.idempotency.answerOf(keyed))
  if (known !== null) await context.charge?.repeat()
  return known
}
