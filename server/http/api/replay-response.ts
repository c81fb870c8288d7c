import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { keyedRequest } from '#server/platform/idempotency/request-key.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { requestFingerprint } from './request-fingerprint.ts'
import type { CallContext } from './call-context.ts'
import { readOpenInput, type RawCall } from './execute-call.ts'

interface AskedCall {
  readonly definition: CallDefinition
  readonly context: CallContext
  readonly given: RawCall
  readonly key: string | string[] | undefined
}

/** The answer that a request had under its key before its site closed the part that it belongs to: the same key and body have the same answer; null when it had none, or was refused for anything else. */
export async function replayResponse({ definition, context, given, key }: AskedCall, refusal: unknown): Promise<string | null> {
  if (key === undefined || !(refusal instanceof ApiError) || !['SHOP_CLOSED', 'FEATURE_DISABLED'].includes(refusal.code)) return null
  // What could not have been asked at any time has no answer, and is told what it was told.
  const keyed = await readOpenInput(definition, context, given)
    .then((input) => keyedRequest(definition, key, requestFingerprint(context, input)))
    .catch(() => null)
  const known = keyed && (await context.features.idempotency.answerOf(keyed))
  if (known !== null) await context.charge?.repeat()
  return known
}
