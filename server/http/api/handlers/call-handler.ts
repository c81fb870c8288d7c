import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { BodyOf, DataOf, ParamsOf } from '#schemas/api/base/call-types.ts'
import type { CallName, CallOf } from '#schemas/api/calls.ts'
import type { CallContext, CallInput } from '#server/http/api/call-context.ts'

/** Function that answers one call. */
export type HandlerOf<Call extends CallDefinition> = (
  context: CallContext,
  input: CallInput<ParamsOf<Call>, BodyOf<Call>>,
) => DataOf<Call> | Promise<DataOf<Call>>

/** Handlers of a set of calls by their names. */
export type HandlersOf<Call extends CallDefinition> = {
  readonly [Name in Call['name']]: HandlerOf<Extract<Call, { readonly name: Name }>>
}

/** Handlers of some calls of the public API by their names. */
export type CallHandlers<Names extends CallName = CallName> = { readonly [Name in Names]: HandlerOf<CallOf<Name>> }
