import { fieldErrors, type FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { isRecord } from '#schemas/text/is-record.ts'

const isFieldCode = (code: unknown): code is FieldErrorCode => typeof code === 'string' && Object.hasOwn(fieldErrors, code)

/** Gives the rejected fields of a refusal their sentences where they have none: a service that knows no reader names the code and the reason. */
export function withSentences(data: Readonly<Record<string, unknown>>, locale: string): Readonly<Record<string, unknown>> {
  const { errors } = data
  if (!Array.isArray(errors)) return data
  const said = (errors as readonly unknown[]).map((fault) => {
    if (!isRecord(fault) || !isFieldCode(fault['code']) || fault['message'] !== undefined) return fault
    return { ...fault, message: fieldErrorMessage(fault['code'], locale, fault) }
  })
  return { ...data, errors: said }
}
