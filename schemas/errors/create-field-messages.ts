import type { FieldErrorCode } from './field-errors.ts'
import type { formFieldErrors } from './form-field-errors.ts'
import { fillMessage } from './format-message.ts'
import { translate, type Translations } from './translations.ts'

/** The message for a second file in a field of one. */
const oneFile: Translations = { fr: 'Un fichier au plus.', en: 'No more than one file.' }

/** The message for a file over the maximum size. */
const tooHeavy: Translations = { fr: 'Ce fichier est trop lourd\u00a0: {max}\u00a0au plus.', en: 'This file is too heavy: {max} at most.' }

/** The message for a file of an unaccepted type. */
const wrongType: Translations = {
  fr: 'Ce type de fichier n’est pas accepté\u00a0: choisissez un fichier {types}.',
  en: 'This type of file is not accepted: choose a {types} file.',
}

/** Formats media types: « PDF, JPEG ou PNG ». */
function writtenTypes(types: readonly unknown[], locale: string): string {
  const names = types.map((type) => String(type).replace(/^.*\//, '').toUpperCase().replace('WEBP', 'WebP'))
  return new Intl.ListFormat(translate(locale, { fr: 'fr-FR', en: 'en-GB' }), { type: 'disjunction' }).format(names)
}

/**
 * Formats a size in kilobytes or megabytes: « 2,5 Mo », « 10 Mo ». It is rounded down, so that no file of the displayed size is rejected.
 */
export function writtenSize(bytes: number, locale: string): string {
  const [unit, of, digits] = bytes < 1_000_000 ? ['kilobyte', 1000, 0] : ['megabyte', 1_000_000, bytes < 10_000_000 ? 1 : 0]
  const language = translate(locale, { fr: 'fr-FR', en: 'en-GB' })
  const format = new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit, maximumFractionDigits: digits, roundingMode: 'floor' },
  })
  return format.format(bytes / of)
}

/** The message for a text of known excess length. */
const tooLong: Translations = {
  fr: 'Saisissez {max} caractères au plus\u00a0: il y en a {excess} de trop.',
  en: 'Enter no more than {max} characters: there are {excess} too many.',
}

/** The messages of field codes, at least those that a browser uses. */
type FieldWords = Readonly<Record<keyof typeof formFieldErrors, Translations> & Partial<Record<FieldErrorCode, Translations>>>

/** Detailed messages of some codes by their reason. */
type ReasonWords = Readonly<Partial<Record<FieldErrorCode, Readonly<Record<string, Translations>>>>>

/** The values in a message. */
type Values = Readonly<Record<string, unknown>>

/** The case of a message after a colon: in French it continues the sentence. */
const afterColon: Readonly<Record<'fr' | 'en', (message: string) => string>> = {
  fr: (message) => message.charAt(0).toLowerCase() + message.slice(1),
  en: (message) => message,
}

/** Prefixes a message with its subject. */
export function fieldMessage(what: string, message: string, locale: string): string {
  return `${what}${translate(locale, { fr: '\u00a0:', en: ':' })} ${translate(locale, afterColon)(message)}`
}

/** Returns the message of a limit with a known number, excess or types; null for any other error. */
function countedWords(code: FieldErrorCode, { max, excess, types }: Values): Translations | null {
  if (code === 'FILE_TYPE' && Array.isArray(types)) return wrongType
  if (code === 'TOO_LONG' && typeof excess === 'number') return tooLong
  if (code === 'FILE_TOO_MANY' && max === 1) return oneFile
  return code === 'FILE_TOO_LARGE' && typeof max === 'number' ? tooHeavy : null
}

/** Creates the functions that format field errors from the given messages. */
export function createFieldMessages(errors: FieldWords, reasons: ReasonWords) {
  // Maps, because an object would find inherited keys.
  const reasonsOf = new Map(Object.entries(reasons).map(([code, words]) => [code, new Map(Object.entries(words))]))

  function fieldWords(code: FieldErrorCode, values: Values): Translations {
    const { reason } = values
    const counted = countedWords(code, values)
    if (counted !== null) return counted
    return (typeof reason === 'string' && reasonsOf.get(code)?.get(reason)) || (errors[code] ?? errors.FORMAT)
  }

  /** Formats a field error in the requested locale. */
  function fieldErrorMessage(code: FieldErrorCode, locale: string, values: Values = {}): string {
    const { max, types } = values
    const said = {
      ...values,
      ...(code === 'FILE_TOO_LARGE' && typeof max === 'number' && { max: writtenSize(max, locale) }),
      ...(Array.isArray(types) && { types: writtenTypes(types, locale) }),
    }
    return fillMessage(translate(locale, fieldWords(code, values)), said, locale)
  }

  /** Formats the error of a file: its name, then the reason. */
  const fileErrorMessage = (code: FieldErrorCode, locale: string, filename: string, values: Values = {}): string =>
    fieldMessage(filename, fieldErrorMessage(code, locale, values), locale)

  return { fieldErrorMessage, fileErrorMessage }
}
