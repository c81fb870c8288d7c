import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { Json } from '#schemas/generated/content.ts'
import { nameOf } from '#admin/resources/form/form-fields.ts'
import { valueWords } from '#admin/resources/history/value-words.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** Texts of one language that want a look beside those of the first one, by the names of their fields. */
export interface TranslationState {
  /** Empty here, written there. */
  readonly absent: readonly string[]
  /** The same words in both. */
  readonly copied: readonly string[]
  /** Changed there since the publication, and not here. */
  readonly behind: readonly string[]
}

/** The texts of all languages of a field, and two of them. */
export interface Compared {
  readonly field: FormField
  /** The texts as they are edited. */
  readonly texts: unknown
  /** The texts that visitors read; undefined where they read none. */
  readonly published: unknown
  readonly first: string
  readonly locale: string
}

const texts: ReadonlySet<FormField['kind']> = new Set(['line', 'text', 'html'])

/** The fields that hold words, not addresses and not what search engines read. */
export const textFields = ({ children = [] }: FormField): readonly FormField[] => children.filter(({ kind }) => texts.has(kind))

/** Reads a text of a language; a field with one text for each language holds it itself. */
export function textOf(all: unknown, locale: string, field: FormField): unknown {
  const own = isRecord(all) ? ownValue(all, locale) : undefined
  return nameOf(field) === '*' ? own : isRecord(own) ? ownValue(own, nameOf(field)) : undefined
}

/** Compares the texts of a language with those of the first one. */
export function translationState({ field, texts: now, published, first, locale }: Compared): TranslationState {
  const words = (all: unknown, of: string, text: FormField) => valueWords(text, textOf(all, of, text))
  const written = textFields(field).filter((text) => words(now, first, text) !== '')
  const isSame = (text: FormField) => words(now, locale, text) === words(now, first, text)
  const absent = written.filter((text) => words(now, locale, text) === '')
  const filled = written.filter((text) => !absent.includes(text))
  // A name is often the same in two languages: a line counts where nothing else is translated either.
  const copied = filled.every(isSame) ? filled : filled.filter((text) => text.kind !== 'line' && isSame(text))
  const hasChanged = (of: string, text: FormField) => words(published, of, text) !== words(now, of, text)
  const behind =
    published === undefined ? [] : filled.filter((text) => !copied.includes(text) && hasChanged(first, text) && !hasChanged(locale, text))
  const names = (fields: readonly FormField[]) => fields.map(({ label }) => label?.fr ?? '')
  return { absent: names(absent), copied: names(copied), behind: names(behind) }
}

/** The texts of a language with those of the first one where it has none. */
export function withTaken(field: FormField, all: unknown, { first, locale }: Pick<Compared, 'first' | 'locale'>, blank: Json): Json {
  const [from, own] = [first, locale].map((of) => (isRecord(all) ? ownValue(all, of) : undefined))
  const [only] = field.children ?? []
  if (only && nameOf(only) === '*') return valueWords(only, own) === '' ? ((from as Json | undefined) ?? blank) : (own as Json)
  if (!isRecord(from)) return blank
  const held = { ...(isRecord(blank) ? blank : {}), ...(isRecord(own) ? own : {}) } as Record<string, Json>
  const isEmpty = (child: FormField) => valueWords(child, ownValue(held, nameOf(child))) === ''
  const taken = (field.children ?? []).filter((child) => child.kind !== 'seo' && isEmpty(child))
  return { ...held, ...Object.fromEntries(taken.map((child) => [nameOf(child), ownValue(from, nameOf(child)) as Json])) }
}
