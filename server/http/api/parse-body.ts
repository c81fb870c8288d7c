import type { z } from 'zod'
import { hasDataUrl } from '#schemas/text/has-data-url.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { hasVisibleText, multiLineText, singleLineText } from '#schemas/text/visible-text.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { issueErrors, refusedFields, type FieldFaults } from '#server/platform/errors/issue-errors.ts'
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

/** Finds the texts of a body that contain a data URL, by their paths. */
function findHiddenFiles(value: unknown, path: string, found: string[]): readonly string[] {
  if (typeof value === 'string' && hasDataUrl(value)) found.push(path)
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inner] of Object.entries(value))
    if (!passwordFields.has(key)) findHiddenFiles(inner, path === '' ? key : `${path}.${key}`, found)
  return found
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
  const hidden = areTextsFree ? [] : findHiddenFiles(parsed.success ? parsed.data : asked, '', [])
  if (parsed.success && hidden.length === 0) return parsed.data
  throw refusalOf(parsed.error?.issues ?? [], hidden, locale)
}

/** The refusal of a body by its schema. */
export class RefusedBody extends ApiError {
  /** The fields at the top of the body that it is about, named in the answer or not. */
  readonly fields: ReadonlySet<string>

  constructor(faults: FieldFaults, fields: ReadonlySet<string>) {
    super('VALIDATION_FAILED', { ...faults })
    this.fields = fields
  }
}

function refusalOf(issues: readonly z.core.$ZodIssue[], hidden: readonly string[], locale: string): RefusedBody {
  const { errors, more } = issueErrors(issues, locale)
  const named = new Set(errors.map(({ field }) => field))
  const message = fieldErrorMessage('FORMAT', locale, { reason: 'dataUrl' })
  const others = hidden.filter((field) => !named.has(field)).map((field): FieldError => ({ field, code: 'FORMAT', message }))
  return new RefusedBody({ errors: [...errors, ...others], more }, new Set([...refusedFields(issues), ...hidden.map(topOf)]))
}

const topOf = (path: string): string => path.split('.', 1)[0] ?? ''

/** Those fields of a body that a refusal is not about, as the schema would take them. */
export function validFields(
  schema: z.ZodType,
  body: unknown,
  { fields }: RefusedBody,
  reading: BodyReading = {},
): Readonly<Record<string, unknown>> {
  const asked = tidyBody(dropUnknownKeys(schema, body ?? {}), { verbatim: reading.verbatim === true }) as object
  return Object.fromEntries(Object.entries(asked).filter(([name]) => !fields.has(name)))
}
