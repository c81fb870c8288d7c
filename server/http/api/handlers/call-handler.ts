import type { CallBody, CallData, CallName, CallParams } from '#schemas/api/calls.ts'
import type { CallContext, CallInput } from '#server/http/api/call-context.ts'

/** Answers one call. */
export type CallHandler<Name extends CallName> = (
  context: CallContext,
  input: CallInput<CallParams<Name>, CallBody<Name>>,
) => CallData<Name> | Promise<CallData<Name>>

/** How calls are answered, each by its name. */
export type CallHandlers<Names extends CallName = CallName> = { readonly [Name in Names]: CallHandler<Name> }
