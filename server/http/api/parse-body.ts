import type { z } from 'zod'
import { hasDataUrl } from '#schemas/has-data-url.ts'
import type { FieldError } from '#schemas/errors.ts'
import { fieldErrorMessage } from '#schemas/field-messages.ts'
import type { LimitReason, NumberReason } from '#schemas/error-details.ts'
import { fieldErrors, type FieldErrorCode } from '#schemas/field-errors.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { isReadable } from '#server/platform/input/is-safe-body.ts'

type Issue = z.core.$ZodIssue

const formatCodes: Readonly<Record<string, FieldErrorCode>> = { email: 'EMAIL', e164: 'PHONE', date: 'DATE', datetime: 'DATE' }

function codeOfSize(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): FieldErrorCode {
  const ofText = issue.origin === 'string'
  if (issue.code === 'too_small') return ofText ? 'TOO_SHORT' : 'MIN'
  return ofText ? 'TOO_LONG' : 'MAX'
}

function codeOfType(issue: Extract<Issue, { code: 'invalid_type' }>): FieldErrorCode {
  if (issue.input == null) return 'REQUIRED'
  // A number that came as text: whoever reads « Saisissez un nombre » would look in vain for what is wrong with it.
  if (typeof issue.input === 'string' && Number.isFinite(Number(issue.input))) return 'TYPE'
  return issue.expected === 'number' || issue.expected === 'int' ? 'NUMBER' : 'TYPE'
}

// A check of ours names its own code.
function codeOfCheck({ params }: Extract<Issue, { code: 'custom' }>): FieldErrorCode {
  const code: unknown = params?.['code']
  return typeof code === 'string' && Object.hasOwn(fieldErrors, code) ? (code as FieldErrorCode) : 'FORMAT'
}

function codeOf(issue: Issue): FieldErrorCode {
  // Only what is taken as it was typed is still empty here.
  if (issue.input === '') return 'REQUIRED'
  switch (issue.code) {
    case 'invalid_type':
      return codeOfType(issue)
    case 'too_small':
    case 'too_big':
      return codeOfSize(issue)
    case 'invalid_format':
      return formatCodes[issue.format] ?? 'FORMAT'
    case 'invalid_value':
      return issue.input == null ? 'REQUIRED' : 'OPTION'
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

/** What the sentence of a code may name: its limits, or what a check of ours knows of its reason. */
function wordsOf(issue: Issue): Readonly<Record<string, unknown>> {
  const min = 'minimum' in issue ? Number(issue.minimum) : ''
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    return { min, max: 'maximum' in issue ? Number(issue.maximum) : '', reason: reasonOfSize(issue) }
  }
  const { max = '', reason }: Readonly<Record<string, unknown>> = (issue.code === 'custom' ? issue.params : undefined) ?? {}
  return { min, max, reason: reason ?? reasonOfNumber(issue) }
}

function toFieldError(issue: Issue, locale: string): FieldError {
  const code = codeOf(issue)
  return { field: issue.path.join('.'), code, message: fieldErrorMessage(code, locale, wordsOf(issue)) }
}

/** What is taken as it was typed. */
const verbatim = new Set(['password', 'newPassword'])

/** Strings as they are stored: NFC, trimmed, `""` is null; a password is left as it is: an empty one was given all the same. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim() || null
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, verbatim.has(key) ? inner : tidy(inner)]))
}

/** Refuses what is no body of a call, whatever the call. */
export function requireReadable(body: unknown): void {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) throw new ApiError('BAD_REQUEST')
  if (!isReadable(body)) throw new ApiError('BAD_REQUEST')
}

/** What is no safe whole number is beyond the limit of its field as well, which says more. */
function isSaidBetter(issue: Issue, issues: readonly Issue[]): boolean {
  if ((issue.code !== 'too_big' && issue.code !== 'too_small') || issue.origin !== 'int') return false
  return issues.some((other) => other !== issue && other.code === issue.code && other.path.join('.') === issue.path.join('.'))
}

/** What is missing is told as missing, once: nothing else is wrong with it. */
function isTold(error: FieldError, errors: readonly FieldError[]): boolean {
  const missing = errors.find(({ field, code }) => field === error.field && code === 'REQUIRED')
  return missing === undefined || missing === error
}

/** The texts of a body that hide a file, by where they stand. */
function hiddenFiles(value: unknown, path: string, locale: string): FieldError[] {
  if (typeof value === 'string')
    return hasDataUrl(value) ? [{ field: path, code: 'FORMAT', message: fieldErrorMessage('FORMAT', locale, { reason: 'dataUrl' }) }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).filter(([key]) => !verbatim.has(key))
  return entries.flatMap(([key, inner]) => hiddenFiles(inner, path === '' ? key : `${path}.${key}`, locale))
}

/** Who looks into the texts of a body: its call itself, where only that knows which are asked. */
interface BodyReading {
  readonly readsTexts?: boolean
}

/** Reads a call's body by its schema; unknown keys are dropped, and every field that does not fit, or hides a file in its text, is named. */
export function readBody(schema: z.ZodType, body: unknown, locale: string, { readsTexts = false }: BodyReading = {}): unknown {
  requireReadable(body)
  const parsed = schema.safeParse(tidy(body ?? {}), { reportInput: true })
  // What else stands in a body than what is asked is dropped.
  const hidden = readsTexts ? [] : hiddenFiles(parsed.success ? parsed.data : body, '', locale)
  if (parsed.success && hidden.length === 0) return parsed.data
  const issues = (parsed.error?.issues ?? []).filter((issue, _at, all) => !isSaidBetter(issue, all))
  const errors = issues.map((issue) => toFieldError(issue, locale)).filter((error, _at, all) => isTold(error, all))
  const isNamed = ({ field }: FieldError): boolean => errors.some((error) => error.field === field)
  throw new ApiError('VALIDATION_FAILED', { errors: [...errors, ...hidden.filter((each) => !isNamed(each))] })
}

/** Those fields of a body that a refusal does not name, as the schema would take them. */
export function validFields(body: unknown, { data }: ApiError): Readonly<Record<string, unknown>> {
  const errors = (data['errors'] ?? []) as readonly FieldError[]
  const named = new Set(errors.map(({ field }) => field.split('.', 1)[0]))
  return Object.fromEntries(Object.entries(tidy(body ?? {}) as object).filter(([name]) => !named.has(name)))
}
