import type { Field } from '#forms/field-tree.ts'
import type { Json } from '#schemas/generated/content.ts'

type Makers = { readonly [Kind in Field['kind']]?: (field: Extract<Field, { kind: Kind }>) => Json }

// A number, a day or a content that a person has not chosen would be a wrong one.
const LEFT_OUT = new Set<Field['kind']>([
  ...(['image', 'file', 'number', 'money', 'date', 'moment', 'album', 'product', 'service', 'folder', 'article', 'section'] as const),
])

const isLeftOut = ({ required, kind }: Field) => !required || LEFT_OUT.has(kind)

const makers: Makers = {
  object: ({ fields }) => Object.fromEntries(fields.filter((part) => !isLeftOut(part)).map((part) => [part.name, blankValue(part)])),
  list: ({ min, item }) => Array.from({ length: min }, () => blankValue(item)),
  select: ({ options }) => options[0]?.value ?? '',
  icon: ({ options }) => options[0]?.value ?? '',
  colour: ({ options }) => options?.[0]?.value ?? '',
  switch: () => false,
  number: ({ min }) => min ?? 0,
  image: () => ({}),
}

/** The least value of a new item: required parts are there, empty, and nothing else is. */
export function blankValue(field: Field): Json {
  const make = makers[field.kind] as ((field: Field) => Json) | undefined
  return make ? make(field) : ''
}
