import type { HtmlKind } from '#engine/validation/html-rules.ts'
import { isLongText } from '#engine/text/block-texts.ts'
import mediaSchema from '#schemas/content/media.schema.json' with { type: 'json' }
import type { Field, FieldGroup, FieldTree, TextLimits } from './field-tree.ts'
import type { SchemaNode } from './schema-node.ts'

/** Schemas that others refer to by address. A reference to another schema has no field. */
const referred: Readonly<Record<string, SchemaNode>> = { [mediaSchema.$id]: mediaSchema }

const HTML_FORMATS = new Set<unknown>(['html', 'html-inline'])
/** Kinds that say how a block shows its content, when the view has a default for them. */
const LOOK_KINDS = new Set(['select', 'switch', 'number'])

interface Place {
  readonly name: string
  readonly required: boolean
  /** Group of the top-level field around this one; null at the top. */
  readonly group: FieldGroup | null
}
type Base = Omit<Extract<Field, { kind: 'unknown' }>, 'kind'>
type Make = (node: SchemaNode, base: Base) => Field

/** Reads the schema of an object as the fields of a form. Every property has one field. */
export function readSchema(schema: SchemaNode): FieldTree {
  return { fields: fieldsOf(schema, null) }
}

function fieldsOf({ properties = {}, required = [] }: SchemaNode, group: FieldGroup | null): Field[] {
  return Object.entries(properties).map(([name, node]) => fieldOf(node, { name, required: required.includes(name), group }))
}

function fieldOf(given: SchemaNode, { name, required, group }: Place): Field {
  const node = withReference(given)
  const kind = node ? kindOf(node) : 'unknown'
  const base: Base = {
    name,
    label: given['x-label'] ?? { fr: name, en: name },
    help: given['x-help'] ?? null,
    required,
    group: group ?? groupOf(kind, given),
    fallback: given.default,
  }
  const make = makers[kind]
  return node && make ? make(node, base) : { ...base, kind: 'unknown' }
}

function groupOf(kind: string, node: SchemaNode): FieldGroup {
  return node.default !== undefined && LOOK_KINDS.has(kind) ? 'look' : 'content'
}

function withReference(node: SchemaNode): SchemaNode | null {
  if (node.$ref === undefined) return node
  const found = referred[node.$ref]
  return found ? { ...found, ...node } : null
}

/** The kind that a schema names, else the one that its type means. */
function kindOf(node: SchemaNode): string {
  if (node['x-field'] !== undefined) return node['x-field']
  if (node.enum) return 'select'
  if (node.$ref === mediaSchema.$id) return 'image'
  return typeof node.type === 'string' ? (kindByType[node.type]?.(node) ?? 'unknown') : 'unknown'
}

const kindByType: Readonly<Record<string, (node: SchemaNode) => string>> = {
  boolean: () => 'switch',
  integer: () => 'number',
  number: () => 'number',
  array: () => 'list',
  object: () => 'object',
  string: (node) => {
    if (HTML_FORMATS.has(node.format)) return 'rich-text'
    if (node.format === 'safe-url') return 'link'
    return isLongText(node) ? 'long-text' : 'text'
  },
}

const limitsOf = ({ minLength = 0, maxLength }: SchemaNode): TextLimits => ({ min: minLength, max: maxLength ?? null })

const richText: Make = (node, base) => ({
  ...base,
  kind: 'rich-text',
  html: HTML_FORMATS.has(node.format) ? (node.format as HtmlKind) : 'html',
  limits: limitsOf(node),
})

const text =
  (kind: 'text' | 'long-text'): Make =>
  (node, base) =>
    // A long text that is cleaned as HTML would show its tags in a plain field.
    HTML_FORMATS.has(node.format) ? richText(node, base) : { ...base, kind, limits: limitsOf(node), pattern: node.pattern ?? null }

const number =
  (kind: 'number' | 'folder'): Make =>
  (node, base) => ({ ...base, kind, isInteger: node.type === 'integer', min: node.minimum ?? null, max: node.maximum ?? null })

const makers: Readonly<Record<string, Make>> = {
  text: text('text'),
  'long-text': text('long-text'),
  'rich-text': richText,
  link: (node, base) => ({ ...base, kind: 'link', limits: limitsOf(node) }),
  switch: (_, base) => ({ ...base, kind: 'switch' }),
  number: number('number'),
  folder: number('folder'),
  image: (node, base) => ({ ...base, kind: 'image', maxAlt: node.properties?.['alt']?.maxLength ?? null }),
  select: ({ enum: values = [], 'x-options': words = {} }, base) => ({
    ...base,
    kind: 'select',
    options: values.map((value) => ({ value, label: words[String(value)] ?? { fr: String(value), en: String(value) } })),
  }),
  list: (node, base) => {
    const item = fieldOf(node.items ?? {}, { name: '', required: true, group: base.group })
    // Items that are objects have no words of their own.
    const label = node.items?.['x-label'] ?? ITEM
    return { ...base, kind: 'list', item: { ...item, label }, min: node.minItems ?? 0, max: node.maxItems ?? null }
  },
  object: (node, base) => ({ ...base, kind: 'object', fields: fieldsOf(node, base.group) }),
}

const ITEM = { fr: 'Élément', en: 'Item' }
