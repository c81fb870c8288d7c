import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { foldSpaces } from '#schemas/text/fold-spaces.ts'
import { plainWords } from '#engine/quality/plain-words.ts'
import type { Field } from '#forms/field-tree.ts'
import { storedNames, type ReadNames } from '#forms/values/names/content-name.ts'
import { fieldValueWords } from '#forms/values/names/field-value-words.ts'
import { nameOf, seoWords } from '#admin/resources/form/form-fields.ts'
import type { Json } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== ''

/** The words of a value that holds others, in their order. */
function partsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(partsOf).filter(isFilled).join(', ')
  if (isRecord(value)) return Object.values(value).map(partsOf).filter(isFilled).join(' · ')
  return isFilled(value) ? plainWords(String(value)) : ''
}

/** A text without formats: what looks like a tag in it was typed. */
const typed = (value: unknown) => foldSpaces(String(value)).trim()

const yesOrNo = (value: unknown) => (value === true ? 'Oui' : 'Non')

/** The part of what search engines show, or all of it. */
function engineWords(value: unknown, names: ReadNames): string {
  if (typeof value === 'number') return names.content('image', value).name
  if (typeof value === 'boolean') return yesOrNo(value)
  if (!isRecord(value)) return partsOf(value)
  const hidden = value['noIndex'] === true ? `${seoWords.noIndex.fr}\u00a0: oui` : ''
  const parts = ['title', 'description', 'image'].map((name) => engineWords(ownValue(value, name), names))
  return [...parts, hidden].filter(isFilled).join(' · ')
}

const ofKind: Readonly<Partial<Record<FormField['kind'], (value: unknown, names: ReadNames) => string>>> = {
  ...{ switch: yesOrNo, seo: engineWords },
  ...{ line: typed, text: typed, slug: typed },
}

/** Kinds whose single values are written as the fields of all forms write them. */
const singleKinds: Readonly<Partial<Record<FormField['kind'], Field['kind']>>> = {
  ...{ image: 'image', money: 'money', instant: 'moment', number: 'number', tags: 'tags' },
}

type Written = Pick<FormField, 'kind' | 'options' | 'children'>

/** The items of a list or the languages of a text; a group is one. */
function itemsOf(kind: FormField['kind'], value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return kind === 'locales' && isRecord(value) ? Object.values(value) : [value]
}

/** A part of an item as its form shows it: a switch alone says nothing without its label. */
function childWords(child: FormField, item: unknown, names: ReadNames): string {
  const name = nameOf(child)
  const words = valueWords(child, name === '*' ? item : isRecord(item) ? ownValue(item, name) : undefined, names)
  return child.kind === 'switch' && words !== '' && child.label ? `${child.label.fr}\u00a0: ${words.toLowerCase()}` : words
}

function singleWords(field: Written, value: unknown, names: ReadNames): string {
  const kind = singleKinds[field.kind]
  const words = kind && fieldValueWords({ kind }, value as Json, { names, isWhole: false })
  return words ?? ofKind[field.kind]?.(value, names) ?? ownValue(field.options, String(value))?.fr ?? partsOf(value)
}

/** Writes the value of a field as a person reads it, contents by their names; the empty text where there is none. */
export function valueWords(field: Written | undefined, value: unknown, names: ReadNames = storedNames): string {
  if (!isFilled(value)) return ''
  const { kind, children } = field ?? {}
  if (kind && children) {
    const items = itemsOf(kind, value).map((item) =>
      children
        .map((child) => childWords(child, item, names))
        .filter(isFilled)
        .join(' · '),
    )
    return items.filter(isFilled).join(', ')
  }
  return field ? singleWords(field, value, names) : partsOf(value)
}
