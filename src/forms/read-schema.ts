import type { HtmlKind } from '#engine/text/html-rules.ts'
import { fieldKindOf, HTML_FORMATS } from '#engine/registry/field-kind.ts'
import mediaSchema from '#schemas/content/media.schema.json' with { type: 'json' }
import type { LocalText } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { ChoiceKind, Field, FieldGroup, FieldTree, Option, ShownWhen, TextLimits } from './field-tree.ts'
import type { SchemaNode } from './schema-node.ts'

/** Schemas that others refer to by address. A reference to another schema has no field. */
const referred: Readonly<Record<string, SchemaNode>> = { [mediaSchema.$id]: mediaSchema }

/** Kinds that say how a block shows its content, when the view has a default for them. */
const LOOK_KINDS = new Set(['select', 'switch', 'number', 'icon', 'colour'])

interface Place {
  readonly name: string
  readonly required: boolean
  /** Group of the top-level field around this one; null at the top. */
  readonly group: FieldGroup | null
  /** Properties beside this one. */
  readonly siblings: Readonly<Record<string, SchemaNode>>
}
type Base = Omit<Extract<Field, { kind: 'unknown' }>, 'kind'>
type Make = (node: SchemaNode, base: Base) => Field

/** Reads the schema of an object as the fields of a form. Every property has one field. */
export function readSchema(schema: SchemaNode): FieldTree {
  return { fields: fieldsOf(schema, null) }
}

function fieldsOf({ properties = {}, required = [] }: SchemaNode, group: FieldGroup | null): Field[] {
  return Object.entries(properties).map(([name, node]) =>
    fieldOf(node, { name, required: required.includes(name), group, siblings: properties }),
  )
}

function fieldOf(given: SchemaNode, { name, required, group, siblings }: Place): Field {
  const node = withReference(given)
  const kind = node ? fieldKindOf(node) : 'unknown'
  const base: Base = {
    name,
    label: given['x-label'] ?? { fr: name, en: name },
    help: given['x-help'] ?? null,
    required,
    group: group ?? groupOf(kind, given),
    fold: foldOf(given),
    when: whenOf(given, siblings),
    fallback: given.default,
  }
  const make = ownValue(makers, kind)
  return node && make ? make(node, base) : { ...base, kind: 'unknown' }
}

function foldOf({ 'x-group': group }: SchemaNode): LocalText | null {
  return typeof group === 'object' ? group : null
}

function whenOf({ 'x-when': condition }: SchemaNode, siblings: Place['siblings']): ShownWhen | null {
  return condition ? { condition, fallback: ownValue(siblings, condition.prop)?.default } : null
}

function groupOf(kind: string, node: SchemaNode): FieldGroup {
  const named = node['x-group']
  if (typeof named === 'string') return named
  return node.default !== undefined && LOOK_KINDS.has(kind) ? 'look' : 'content'
}

function withReference(node: SchemaNode): SchemaNode | null {
  if (node.$ref === undefined) return node
  const found = ownValue(referred, node.$ref)
  return found ? { ...found, ...node } : null
}

const limitsOf = ({ minLength = 0, maxLength }: SchemaNode): TextLimits => ({ min: minLength, max: maxLength ?? null })

const richText: Make = (node, base) => ({
  ...base,
  kind: 'rich-text',
  html: HTML_FORMATS.has(node.format) ? (node.format as HtmlKind) : 'html',
  limits: limitsOf(node),
  isInline: node['x-inline'] !== false,
})

const text =
  (kind: 'text' | 'long-text'): Make =>
  (node, base) =>
    // A long text that is cleaned as HTML would show its tags in a plain field.
    HTML_FORMATS.has(node.format)
      ? richText(node, base)
      : { ...base, kind, limits: limitsOf(node), pattern: node.pattern ?? null, isInline: node['x-inline'] !== false }

const boundsOf = ({ minimum, maximum }: SchemaNode) => ({ min: minimum ?? null, max: maximum ?? null })

const optionsOf = ({ enum: values = [], 'x-options': words = {} }: SchemaNode): Option[] =>
  values.map((value) => ({ value, label: ownValue(words, String(value)) ?? { fr: String(value), en: String(value) } }))

const choice =
  (kind: ChoiceKind): Make =>
  (node, base) => ({ ...base, kind, isMultiple: node.type === 'array', max: node.maxItems ?? null })

const makers: Readonly<Record<string, Make>> = {
  text: text('text'),
  'long-text': text('long-text'),
  'rich-text': richText,
  link: (node, base) => ({ ...base, kind: 'link', limits: limitsOf(node) }),
  switch: (_, base) => ({ ...base, kind: 'switch' }),
  number: (node, base) => ({
    ...base,
    kind: 'number',
    isInteger: node.type === 'integer',
    unit: node['x-unit'] ?? null,
    ...boundsOf(node),
  }),
  money: (node, base) => ({ ...base, kind: 'money', ...boundsOf(node) }),
  date: (_, base) => ({ ...base, kind: 'date' }),
  moment: (_, base) => ({ ...base, kind: 'moment' }),
  icon: (node, base) => ({ ...base, kind: 'icon', options: optionsOf(node) }),
  colour: (node, base) => ({ ...base, kind: 'colour', options: node.enum ? optionsOf(node) : null }),
  anchor: (_, base) => ({ ...base, kind: 'anchor' }),
  file: (node, base) => ({
    ...base,
    kind: 'file',
    stores: node.type === 'string' ? 'address' : 'media',
    accepts: node['x-accept'] ?? 'file',
  }),
  form: choice('form'),
  album: choice('album'),
  tags: choice('tags'),
  collection: choice('collection'),
  'place-kind': choice('place-kind'),
  product: choice('product'),
  service: choice('service'),
  folder: choice('folder'),
  article: choice('article'),
  page: choice('page'),
  section: choice('section'),
  image: (node, base) => ({ ...base, kind: 'image', maxAlt: node.properties?.['alt']?.maxLength ?? null }),
  select: (node, base) => ({ ...base, kind: 'select', options: optionsOf(node) }),
  list: (node, base) => {
    const item = fieldOf(node.items ?? {}, { name: '', required: true, group: base.group, siblings: {} })
    // Items that are objects have no words of their own.
    const label = node.items?.['x-label'] ?? ITEM
    return { ...base, kind: 'list', item: { ...item, label }, min: node.minItems ?? 0, max: node.maxItems ?? null }
  },
  object: (node, base) => ({ ...base, kind: 'object', fields: fieldsOf(node, base.group) }),
}

const ITEM = { fr: 'Élément', en: 'Item' }
