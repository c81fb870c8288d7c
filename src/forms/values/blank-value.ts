import type { Field } from '#forms/field-tree.ts'
import type { Json } from '#schemas/generated/content.ts'

type Makers = { readonly [Kind in Field['kind']]?: (field: Extract<Field, { kind: Kind }>) => Json }

// A number or a picture that a person has not chosen would be a wrong one.
const isLeftOut = ({ required, kind }: Field) => !required || kind === 'image' || kind === 'number' || kind === 'folder'

const makers: Makers = {
  object: ({ fields }) => Object.fromEntries(fields.filter((part) => !isLeftOut(part)).map((part) => [part.name, blankValue(part)])),
  list: ({ min, item }) => Array.from({ length: min }, () => blankValue(item)),
  select: ({ options }) => options[0]?.value ?? '',
  switch: () => false,
  number: ({ min }) => min ?? 0,
  image: () => ({}),
}

/** The least value of a new item: required parts are there, empty, and nothing else is. */
export function blankValue(field: Field): Json {
  const make = makers[field.kind] as ((field: Field) => Json) | undefined
  return make ? make(field) : ''
}
