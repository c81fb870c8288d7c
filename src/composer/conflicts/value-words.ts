import type { Json } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { Field } from '#forms/field-tree.ts'
import { wordsOf } from './conflict-words.ts'

/** Kinds whose values say nothing beside the words of an item: addresses, choices, yes or no. */
const SILENT = new Set<Field['kind']>(['link', 'switch', 'select', 'icon', 'colour', 'anchor', 'unknown'])

/** The value of a field in words, its parts in the order of the form. Addresses and choices are left out beside words. */
export function valueWords(field: Field | undefined, value: Json | undefined): string | undefined {
  return (field && spoken(field, value)) || wordsOf(value)
}

/** The words of two values of a field; whole where the difference is in what is left out. */
export function differingWords(field: Field | undefined, before: Json | undefined, after: Json | undefined) {
  const words = { before: valueWords(field, before), after: valueWords(field, after) }
  return words.before === words.after ? { before: wordsOf(before), after: wordsOf(after) } : words
}

function spoken(field: Field, value: Json | undefined): string | undefined {
  if (field.kind === 'list' && Array.isArray(value)) return joined(value.map((each) => spoken(field.item, each)))
  if (field.kind !== 'object' || !isRecord(value)) return wordsOf(value)
  const parts = field.fields.filter(({ kind }) => !SILENT.has(kind))
  return joined(parts.map((part) => spoken(part, ownValue(value, part.name))))
}

const joined = (words: readonly (string | undefined)[]): string | undefined =>
  words.filter((each) => each !== undefined).join(' · ') || undefined
