import type { FormField } from '#schemas/api/content/form.ts'
import type { FormatReason } from '#schemas/errors/error-details.ts'
import { hasDataUrl } from '#schemas/text/has-data-url.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { canBePhoneNumber } from '#schemas/text/digits-to-dial.ts'
import { isEmailAddress } from '#schemas/text/email-address.ts'
import { pastedEmail } from '#schemas/api/people/pasted-email.ts'
import { joinedLines, multiLineText } from '#schemas/text/visible-text.ts'
import { stripEnd } from '#schemas/text/strip-ends.ts'
import { isDay } from '#domain/dates/is-day.ts'
import { compactNumber, isSiren } from '#domain/shop/companies/siret.ts'
import { cutText } from '#schemas/text/cut-text.ts'

/** Why an answer is not taken, and the values that its sentence names. */
export interface AnswerFault {
  readonly code: FieldErrorCode
  readonly values?: Readonly<Record<string, number | string | readonly string[]>>
}

/** An answer as it is stored, or why it is not taken. */
type ReadAnswer = { readonly value: string | number } | AnswerFault

const texts = { TEXT: 300, LONG_TEXT: 5000 } as const
/** The limits of a date field that sets none. */
const usualDays = { min: '1900-01-01', max: '2100-12-31' } as const

/** The most of the characters beside a number that its error repeats. */
const MAX_SIGN_LENGTH = 20

/** Why a text is not the number of a company; null when it is one. */
function sirenFault(text: string): FormatReason | null {
  const number = compactNumber(text)
  if (isSiren(number)) return null
  return /^\d{9}$/.test(number) ? 'sirenCheck' : 'sirenLength'
}

/** Reads a text of a form: as long as its field takes, no file in disguise, and the number that is asked for. */
export function readText({ type, maxLength, format }: FormField, text: string): ReadAnswer {
  const max = maxLength ?? (type === 'LONG_TEXT' ? texts.LONG_TEXT : texts.TEXT)
  if (hasDataUrl(text)) return { code: 'FORMAT', values: { reason: 'dataUrl' } }
  const { length } = [...text]
  if (length > max) return { code: 'TOO_LONG', values: { max, excess: length - max } }
  const reason = format === 'SIREN' ? sirenFault(text) : null
  return reason === null ? { value: text } : { code: 'FORMAT', values: { reason } }
}

function withinLimits({ min, max }: FormField, value: number): ReadAnswer {
  if (typeof min === 'number' && value < min) return { code: 'MIN', values: { min } }
  if (typeof max === 'number' && value > max) return { code: 'MAX', values: { max } }
  return { value }
}

/** Finds the characters beside the figures of a number; null where there are none, or no figures. */
function signBeside(text: string): string | null {
  return /\d/.test(text) ? cutText(/[^\d\s\u00a0\u202f.,-]+/u.exec(text)?.[0] ?? '', MAX_SIGN_LENGTH) || null : null
}

/** One space between thousands, of any width, and a comma or a point before decimals. */
const writtenNumber = /^-? ?(?:\d{1,15}|\d{1,3}(?: \d{3}){1,4})(?:[.,]\d{1,6})?$/
const anySpace = /[\u00a0\u2007\u2009\u202f]/g
/** A point or a comma that may part thousands as well as decimals. */
const eitherWay = /^(-?)([1-9]\d{0,2})[.,](\d{3})$/

/** Why a number is not taken that may be read in two ways: with both, as far as the field takes them; null when it is read in one. */
function twoReadings({ whole }: FormField, text: string): AnswerFault | null {
  const [, sign = '', units = '', places = ''] = eitherWay.exec(text) ?? []
  if (units === '') return null
  const joined = `${sign}${units}${places}`
  if (whole && places !== '000') return { code: 'NUMBER', values: { reason: 'joined', joined } }
  // Three places would be read in two ways again.
  const decimals = places.endsWith('0') ? places.slice(0, 1) + stripEnd(places.slice(1), /0/) : `${places}0`
  return { code: 'NUMBER', values: { reason: 'eitherWay', joined, units: `${sign}${units}`, decimals } }
}

