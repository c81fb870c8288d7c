import type { FormField } from '#schemas/api/form.ts'
import type { FormatReason } from '#schemas/error-reasons.ts'
import type { FieldErrorCode } from '#schemas/field-errors.ts'
import { compactNumber, isSiren } from './shop/siret.ts'

/** Why an answer is not taken, and the figures that its sentence names. */
export interface AnswerFault {
  readonly code: FieldErrorCode
  readonly values?: Readonly<Record<string, number | string>>
}

/** An answer as it is stored, or why it is not taken. */
type ReadAnswer = { readonly value: string | number } | AnswerFault

const texts = { TEXT: 300, LONG_TEXT: 5000 } as const
const dataUrl = /^data:[\w.+-]*\/[\w.+-]*[;,]/i
/** Fewer digits are no telephone number anywhere. */
const leastDigits = 3

/** Why a text is not the number of a company; null when it is one. */
function sirenFault(text: string): FormatReason | null {
  const number = compactNumber(text)
  if (isSiren(number)) return null
  return /^\d{9}$/.test(number) ? 'sirenCheck' : 'sirenLength'
}

/** Reads a text of a form: as long as its field takes, no file in disguise, and the number that is asked for. */
export function readText({ type, maxLength, format }: FormField, text: string): ReadAnswer {
  const max = maxLength ?? (type === 'LONG_TEXT' ? texts.LONG_TEXT : texts.TEXT)
  if (dataUrl.test(text)) return { code: 'FORMAT' }
  if ([...text].length > max) return { code: 'TOO_LONG', values: { max } }
  const reason = format === 'SIREN' ? sirenFault(text) : null
  return reason === null ? { value: text } : { code: 'FORMAT', values: { reason } }
}

function withinLimits({ min, max }: FormField, value: number | string): ReadAnswer {
  if (min !== undefined && typeof min === typeof value && value < min) return { code: 'MIN', values: { min } }
  if (max !== undefined && typeof max === typeof value && value > max) return { code: 'MAX', values: { max } }
  return { value }
}

/** Reads a number as people write it: with spaces between thousands, and a comma or a point. */
export function readNumber(field: FormField, text: string): ReadAnswer {
  const written = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(written)) return { code: 'NUMBER' }
  const number = Number(written)
  return field.whole && !Number.isInteger(number) ? { code: 'NUMBER', values: { reason: 'whole' } } : withinLimits(field, number)
}

function isDay(text: string): boolean {
  // No calendar has a year zero.
  const time = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Reads a day, as a browser sends it or as the French write it. */
export function readDate(field: FormField, text: string): ReadAnswer {
  const written = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  return isDay(written) ? withinLimits(field, written) : { code: 'DATE' }
}

/** Reads which of a field's answers was chosen. */
export function readChoice({ options = [] }: FormField, text: string): ReadAnswer {
  return options.some(({ value }) => value === text) ? { value: text } : { code: 'OPTION' }
}

/** How each kind of question reads what was typed; the others are chosen, or hold files. */
const READERS: Partial<Readonly<Record<FormField['type'], (field: FormField, text: string) => ReadAnswer>>> = {
  EMAIL: (_field, text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? { value: text } : { code: 'EMAIL' }),
  PHONE: (_field, text) => ((text.match(/\d/g) ?? []).length < leastDigits ? { code: 'PHONE' } : { value: text }),
  NUMBER: readNumber,
  DATE: readDate,
  CHOICE: readChoice,
  TEXT: readText,
  LONG_TEXT: readText,
}

/**
 * Why what stands in a field cannot be right, as far as it can be told before it is sent; null when nothing speaks against it.
 * Addresses and telephone numbers are read whole by the server alone: here only what nobody would take for one is refused.
 */
export function answerFault(field: FormField, text: string): AnswerFault | null {
  const read = READERS[field.type]?.(field, text.normalize('NFC').trim())
  return read && 'code' in read ? read : null
}
