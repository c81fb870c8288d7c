import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { foldSpaces } from '#schemas/text/fold-spaces.ts'
import { toEuros, type Cents } from '#domain/shop/pricing/cents.ts'
import { formatPrice } from '#i18n/format/format.ts'
import { plainWords } from '#engine/quality/plain-words.ts'
import { nameOf } from '#admin/resources/form/form-fields.ts'
import { exactInstant } from '#admin/texts/describe-instant.ts'
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

const ofKind: Readonly<Partial<Record<FormField['kind'], (value: unknown) => string>>> = {
  switch: (value) => (value === true ? 'Oui' : 'Non'),
  image: (value) => `Image n°\u00a0${String(value)}`,
  money: (value) => formatPrice(toEuros(Number(value) as Cents), 'fr_FR'),
  ...{ line: typed, text: typed, slug: typed },
  instant: (value) => exactInstant(Date.parse(String(value))),
}

type Written = Pick<FormField, 'kind' | 'options' | 'children'>

/** The items of a list or the languages of a text; a group is one. */
function itemsOf(kind: FormField['kind'], value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return kind === 'locales' && isRecord(value) ? Object.values(value) : [value]
}

/** A part of an item as its form shows it: a switch alone says nothing without its label. */
function childWords(child: FormField, item: unknown): string {
  const name = nameOf(child)
  const words = valueWords(child, name === '*' ? item : isRecord(item) ? ownValue(item, name) : undefined)
  return child.kind === 'switch' && words !== '' && child.label ? `${child.label.fr}\u00a0: ${words.toLowerCase()}` : words
}

/** Writes the value of a field as a person reads it; the empty text where there is none. */
export function valueWords(field: Written | undefined, value: unknown): string {
  if (!isFilled(value)) return ''
  const { kind, children } = field ?? {}
  if (kind && children) {
    const items = itemsOf(kind, value).map((item) =>
      children
        .map((child) => childWords(child, item))
        .filter(isFilled)
        .join(' · '),
    )
    return items.filter(isFilled).join(', ')
  }
  const write = field && ofKind[field.kind]
  return write ? write(value) : (ownValue(field?.options, String(value))?.fr ?? partsOf(value))
}
