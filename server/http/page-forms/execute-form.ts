import { requestFingerprint } from '#server/http/api/request-fingerprint.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { ReadInput, RegisteredCall } from '#server/http/api/call-registry.ts'
import { answerCall, readInput } from '#server/http/api/execute-call.ts'
import { publicCalls } from '#server/http/api/public-calls.ts'
import { keyedRequest, formRequestKey } from '#server/platform/idempotency/request-key.ts'
import type { CommitResponse } from '#server/platform/idempotency/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Fields } from './form-fields.ts'
import { samePage, type FormOutcome, type FormPage, type PageForm } from './page-form.ts'

/** Call that a form makes, as it is registered. */
export function registeredCall({ call: name }: PageForm): RegisteredCall {
  const call = publicCalls.find(name)
  if (!call) throw new Error(`no call is named ${name}`)
  return call
}

/** Definition of the call that a form makes. */
export function callOfForm(form: PageForm): RegisteredCall['definition'] {
  return registeredCall(form).definition
}

/** Tests if a form takes files, as its call does. */
export function takesFiles(form: PageForm): boolean {
  return callOfForm(form).takesFiles === true
}

/** Makes the call of a form with what was sent, under the checks of that call. */
export async function runForm(form: PageForm, context: CallContext, fields: Fields, place: FormPage): Promise<FormOutcome> {
  const call = registeredCall(form)
  if (fields.files.length > 0 && !takesFiles(form)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  const { params = {}, body } = form.read(fields, place)
  const input = await readInput(call, context, { params, pairs: [], body })
  const answer = await answerOnce(call, { ...context, files: fields.files }, { input, key: fields.text('_key') })
  // The handler's answer has the type of its call, which `definePageForm` has tied to `done`.
  return (await form.done?.(answer as never, place, context)) ?? samePage
}

/** Makes a call that takes a key once for a form that is sent twice, and answers both alike: known by the key that a script has given it, else by its words. */
async function answerOnce(
  call: RegisteredCall,
  context: CallContext,
  { input, key }: { readonly input: ReadInput; readonly key: string | null },
): Promise<unknown> {
  const asked = requestFingerprint(context, input)
  const keyed =
    keyedRequest(call.definition, key ?? undefined, asked) ?? formRequestKey(call.definition, context.client?.sender ?? '', asked)
  if (keyed === null) return answerCall(call, context, input)
  const make = async (settle: CommitResponse): Promise<string> => {
    const settleAnswer: StoreResponse = (trx, data, beside) => settle(trx, JSON.stringify(data), beside)
    return JSON.stringify(await answerCall(call, { ...context, settle: settleAnswer }, input))
  }
  const text = await context.features.idempotency.once(keyed, make, context.charge)
  return JSON.parse(text)
}