/** Why a text is not a number: what stands beside its figures, or how these are grouped. */
function numberFault(text: string): AnswerFault {
  const sign = signBeside(text)
  if (sign !== null) return { code: 'NUMBER', values: { reason: 'sign', sign } }
  return /\d[\s.,-]+\d/.test(text) ? { code: 'NUMBER', values: { reason: 'grouping' } } : { code: 'NUMBER' }
}

/** Takes a number that can be read in one way alone. */
export function parseUnambiguousNumber(field: FormField, number: number): ReadAnswer {
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(String(number))) return { code: 'NUMBER' }
  return field.whole && !Number.isInteger(number) ? { code: 'NUMBER', values: { reason: 'whole' } } : withinLimits(field, number)
}

/** Reads a number as people write it: with spaces between thousands, and a comma or a point. What may mean another number is not guessed. */
export function readNumber(field: FormField, text: string): ReadAnswer {
  const written = text.replace(anySpace, ' ')
  if (!writtenNumber.test(written)) return numberFault(text)
  return twoReadings(field, written) ?? parseUnambiguousNumber(field, Number(written.replaceAll(' ', '').replace(',', '.')))
}

const writtenDay = (day: string): string => day.split('-').toReversed().join('/')

function withinDays({ min, max }: FormField, day: string): ReadAnswer {
  if (typeof min === 'string' && day < min) return { code: 'MIN', values: { min: writtenDay(min), reason: 'notBefore' } }
  if (typeof max === 'string' && day > max) return { code: 'MAX', values: { max: writtenDay(max), reason: 'notAfter' } }
  const isFar = (min === undefined && day < usualDays.min) || (max === undefined && day > usualDays.max)
  return isFar ? { code: 'DATE', values: { reason: 'year' } } : { value: day }
}

/** A day as the French write it, with one sign between its parts: 31/12/2026, 31.12.2026, 31-12-2026, 1/9/2026. */
const frenchDay = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/

function isoDay(text: string): string {
  const [, day, , month, year] = frenchDay.exec(text) ?? []
  return day === undefined || month === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Reads a day, as a browser sends it or as the French write it. */
export function readDate(field: FormField, text: string): ReadAnswer {
  const written = isoDay(text)
  if (isDay(written)) return withinDays(field, written)
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? { code: 'DATE' } : { code: 'DATE', values: { reason: 'form' } }
}

/** Reads which of a field's answers was chosen. */
export function readChoice({ options = [] }: FormField, text: string): ReadAnswer {
  return options.some(({ value }) => value === text) ? { value: text } : { code: 'OPTION' }
}

/** Reads an e-mail address, as it is typed or pasted. */
export function readEmail(text: string): { readonly value: string } | AnswerFault {
  const address = pastedEmail(text)
  return isEmailAddress(address) ? { value: address } : { code: 'EMAIL' }
}

/** How each kind of question reads what was typed; the others are chosen, or hold files. */
const READERS: Partial<Readonly<Record<FormField['type'], (field: FormField, text: string) => ReadAnswer>>> = {
  EMAIL: (_field, text) => readEmail(text),
  PHONE: (_field, text) => (canBePhoneNumber(text) ? { value: text } : { code: 'PHONE' }),
  NUMBER: readNumber,
  DATE: readDate,
  CHOICE: readChoice,
  TEXT: readText,
  LONG_TEXT: readText,
}

/** An answer as it is checked and stored: on one line, unless its field has several. */
export function answerText({ type }: Pick<FormField, 'type'>, typed: string): string {
  return type === 'LONG_TEXT' ? multiLineText(typed) : joinedLines(typed)
}

/**
 * Finds why an answer would be refused, before it is sent; null when it would be taken. The server alone knows the numbering plans of other
 * countries: only a foreign phone number can be refused later.
 */
export function answerFault(field: FormField, text: string): AnswerFault | null {
  const read = READERS[field.type]?.(field, answerText(field, text))
  return read && 'code' in read ? read : null
}
