import { findCall } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { requestFingerprint } from '#server/http/api/request-fingerprint.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import { answerCall, readInput, type ReadInput } from '#server/http/api/execute-call.ts'
import { keyedRequest, formRequestKey } from '#server/platform/idempotency/request-key.ts'
import type { CommitResponse } from '#server/platform/idempotency/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Fields } from './form-fields.ts'
import { samePage, type FormOutcome, type FormPage, type PageForm } from './page-form.ts'

/** The definition of the call that a form makes. */
export function callOfForm({ call }: PageForm): CallDefinition {
  const definition = findCall(call)
  if (!definition) throw new Error(`no call is named ${call}`)
  return definition
}

/** Whether files may come with a form: with those whose call takes some. */
export function takesFiles(form: PageForm): boolean {
  return callOfForm(form).takesFiles === true
}

/** Makes the call of a form with what was sent, under the checks of that call. */
export async function runForm(form: PageForm, context: CallContext, fields: Fields, place: FormPage): Promise<FormOutcome> {
  const definition = callOfForm(form)
  if (fields.files.length > 0 && !takesFiles(form)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  const { params = {}, body } = form.read(fields, place)
  const input = await readInput(definition, context, { params, pairs: [], body })
  const answer = await answerOnce(definition, { ...context, files: fields.files }, { input, key: fields.text('_key') })
  // The handler's answer has the type of its call, which `definePageForm` has tied to `done`.
  return form.done?.(answer as never, place) ?? samePage
}

/** Makes a call that takes a key once for a form that is sent twice, and answers both alike: known by the key that a script has given it, else by its words. */
async function answerOnce(
  definition: CallDefinition,
  context: CallContext,
  { input, key }: { readonly input: ReadInput; readonly key: string | null },
): Promise<unknown> {
  const asked = requestFingerprint(context, input)
  const keyed = keyedRequest(definition, key ?? undefined, asked) ?? formRequestKey(definition, context.client?.sender ?? '', asked)
  if (keyed === null) return answerCall(definition, context, input)
  const make = async (settle: CommitResponse): Promise<string> => {
    const settleAnswer: StoreResponse = (trx, data, beside) => settle(trx, JSON.stringify(data), beside)
    return JSON.stringify(await answerCall(definition, { ...context, settle: settleAnswer }, input))
  }
  const text = await context.features.idempotency.once(keyed, make, context.charge)
  return JSON.parse(text)
}
