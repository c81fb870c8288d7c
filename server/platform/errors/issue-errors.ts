import type { z } from 'zod'
import type { LimitReason, NumberReason } from '#schemas/errors/error-details.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { fieldErrors, type FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { ownValue } from '#schemas/names/own-value.ts'

type Issue = z.core.$ZodIssue

const formatCodes: Readonly<Record<string, FieldErrorCode>> = { email: 'EMAIL', e164: 'PHONE', date: 'DATE', datetime: 'DATE' }

function codeOfSize(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): FieldErrorCode {
  const ofText = issue.origin === 'string'
  if (issue.code === 'too_small') return ofText ? 'TOO_SHORT' : 'MIN'
  return ofText ? 'TOO_LONG' : 'MAX'
}

function codeOfType(issue: Extract<Issue, { code: 'invalid_type' }>): FieldErrorCode {
  if (issue.input == null) return 'REQUIRED'
  // « Saisissez un nombre » would not say what is wrong with a number that came as text.
  if (typeof issue.input === 'string' && Number.isFinite(Number(issue.input))) return 'TYPE'
  return issue.expected === 'number' || issue.expected === 'int' ? 'NUMBER' : 'TYPE'
}

// Custom checks carry their own code.
function codeOfCheck({ params }: Extract<Issue, { code: 'custom' }>): FieldErrorCode {
  const code: unknown = params?.['code']
  return typeof code === 'string' && Object.hasOwn(fieldErrors, code) ? (code as FieldErrorCode) : 'FORMAT'
}

// A text that is taken as typed may still be empty here.
const isMissing = ({ code, input }: Issue): boolean =>
  input === '' || (input == null && (code === 'invalid_union' || code === 'invalid_value'))

function codeOf(issue: Issue): FieldErrorCode {
  if (isMissing(issue)) return 'REQUIRED'
  switch (issue.code) {
    case 'invalid_type':
      return codeOfType(issue)
    case 'too_small':
    case 'too_big':
      return codeOfSize(issue)
    case 'invalid_format':
      return ownValue(formatCodes, issue.format) ?? 'FORMAT'
    case 'invalid_value':
      return 'OPTION'
    case 'custom':
      return codeOfCheck(issue)
    default:
      return 'FORMAT'
  }
}

function reasonOfSize(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): LimitReason | undefined {
  if (issue.origin === 'array') return issue.code === 'too_small' ? 'listTooShort' : 'listTooLong'
  return issue.code === 'too_small' && issue.inclusive === false ? 'moreThan' : undefined
}

function reasonOfNumber(issue: Issue): NumberReason | undefined {
  return issue.code === 'invalid_type' && issue.expected === 'int' ? 'whole' : undefined
}

/** The number of characters by which a text is too long. */
function excessOf(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): number | undefined {
  return issue.code === 'too_big' && typeof issue.input === 'string' ? issue.input.length - Number(issue.maximum) : undefined
}

/** The values that a message may contain: limits, or what a custom check knows. */
function wordsOf(issue: Issue): Readonly<Record<string, unknown>> {
  const min = 'minimum' in issue ? Number(issue.minimum) : ''
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const max = 'maximum' in issue ? Number(issue.maximum) : ''
    return { min, max, reason: reasonOfSize(issue), excess: excessOf(issue) }
  }
  const { max = '', reason, sign }: Readonly<Record<string, unknown>> = (issue.code === 'custom' ? issue.params : undefined) ?? {}
  return { min, max, reason: reason ?? reasonOfNumber(issue), sign }
}

/** Errors of one issue: one for each unknown key of a strict object, else one. */
function toFieldErrors(issue: Issue, locale: string): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    const message = fieldErrorMessage('FORMAT', locale)
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'FORMAT', message }))
  }
  const code = codeOf(issue)
  return [{ field: issue.path.join('.'), code, message: fieldErrorMessage(code, locale, wordsOf(issue)) }]
}

/** Tests if another issue of the field says more: an unsafe integer is beyond the limit of its field too. */
function isSaidBetter(issue: Issue, issues: readonly Issue[]): boolean {
  if ((issue.code !== 'too_big' && issue.code !== 'too_small') || issue.origin !== 'int') return false
  return issues.some((other) => other !== issue && other.code === issue.code && other.path.join('.') === issue.path.join('.'))
}

/** Tests if an error is shown: a missing field has no other error. */
function isTold(error: FieldError, errors: readonly FieldError[]): boolean {
  const missing = errors.find(({ field, code }) => field === error.field && code === 'REQUIRED')
  return missing === undefined || missing === error
}

/** Turns the issues of a schema into errors of fields, in the reader’s language. */
export function issueErrors(issues: readonly Issue[], locale: string): FieldError[] {
  return issues
    .filter((issue) => !isSaidBetter(issue, issues))
    .flatMap((issue) => toFieldErrors(issue, locale))
    .filter((error, _at, all) => isTold(error, all))
}
