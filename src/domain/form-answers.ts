import type { FormField } from '#schemas/api/form.ts'
import type { FieldErrorCode } from '#schemas/field-errors.ts'

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

/** Reads a text of a form: as long as its field takes, and no file in disguise. */
export function readText({ type, maxLength }: FormField, text: string): ReadAnswer {
  const max = maxLength ?? (type === 'LONG_TEXT' ? texts.LONG_TEXT : texts.TEXT)
  if (dataUrl.test(text)) return { code: 'FORMAT' }
  return [...text].length > max ? { code: 'TOO_LONG', values: { max } } : { value: text }
}

function withinLimits({ min, max }: FormField, value: number | string): ReadAnswer {
  if (min !== undefined && typeof min === typeof value && value < min) return { code: 'MIN', values: { min } }
  if (max !== undefined && typeof max === typeof value && value > max) return { code: 'MAX', values: { max } }
  return { value }
}

/** Reads a number as people write it: with spaces between thousands, and a comma or a point. */
export function readNumber(field: FormField, text: string): ReadAnswer {
  const written = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(written) ? withinLimits(field, Number(written)) : { code: 'NUMBER' }
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
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
