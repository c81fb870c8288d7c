import type { FormField } from '#schemas/api/content/form.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { fieldErrorMessage, fileErrorMessage } from '#schemas/errors/field-messages.ts'
import type { Json } from '#schemas/generated/content.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import {
  answerText,
  readChoice,
  readDate,
  readEmail,
  readNumber,
  readText,
  parseUnambiguousNumber,
  type AnswerFault,
} from '#domain/forms/form-answers.ts'
import { readPhone } from '#domain/text/phone-number.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'
import { parseJson } from './parse-json-fields.ts'

type Read = { readonly value: Json } | AnswerFault

const ticked = new Set<unknown>([true, 'true', 'on', '1', 1])
const unticked = new Set<unknown>([undefined, null, '', false, 'false', 'off', '0', 0])

function readChoices({ options = [] }: FormField, all: readonly string[]): Read {
  const chosen = [...new Set(all)]
  return chosen.every((value) => options.some((option) => option.value === value)) ? { value: chosen } : { code: 'OPTION' }
}

function readOne(field: FormField, text: string): Read {
  switch (field.type) {
    case 'EMAIL': {
      const read = readEmail(text)
      return 'code' in read ? read : { value: emailKey(read.value) }
    }
    case 'PHONE': {
      const phone = readPhone(text)
      return phone === null ? { code: 'PHONE' } : { value: phone }
    }
    case 'NUMBER':
      return readNumber(field, text)
    case 'DATE':
      return readDate(field, text)
    case 'CHOICE':
      return readChoice(field, text)
    default:
      return readText(field, text)
  }
}

// A form writes a list as a name that comes several times, or as JSON.
function listOf(given: unknown): string[] | null {
  const list = typeof given === 'string' && /^[[{]/.test(given) ? (parseJson(given) ?? { unreadable: true }) : given
  if (list === null || list === undefined || list === '') return []
  const all: unknown[] = Array.isArray(list) ? list : [list]
  return all.every((each) => typeof each === 'string' || typeof each === 'number') ? all.map(String) : null
}

function readConsent({ required }: FormField, given: unknown): Read {
  if (ticked.has(given)) return { value: true }
  if (!unticked.has(given)) return { code: 'TYPE' }
  return required ? { code: 'CONSENT_REQUIRED' } : { value: false }
}

function readList(field: FormField, given: unknown): Read {
  const all = listOf(given)
  if (all === null) return { code: 'TYPE' }
  return all.length === 0 && field.required ? { code: 'REQUIRED' } : readChoices(field, all)
}

// A list is no answer to a question with one answer: none of several values could be dropped silently.
function readSingle(field: FormField, given: unknown): Read {
  if (given === null || given === undefined || given === '') return field.required ? { code: 'REQUIRED' } : { value: null }
  if (typeof given === 'number') return field.type === 'NUMBER' ? parseUnambiguousNumber(field, given) : readOne(field, String(given))
  return typeof given === 'string' ? readOne(field, answerText(field, given)) : { code: 'TYPE' }
}

function readField(field: FormField, given: unknown): Read {
  if (field.type === 'CONSENT') return readConsent(field, given)
  return field.type === 'CHOICES' ? readList(field, given) : readSingle(field, given)
}

/** A fault of a field as the form's state tells it; of a file, with its name. */
export function toFieldError(locale: string, field: string, { code, values }: AnswerFault, filename?: string): FieldError {
  const message = filename === undefined ? fieldErrorMessage(code, locale, values) : fileErrorMessage(code, locale, filename, values)
  return { field, code, message }
}

/** Reads the answers to the fields that are no files; reports every fault. */
export function readValues(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
  locale: string,
): { readonly values: Record<string, Json>; readonly errors: FieldError[] } {
  const values = emptyRecord<Json>()
  const errors: FieldError[] = []
  for (const field of fields) {
    const read = readField(field, Object.hasOwn(given, field.name) ? given[field.name] : undefined)
    if ('code' in read) errors.push(toFieldError(locale, field.name, read))
    else values[field.name] = read.value
  }
  return { values, errors }
}
