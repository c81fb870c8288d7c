import type { Field, Option } from '#forms/field-tree.ts'
import type { Value } from '#forms/form-store.ts'
import type { LocalText } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { withoutTags } from '#engine/text/without-tags.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'

const MAX_LENGTH = 60

type Word = (text: LocalText) => string
const CHOICES = new Set<Field['kind']>(['select', 'icon', 'colour'])
/** A choice names an item only where no words do. */
const wordsFirst = (fields: readonly Field[]) =>
  [...fields].sort((one, other) => Number(CHOICES.has(one.kind)) - Number(CHOICES.has(other.kind)))

function optionWords({ options }: { readonly options: readonly Option[] | null }, value: Value, word: Word): string {
  const option = options?.find((one) => one.value === value)
  return option ? word(option.label) : ''
}

type Summaries = { readonly [Kind in Field['kind']]?: (field: Extract<Field, { kind: Kind }>, value: Value, word: Word) => string }

const summaries: Summaries = {
  object: ({ fields }, value, word) =>
    isRecord(value) ? first(wordsFirst(fields), (part) => summarise(part, ownValue(value, part.name), word)) : '',
  list: ({ item }, value, word) => (Array.isArray(value) ? first(value, (one) => summarise(item, one, word)) : ''),
  select: optionWords,
  icon: optionWords,
  colour: optionWords,
  image: (_, value) => (isRecord(value) && typeof value['alt'] === 'string' ? shortened(value['alt']) : ''),
  switch: () => '',
}

/** A short text that names a folded item: its first words; empty when it has none. */
export function summarise(field: Field, value: Value, word: Word): string {
  const summary = summaries[field.kind] as ((field: Field, value: Value, word: Word) => string) | undefined
  if (summary) return summary(field, value, word)
  return typeof value === 'string' || typeof value === 'number' ? shortened(String(value)) : ''
}

function first<Item>(items: readonly Item[], summary: (item: Item) => string): string {
  for (const item of items) {
    const text = summary(item)
    if (text !== '') return text
  }
  return ''
}

function shortened(text: string): string {
  const plain = withoutTags(text).trim()
  return plain.length > MAX_LENGTH ? `${cutText(plain, MAX_LENGTH - 1)}…` : plain
}
