import type { z } from 'zod'
import { hasDataUrl } from '#schemas/text/has-data-url.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { hasVisibleText, multiLineText, singleLineText } from '#schemas/text/visible-text.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { issueErrors } from '#server/platform/errors/issue-errors.ts'
import { isReadable } from '#server/platform/input/is-safe-body.ts'
import { dropUnknownKeys } from './drop-unknown-keys.ts'

/** Fields that are read as they were typed. */
const passwordFields = new Set(['password', 'newPassword'])

/** Fields of several lines; every other text is read as one line. */
const multiLine = new Set(['former', 'message', 'note', 'text', 'word'])

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
  const errors = issueErrors(parsed.error?.issues ?? [], locale)
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
