import { fileReasons, formatReasons, limitReasons, numberReasons } from './error-reasons.ts'
import { fieldErrors, type FieldErrorCode } from './field-errors.ts'
import { fillMessage } from './fill-message.ts'
import { wordsFor, type Words } from './words.ts'

/** What a person reads where no more than one file is taken. */
const oneFile: Words = { fr: 'Un fichier au plus.', en: 'No more than one file.' }

/** The sentence of a field error in the reader's language. */
export function fieldErrorMessage(code: FieldErrorCode, locale: string, values: Readonly<Record<string, unknown>> = {}): string {
  return fillMessage(wordsFor(locale, fieldWords(code, values)), values, locale)
}

// A map, so that no reason is found that nobody wrote.
const reasonsOf: Partial<Record<FieldErrorCode, ReadonlyMap<string, Words>>> = {
  TYPE: new Map(Object.entries(fileReasons)),
  FORMAT: new Map(Object.entries(formatReasons)),
  NUMBER: new Map(Object.entries(numberReasons)),
  MIN: new Map(Object.entries(limitReasons)),
  MAX: new Map(Object.entries(limitReasons)),
}

function fieldWords(code: FieldErrorCode, { reason, max }: Readonly<Record<string, unknown>>): Words {
  if (code === 'FILE_TOO_MANY' && max === 1) return oneFile
  return (typeof reason === 'string' && reasonsOf[code]?.get(reason)) || fieldErrors[code]
}

/** A sentence with what it speaks of before it. */
export function messageAbout(what: string, message: string, locale: string): string {
  return `${what}${wordsFor(locale, { fr: '\u00a0:', en: ':' })} ${message}`
}

/** The sentence of a file that is not taken: its name, then why. */
export function fileErrorMessage(
  code: FieldErrorCode,
  locale: string,
  filename: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  return messageAbout(filename, fieldErrorMessage(code, locale, values), locale)
}
