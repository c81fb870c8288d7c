import type { Json } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { toEuros, type Cents } from '#domain/shop/pricing/cents.ts'
import type { Field } from '#forms/field-tree.ts'
import { formatPrice } from '#i18n/format/format.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { wordsOf } from './conflict-words.ts'

/** Kinds whose values say nothing beside the words of an item: addresses, choices, yes or no. */
const SILENT = new Set<Field['kind']>(['link', 'switch', 'select', 'icon', 'colour', 'anchor', 'unknown'])

/** True where the parts that are silent beside words are written too, with their labels. */
interface Manner {
  readonly text: ComposerText
  readonly isWhole: boolean
}

/** The value of a field as its form shows it, its parts in the order of the form. Addresses and choices are left out beside words. */
export function valueWords(field: Field | undefined, value: Json | undefined, text: ComposerText): string | undefined {
  if (field === undefined) return plainWords(value, text)
  return spoken(field, value, { text, isWhole: false }) ?? wholeWords(field, value, text)
}

/** The values of several fields in words, as those of one item. */
export function partsWords(fields: readonly Field[], values: Readonly<Record<string, Json>>, text: ComposerText): string | undefined {
  return allParts(fields, values, { text, isWhole: false }) ?? allParts(fields, values, { text, isWhole: true })
}

/** The words of several values of a field; whole where values differ only in what is left out. */
export function differingWords<Name extends string>(
  field: Field | undefined,
  values: Readonly<Record<Name, Json | undefined>>,
  text: ComposerText,
): Record<Name, string | undefined> {
  const written = mapValues(values, (value) => valueWords(field, value, text))
  const isClear = countOf(Object.values(written)) === countOf(Object.values<Json | undefined>(values).map((value) => JSON.stringify(value)))
  return isClear || field === undefined ? written : mapValues(values, (value) => wholeWords(field, value, text))
}

const countOf = (all: readonly unknown[]): number => new Set(all).size

function mapValues<Name extends string>(
  values: Readonly<Record<Name, Json | undefined>>,
  write: (value: Json | undefined) => string | undefined,
): Record<Name, string | undefined> {
  const entries = Object.entries<Json | undefined>(values).map(([name, value]) => [name, write(value)])
  return Object.fromEntries(entries) as Record<Name, string | undefined>
}

const wholeWords = (field: Field, value: Json | undefined, text: ComposerText) => spoken(field, value, { text, isWhole: true })

/** A value without a field, as words: « oui » and « non » are no code. */
const plainWords = (value: Json | undefined, text: ComposerText): string | undefined =>
  typeof value === 'boolean' ? yesOrNo(value, text) : wordsOf(value)

const yesOrNo = (value: boolean, text: ComposerText): string => text(value ? 'composer.phone.yes' : 'composer.phone.no')

function spoken(field: Field, value: Json | undefined, manner: Manner): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  switch (field.kind) {
    case 'list':
      return Array.isArray(value) ? joined(value.map((each) => spoken(field.item, each, manner))) : wordsOf(value)
    case 'object':
      return isRecord(value) ? allParts(field.fields, value, manner) : wordsOf(value)
    case 'image':
      return pictureWords(value, manner)
    default:
      return singleWords(field, value, manner.text)
  }
}

function singleWords(field: Field, value: Json, text: ComposerText): string | undefined {
  if (field.kind === 'money' && typeof value === 'number') return formatPrice(toEuros(value as Cents), 'fr_FR')
  if ('options' in field) return field.options?.find((option) => option.value === value)?.label.fr ?? wordsOf(value)
  return plainWords(value, text)
}

function allParts(fields: readonly Field[], value: Readonly<Record<string, Json>>, manner: Manner): string | undefined {
  return joined(fields.map((part) => partWords(part, ownValue(value, part.name), manner)))
}

/** A part of an item: a yes or a choice is named by its label, since the value alone says nothing. */
function partWords(part: Field, value: Json | undefined, manner: Manner): string | undefined {
  if (!SILENT.has(part.kind)) return spoken(part, value, manner)
  const words = manner.isWhole ? spoken(part, value, manner) : undefined
  return words === undefined ? undefined : manner.text('composer.value.part', { label: part.label.fr, value: words })
}

/** A picture by its text; by its number too where texts do not tell pictures apart. */
function pictureWords(value: Json, { text, isWhole }: Manner): string | undefined {
  const id = isRecord(value) ? value['id'] : value
  const alt = isRecord(value) ? wordsOf(value['alt']) : undefined
  const number = typeof id === 'number' ? text('composer.value.picture', { id: String(id) }) : text('composer.phone.picture')
  return isWhole ? joined([alt, number]) : (alt ?? number)
}

const joined = (words: readonly (string | undefined)[]): string | undefined =>
  words.filter((each) => each !== undefined).join(' · ') || undefined
