import type { z } from 'zod'
import type { LimitReason, NumberReason } from '#schemas/errors/error-details.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { fieldErrors, type FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { typedReasons } from '#schemas/errors/reasons/typed-reasons.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { MAX_TOLD_FAULTS } from './told-faults.ts'

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

/** The rule of a shape, where its check names it as its message. */
function reasonOfShape({ code, message }: Issue): string | undefined {
  return code === 'invalid_format' && Object.hasOwn(typedReasons, message) ? message : undefined
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
  const { max = '', reason, sign, example }: Readonly<Record<string, unknown>> = (issue.code === 'custom' ? issue.params : undefined) ?? {}
  return { min, max, reason: reason ?? reasonOfNumber(issue) ?? reasonOfShape(issue), sign, example }
}

/** The faults of a body: the first ones with their messages, and the number of the others. */
export interface FieldFaults {
  readonly errors: readonly FieldError[]
  readonly more: number
}

/** How many issues are compared with one another. Those behind them are counted alone. */
const MAX_COMPARED = 1000

interface Fault {
  readonly field: string
  readonly code: FieldErrorCode
  readonly issue: Issue
}

const faultsIn = (issue: Issue): number => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1)

/** The faults of one issue: one for each unknown key of a strict object, else one. */
function toFaults(issue: Issue, path: string): readonly Fault[] {
  if (issue.code !== 'unrecognized_keys') return [{ field: path, code: codeOf(issue), issue }]
  const before = path === '' ? '' : `${path}.`
  return issue.keys.slice(0, MAX_COMPARED).map((key) => ({ field: `${before}${key}`, code: 'FORMAT', issue }))
}

function toFieldError({ field, code, issue }: Fault, locale: string): FieldError {
  return { field, code, message: fieldErrorMessage(code, locale, issue.code === 'unrecognized_keys' ? {} : wordsOf(issue)) }
}

/** An issue, with the path of its field. */
type Placed = readonly [issue: Issue, path: string]

/** Returns a test if another issue of the field says more: an unsafe integer is beyond the limit of its field too. */
function saidBetter(placed: readonly Placed[]): (placed: Placed) => boolean {
  const counts = new Map<string, number>()
  const keyOf = ([{ code }, path]: Placed): string => `${code} ${path}`
  for (const each of placed) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1)
  return (each) => {
    const [issue] = each
    if ((issue.code !== 'too_big' && issue.code !== 'too_small') || issue.origin !== 'int') return false
    return (counts.get(keyOf(each)) ?? 0) > 1
  }
}

/** Leaves out what a reader need not know: a missing field has no other fault. */
function withoutRepeats(faults: readonly Fault[]): readonly Fault[] {
  const missing = new Map<string, Fault>()
  for (const fault of faults) if (fault.code === 'REQUIRED' && !missing.has(fault.field)) missing.set(fault.field, fault)
  return faults.filter((fault) => (missing.get(fault.field) ?? fault) === fault)
}

/** Turns the issues of a schema into errors of fields, in the reader’s language. Its work grows with the number of issues, and its answer does not. */
export function issueErrors(issues: readonly Issue[], locale: string): FieldFaults {
  const placed = issues.slice(0, MAX_COMPARED).map((issue): Placed => [issue, issue.path.join('.')])
  const isSaidBetter = saidBetter(placed)
  const compared = placed.filter((each) => !isSaidBetter(each))
  const faults = withoutRepeats(compared.flatMap(([issue, path]) => toFaults(issue, path)))
  const errors = faults.slice(0, MAX_TOLD_FAULTS).map((fault) => toFieldError(fault, locale))
  const cutKeys = compared.reduce((sum, [issue]) => sum + Math.max(0, faultsIn(issue) - MAX_COMPARED), 0)
  const behind = issues.slice(MAX_COMPARED).reduce((sum, issue) => sum + faultsIn(issue), 0)
  return { errors, more: faults.length - errors.length + cutKeys + behind }
}

/** The names of the fields of a body, at its top, that issues of its schema are about. */
export function refusedFields(issues: readonly Issue[]): ReadonlySet<string> {
  return new Set(
    issues.flatMap(({ path: [first], ...issue }) =>
      first === undefined && issue.code === 'unrecognized_keys' ? issue.keys : [String(first ?? '')],
    ),
  )
}
