import type { FieldErrorCode } from './field-errors.ts'
import type { formFieldErrors } from './form-field-errors.ts'
import { fillMessage } from './format-message.ts'
import { translate, type Translations } from './translations.ts'

/** Message for a second file where one is the most. */
const oneFile: Translations = { fr: 'Un fichier au plus.', en: 'No more than one file.' }

/** Message for a file over the greatest size. */
const tooHeavy: Translations = { fr: 'Ce fichier est trop lourd\u00a0: {max}\u00a0au plus.', en: 'This file is too heavy: {max} at most.' }

/** Message for a file of a type that is not accepted. */
const wrongType: Translations = {
  fr: 'Ce type de fichier n’est pas accepté\u00a0: choisissez un fichier {types}.',
  en: 'This type of file is not accepted: choose a {types} file.',
}

/** Media types as people know them: « PDF, JPEG ou PNG ». */
function writtenTypes(types: readonly unknown[], locale: string): string {
  const names = types.map((type) => String(type).replace(/^.*\//, '').toUpperCase().replace('WEBP', 'WebP'))
  return new Intl.ListFormat(translate(locale, { fr: 'fr-FR', en: 'en-GB' }), { type: 'disjunction' }).format(names)
}

/** A size in bytes as people say it, in millions of them or in thousands: « 2,5 Mo », « 10 Mo ». No file that is as heavy as is said is refused. */
export function writtenSize(bytes: number, locale: string): string {
  const [unit, of, digits] = bytes < 1_000_000 ? ['kilobyte', 1000, 0] : ['megabyte', 1_000_000, bytes < 10_000_000 ? 1 : 0]
  const language = translate(locale, { fr: 'fr-FR', en: 'en-GB' })
  const format = new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit, maximumFractionDigits: digits, roundingMode: 'floor' },
  })
  return format.format(bytes / of)
}

/** The sentence of a text whose length is known. */
const tooLong: Translations = {
  fr: 'Saisissez {max} caractères au plus\u00a0: il y en a {excess} de trop.',
  en: 'Enter no more than {max} characters: there are {excess} too many.',
}

/** The sentences of field codes: those that a browser tells at the least. */
type FieldWords = Readonly<Record<keyof typeof formFieldErrors, Translations> & Partial<Record<FieldErrorCode, Translations>>>

/** The sentences that say more of some codes, by the reason that is known. */
type ReasonWords = Readonly<Partial<Record<FieldErrorCode, Readonly<Record<string, Translations>>>>>

/** What an error names. */
type Values = Readonly<Record<string, unknown>>

/** What follows a colon: in French the sentence goes on. */
const afterColon: Readonly<Record<'fr' | 'en', (message: string) => string>> = {
  fr: (message) => message.charAt(0).toLowerCase() + message.slice(1),
  en: (message) => message,
}

/** A sentence with what it speaks of before it. */
export function fieldMessage(what: string, message: string, locale: string): string {
  return `${what}${translate(locale, { fr: '\u00a0:', en: ':' })} ${translate(locale, afterColon)(message)}`
}

/** The sentence of a limit whose number, excess or types are known; null for any other error. */
function countedWords(code: FieldErrorCode, { max, excess, types }: Values): Translations | null {
  if (code === 'FILE_TYPE' && Array.isArray(types)) return wrongType
  if (code === 'TOO_LONG' && typeof excess === 'number') return tooLong
  if (code === 'FILE_TOO_MANY' && max === 1) return oneFile
  return code === 'FILE_TOO_LARGE' && typeof max === 'number' ? tooHeavy : null
}

/** The sentences of field errors, made of these words. */
export function createFieldMessages(errors: FieldWords, reasons: ReasonWords) {
  // Maps, so that no reason is found that nobody wrote.
  const reasonsOf = new Map(Object.entries(reasons).map(([code, words]) => [code, new Map(Object.entries(words))]))

  function fieldWords(code: FieldErrorCode, values: Values): Translations {
    const { reason } = values
    const counted = countedWords(code, values)
    if (counted !== null) return counted
    return (typeof reason === 'string' && reasonsOf.get(code)?.get(reason)) || (errors[code] ?? errors.FORMAT)
  }

  /** The sentence of a field error in the reader's language. */
  function fieldErrorMessage(code: FieldErrorCode, locale: string, values: Values = {}): string {
    const { max, types } = values
    const said = {
      ...values,
      ...(code === 'FILE_TOO_LARGE' && typeof max === 'number' && { max: writtenSize(max, locale) }),
      ...(Array.isArray(types) && { types: writtenTypes(types, locale) }),
    }
    return fillMessage(translate(locale, fieldWords(code, values)), said, locale)
  }

  /** The sentence of a file that is not taken: its name, then why. */
  const fileErrorMessage = (code: FieldErrorCode, locale: string, filename: string, values: Values = {}): string =>
    fieldMessage(filename, fieldErrorMessage(code, locale, values), locale)

  return { fieldErrorMessage, fileErrorMessage }
}
