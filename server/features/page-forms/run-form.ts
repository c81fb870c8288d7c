import { findCall } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/define-call.ts'
import type { CallContext } from '#server/features/calls/call-context.ts'
import { answerCall, readInput } from '#server/features/calls/execute-call.ts'
import type { Fields } from './fields.ts'
import type { FormOutcome, FormPlace, PageForm } from './page-form.ts'

/** The definition of the call that a form makes. */
export function callOfForm({ call }: PageForm): CallDefinition {
  const definition = findCall(call)
  if (!definition) throw new Error(`no call is named ${call}`)
  return definition
}

/** Makes the call of a form with what was sent, under the checks of that call. */
export async function runForm(form: PageForm, context: CallContext, fields: Fields, place: FormPlace): Promise<FormOutcome> {
  const definition = callOfForm(form)
  const { params = {}, body } = form.read(fields, place)
  const input = await readInput(definition, context, { params, pairs: [], body })
  // The handler's answer has the type of its call, which `definePageForm` has tied to `done`.
  return form.done((await answerCall(definition, context, input)) as never, place)
}
