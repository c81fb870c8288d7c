import type { Json } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { Field } from '#forms/field-tree.ts'
import type { ReadNames } from '#forms/values/names/content-name.ts'
import { fieldValueWords } from '#forms/values/names/field-value-words.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { wordsOf } from './conflict-words.ts'

/** Kinds whose values say nothing beside the words of an item: addresses, choices, yes or no. */
const SILENT = new Set<Field['kind']>(['link', 'switch', 'select', 'icon', 'colour', 'anchor', 'unknown'])

/** The words of the composer, and the names of what values stand for. */
export interface Wording {
  readonly text: ComposerText
  readonly names: ReadNames
}

interface Manner extends Wording {
  /** True where the parts that are silent beside words are written too, with their labels. */
  readonly isWhole: boolean
}

/** The value of a field as its form shows it, its parts in the order of the form. Addresses and choices are left out beside words. */
export function valueWords(field: Field | undefined, value: Json | undefined, wording: Wording): string | undefined {
  if (field === undefined) return plainWords(value, wording.text)
  return spoken(field, value, { ...wording, isWhole: false }) ?? wholeWords(field, value, wording) ?? countWords(value, wording.text)
}

/** The values of several fields in words, as those of one item. */
export function partsWords(fields: readonly Field[], values: Readonly<Record<string, Json>>, wording: Wording): string | undefined {
  return allParts(fields, values, { ...wording, isWhole: false }) ?? allParts(fields, values, { ...wording, isWhole: true })
}

/** The words of several values of a field; whole where values differ only in what is left out. */
export function differingWords<Name extends string>(
  field: Field | undefined,
  values: Readonly<Record<Name, Json | undefined>>,
  wording: Wording,
): Record<Name, string | undefined> {
  const written = mapValues(values, (value) => valueWords(field, value, wording))
  const isClear = countOf(Object.values(written)) === countOf(Object.values<Json | undefined>(values).map((value) => JSON.stringify(value)))
  return isClear || field === undefined
    ? written
    : mapValues(values, (value) => wholeWords(field, value, wording) ?? countWords(value, wording.text))
}

const countOf = (all: readonly unknown[]): number => new Set(all).size

function mapValues<Name extends string>(
  values: Readonly<Record<Name, Json | undefined>>,
  write: (value: Json | undefined) => string | undefined,
): Record<Name, string | undefined> {
  const entries = Object.entries<Json | undefined>(values).map(([name, value]) => [name, write(value)])
  return Object.fromEntries(entries) as Record<Name, string | undefined>
}

const wholeWords = (field: Field, value: Json | undefined, wording: Wording) => spoken(field, value, { ...wording, isWhole: true })

/** The number of the items of a list that have no words. */
const countWords = (value: Json | undefined, text: ComposerText): string | undefined =>
  Array.isArray(value) && value.length > 0 ? text('composer.phone.items', { count: value.length }) : undefined

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
    default:
      return singleWords(field, value, manner)
  }
}

function singleWords(field: Field, value: Json, manner: Manner): string | undefined {
  const words = fieldValueWords(field, value, manner)
  return words ?? (field.kind === 'image' ? manner.text('composer.phone.picture') : plainWords(value, manner.text))
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

const joined = (words: readonly (string | undefined)[]): string | undefined =>
  words.filter((each) => each !== undefined).join(' · ') || undefined
