import type { z } from 'zod'
import { hasDataUrl } from '#schemas/text/has-data-url.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import type { LimitReason, NumberReason } from '#schemas/errors/error-details.ts'
import { fieldErrors, type FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { hasVisibleText, multiLineText, singleLineText } from '#schemas/text/visible-text.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { isReadable } from '#server/platform/input/is-safe-body.ts'
import { dropUnknownKeys } from './drop-unknown-keys.ts'

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
      return formatCodes[issue.format] ?? 'FORMAT'
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

/** Fields that are read as they were typed. */
const passwordFields = new Set(['password', 'newPassword'])

/** Fields of several lines; every other text is read as one line. */
const multiLine = new Set(['message'])

type Tidy = (text: string) => string

/**
 * Strings as they are stored: normalised, null when they show nothing. A password stays as it was typed, even empty.
 * Where only the call knows which of its texts have several lines, all are read so.
 */
function tidy(value: unknown, text: Tidy): unknown {
  if (typeof value === 'string') return hasVisibleText(value) ? text(value) : null
  if (Array.isArray(value)) return value.map((item): unknown => tidy(item, text))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    passwordFields.has(key) ? inner : tidy(inner, multiLine.has(key) ? multiLineText : text),
  ])
  return Object.fromEntries(entries)
}

function tidyBody(body: unknown, { readsTexts, verbatim }: BodyReading): unknown {
  return verbatim === true ? body : tidy(body, readsTexts === true ? multiLineText : singleLineText)
}

/** Refuses what cannot be the body of any call. */
export function requireReadable(body: unknown): void {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) throw new ApiError('BAD_REQUEST')
  if (!isReadable(body)) throw new ApiError('BAD_REQUEST')
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

/** The texts of a body that contain a data URL, by their path. */
function hiddenFiles(value: unknown, path: string, locale: string): FieldError[] {
  if (typeof value === 'string')
    return hasDataUrl(value) ? [{ field: path, code: 'FORMAT', message: fieldErrorMessage('FORMAT', locale, { reason: 'dataUrl' }) }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).filter(([key]) => !passwordFields.has(key))
  return entries.flatMap(([key, inner]) => hiddenFiles(inner, path === '' ? key : `${path}.${key}`, locale))
}

/** Options of body parsing. */
interface BodyReading {
  /** The call checks its texts itself, because only it knows their fields. */
  readonly readsTexts?: boolean
  /** Strings stay as they were sent. */
  readonly verbatim?: boolean
}

/** Parses the body of a call by its schema: drops unknown keys, and names every field that does not fit or contains a data URL. */
export function readBody(schema: z.ZodType, body: unknown, locale: string, reading: BodyReading = {}): unknown {
  requireReadable(body)
  const asked = dropUnknownKeys(schema, body ?? {})
  const parsed = schema.safeParse(tidyBody(asked, reading), { reportInput: true })
  const areTextsFree = reading.readsTexts === true || reading.verbatim === true
  const hidden = areTextsFree ? [] : hiddenFiles(parsed.success ? parsed.data : asked, '', locale)
  if (parsed.success && hidden.length === 0) return parsed.data
  const issues = (parsed.error?.issues ?? []).filter((issue, _at, all) => !isSaidBetter(issue, all))
  const errors = issues.flatMap((issue) => toFieldErrors(issue, locale)).filter((error, _at, all) => isTold(error, all))
  const isNamed = ({ field }: FieldError): boolean => errors.some((error) => error.field === field)
  throw new ApiError('VALIDATION_FAILED', { errors: [...errors, ...hidden.filter((each) => !isNamed(each))] })
}

/** Those fields of a body that a refusal does not name, as the schema would take them. */
export function validFields(
  schema: z.ZodType,
  body: unknown,
  { data }: ApiError,
  reading: BodyReading = {},
): Readonly<Record<string, unknown>> {
  const errors = (data['errors'] ?? []) as readonly FieldError[]
  const named = new Set(errors.map(({ field }) => field.split('.', 1)[0]))
  return Object.fromEntries(
    Object.entries(tidyBody(dropUnknownKeys(schema, body ?? {}), { verbatim: reading.verbatim === true }) as object).filter(
      ([name]) => !named.has(name),
    ),
  )
}
