import type { Json, LocalText } from '#schemas/generated/content.ts'
import type { Field } from '#forms/field-tree.ts'
import { fieldValueWords } from '#forms/values/names/field-value-words.ts'
import { summarise } from '#forms/values/summarise.ts'
import { wordsOf } from '#composer/conflicts/conflict-words.ts'
import type { Wording } from '#composer/conflicts/value-words.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'

/** The value of a field in words, as the line of a phone shows it; a value that is not there is the one that the page takes. */
export function fieldWords(field: Field, stored: Json | undefined, { text, names }: Wording): string | undefined {
  const value = stored ?? field.fallback
  if (value === undefined) return undefined
  if ('options' in field) return optionWords(field, value)
  if (field.kind === 'list') return itemWords(field, value, text)
  if (field.kind === 'object') return summarise(field, value, inFrench)
  if (field.kind === 'switch') return text(value === true ? 'composer.phone.yes' : 'composer.phone.no')
  if (field.kind === 'image') return text('composer.phone.picture')
  return fieldValueWords(field, value, { names, isWhole: false }) ?? wordsOf(value)
}

const inFrench = ({ fr }: LocalText): string => fr

/** The names of the items of a list; their number where no item has words. */
function itemWords({ item }: Extract<Field, { kind: 'list' }>, value: Json, text: ComposerText): string {
  if (!Array.isArray(value) || value.length === 0) return ''
  const names = value.map((each) => summarise(item, each, inFrench)).filter((name) => name !== '')
  return names.join(' · ') || text('composer.phone.items', { count: value.length })
}

/** The words of the chosen option; a colour of its own is its value. */
function optionWords({ options }: Extract<Field, { options: unknown }>, value: Json): string | undefined {
  return options ? options.find((option) => option.value === value)?.label.fr : wordsOf(value)
}
