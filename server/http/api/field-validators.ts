import type { CallBody, CallName, CallParams } from '#schemas/api/calls.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { phoneFaults } from '#server/platform/input/parse-phone.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError, type InvalidField } from '#server/platform/errors/validation-error.ts'
import type { CallContext } from './call-context.ts'

type FieldCheck<Name extends CallName> = (
  context: CallContext,
  body: Partial<CallBody<Name>>,
  params: CallParams<Name>,
) => Promise<InvalidField[]>

/** What the calls of long forms know of single fields, beyond their shape. */
const checks: { readonly [Name in CallName]?: FieldCheck<Name> } = {
  'user.register': ({ features, scope }, body) => features.accounts.registrationFaults(scope, body),
  'user.update': ({ features, scope }, body) => features.accounts.profileFaults(scope, body),
  // Where nobody can register, nothing that is typed would be right.
  'element.register': async ({ features, scope }, { phone }, params) => {
    await features.events.expect(scope, params)
    return phoneFaults(phone)
  },
  'message.send': async (_context, { phone }) => phoneFaults(phone),
}

/** The refusal of a body with all that is wrong with it: to what has the wrong shape comes what is wrong with the other fields, so that nobody is refused twice. */
export async function validationErrorOfBody(
  name: string,
  context: CallContext,
  { refusal, sound, params }: UnsoundBody,
): Promise<ApiError> {
  const check = checks[name as CallName] as FieldCheck<CallName> | undefined
  if (!check) return refusal
  const errors = refusal.data['errors'] as readonly FieldError[]
  const named = new Set(errors.map(({ field }) => field.split('.', 1)[0]))
  const faults = await check(context, sound, params)
  const more = validationError(
    context.scope.locale,
    faults.filter(({ field }) => !named.has(field)),
  )
  return new ApiError('VALIDATION_FAILED', { errors: [...errors, ...(more.data['errors'] as readonly FieldError[])] })
}

/** A body that its schema refuses, those of its fields that it would take, and what stands in the path. */
interface UnsoundBody {
  readonly params: Readonly<Record<string, unknown>>
  readonly refusal: ApiError
  readonly sound: Readonly<Record<string, unknown>>
}
