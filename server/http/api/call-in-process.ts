import type { CallData, CallName } from '#schemas/api/calls.ts'
import type { Features } from '#server/composition/features.ts'
import type { AnswerVisitors } from '#server/content/search/index-text/index-deps.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { requireAsked } from '#server/http/guards/require-asked.ts'
import { requireRole } from '#server/people/sessions/require-role.ts'
import type { CallContext } from './call-context.ts'
import { answerCall, readInput } from './execute-call.ts'
import { publicCalls } from './public-calls.ts'
import { queryPairsOf, type FlatParams } from './parse-params.ts'

/** Makes a reading call without HTTP, with the same checks and the same handler; parameters of path and query stand side by side. */
export async function callInProcess<Name extends CallName>(
  context: CallContext,
  name: Name,
  params: FlatParams = {},
): Promise<CallData<Name>> {
  const call = publicCalls.find(name)
  if (call?.definition.method !== 'GET') throw notFound()
  requireRole(call.definition.role, context.caller)
  if (call.asks !== undefined) await requireAsked(context.features.adminRights, context.caller, call.asks)
  const input = await readInput(call, context, { params, pairs: queryPairsOf(call.definition, params) })
  // The handler's answer has the type of its call: the table of handlers is typed call by call.
  return (await answerCall(call, context, input)) as CallData<Name>
}

/** Returns the function that answers reading calls as an anonymous visitor; the search index reads block data by it. */
export const answerVisitors =
  (features: Features): AnswerVisitors =>
  (scope, call, params) =>
    callInProcess({ features, scope, caller: visitor }, call as CallName, params)
