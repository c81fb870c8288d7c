import type { CallBody, CallName, CallParams } from '#schemas/api/calls.ts'
import { phoneFaults } from '#server/platform/input/parse-phone.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { FieldFaults } from '#server/platform/errors/issue-errors.ts'
import { faultsOfFields, type InvalidField } from '#server/platform/errors/validation-error.ts'
import type { CallContext } from './call-context.ts'
import type { RefusedBody } from './parse-body.ts'

/** Check of single fields of a call beyond their shape. */
export type FieldCheck = (
  context: CallContext,
  body: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, unknown>>,
) => Promise<InvalidField[]>

type FieldCheckOf<Name extends CallName> = (
  context: CallContext,
  body: Partial<CallBody<Name>>,
  params: CallParams<Name>,
) => Promise<InvalidField[]>

/** Checks of the calls of long forms, for single fields beyond their shape. */
export const fieldChecks: { readonly [Name in CallName]?: FieldCheckOf<Name> } = {
  'user.register': ({ features, scope }, body) => features.accounts.registrationFaults(scope, body),
  'user.update': ({ features, scope }, body) => features.accounts.profileFaults(scope, body),
  // Without open registration no input of the form is valid.
  'element.register': async ({ features, scope }, { phone }, params) => {
    await features.events.expect(scope, params)
    return phoneFaults(phone)
  },
  'message.send': async (_context, { phone }) => phoneFaults(phone),
}

/** Adds the faults of the other fields to a refusal of shapes, so that one response names all faults of a body. */
export async function validationErrorOfBody(
  check: FieldCheck | undefined,
  context: CallContext,
  { refusal, sound, params }: UnsoundBody,
): Promise<ApiError> {
  if (!check) return refusal
  const faults = await check(context, sound, params)
  const further = faultsOfFields(
    context.scope.locale,
    faults.filter(({ field }) => !refusal.fields.has(field.split('.', 1)[0] ?? '')),
  )
  const { errors, more = 0 } = refusal.data as Partial<FieldFaults>
  return new ApiError('VALIDATION_FAILED', { errors: [...(errors ?? []), ...further.errors], more: more + further.more })
}

/** Body that its schema refuses, with its sound fields and the parameters of the path. */
interface UnsoundBody {
  readonly params: Readonly<Record<string, unknown>>
  readonly refusal: RefusedBody
  readonly sound: Readonly<Record<string, unknown>>
}
