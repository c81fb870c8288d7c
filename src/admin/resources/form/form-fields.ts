import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import type { Translations } from '#schemas/errors/translations.ts'
import type { Field, Option } from '#forms/field-tree.ts'
import { ownValue } from '#schemas/names/own-value.ts'

type Base = Omit<Extract<Field, { kind: 'unknown' }>, 'kind'>
type Make = (field: FormField, base: Base) => Field

/** The last step of the path of a field: the name of its property. */
export const nameOf = ({ path }: Pick<FormField, 'path'>): string => path.split('.').at(-1) ?? path

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const lengthsOf = ({ limits }: FormField) => ({ min: numberOf(limits['minLength']) ?? 0, max: numberOf(limits['maxLength']) })

function baseOf({ label, help, isRequired }: Partial<FormField>, name: string): Base {
  return {
    ...{ name, label: label ?? { fr: name, en: name }, help: help ?? null, required: isRequired === true },
    ...{ group: 'content', fold: null, when: null, fallback: undefined },
  }
}

const text =
  (kind: 'text' | 'long-text'): Make =>
  (field, base) => ({ ...base, kind, limits: lengthsOf(field), pattern: null, isInline: false })

function optionsOf({ limits, options = {} }: FormField): readonly Option[] {
  const values = Array.isArray(limits['enum']) ? (limits['enum'] as (string | number)[]) : Object.keys(options)
  return values.map((value) => ({ value, label: ownValue(options, String(value)) ?? { fr: String(value), en: String(value) } }))
}

/** The words of what search engines show. */
export const seoWords = {
  search: { fr: 'Moteurs de recherche', en: 'Search engines' },
  result: { fr: 'Résultat de recherche', en: 'Search result' },
  title: { fr: 'Titre du résultat', en: 'Title of the result' },
  description: { fr: 'Description', en: 'Description' },
  image: { fr: 'Image de partage', en: 'Picture when shared' },
  noIndex: { fr: 'Cacher aux moteurs de recherche', en: 'Hide from search engines' },
} as const satisfies Readonly<Record<string, Translations>>

/** The data for search engines, folded: they are optional, and the title and the summary stand in for them. */
const seo: Make = (_, base) => {
  const part = (name: 'title' | 'description' | 'image' | 'noIndex') => baseOf({ label: seoWords[name] }, name)
  const limits = { min: 0, max: null }
  return {
    ...base,
    ...{ kind: 'object', label: seoWords.result, fold: seoWords.search },
    fields: [
      { ...part('title'), kind: 'text', limits, pattern: null, isInline: false },
      { ...part('description'), kind: 'long-text', limits, pattern: null, isInline: false },
      { ...part('image'), kind: 'image', maxAlt: null, stores: 'number' },
      { ...part('noIndex'), kind: 'switch', isBox: true },
    ],
  }
}

const makers: Readonly<Partial<Record<FormField['kind'], Make>>> = {
  line: text('text'),
  slug: text('text'),
  text: text('long-text'),
  // The limit of a formatted text is one of safety: no person counts up to it.
  html: (_, base) => ({ ...base, kind: 'rich-text', html: 'html', limits: { min: 0, max: null }, isInline: false }),
  switch: (_, base) => ({ ...base, kind: 'switch', isBox: true }),
  number: ({ limits }, base) => ({
    ...{ ...base, kind: 'number', unit: null, isInteger: false },
    ...{ min: numberOf(limits['minimum']), max: numberOf(limits['maximum']) },
  }),
  money: ({ limits }, base) => ({ ...base, kind: 'money', min: numberOf(limits['minimum']), max: numberOf(limits['maximum']) }),
  select: (field, base) => ({ ...base, kind: 'select', options: optionsOf(field) }),
  instant: (_, base) => ({ ...base, kind: 'moment' }),
  image: (_, base) => ({ ...base, kind: 'image', maxAlt: null, stores: 'number' }),
  link: (field, base) => ({ ...base, kind: 'link', limits: lengthsOf(field) }),
  tags: ({ limits }, base) => ({ ...base, kind: 'tags', isMultiple: true, max: numberOf(limits['maxItems']) }),
  seo,
  group: ({ children = [] }, base) => ({ ...base, kind: 'object', fields: formFields(children) }),
  list: ({ limits, children }, base) =>
    children === undefined
      ? { ...base, kind: 'unknown' }
      : {
          ...{ ...base, kind: 'list', min: numberOf(limits['minItems']) ?? 0, max: numberOf(limits['maxItems']) },
          item: { ...base, kind: 'object', name: '', required: true, fields: formFields(children) },
        },
}

/** Reads a field of a resource as a field of a form. `name` is given where the field has none: one text for each language. */
export function formField(field: FormField, name = nameOf(field)): Field {
  const base = baseOf(field, name)
  return makers[field.kind]?.(field, base) ?? { ...base, kind: 'unknown' }
}

/** Reads the fields of a resource as those of a form. */
export function formFields(fields: readonly FormField[]): readonly Field[] {
  return fields.map((field) => formField(field))
}
