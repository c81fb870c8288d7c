import type { PropsSchema } from '#schemas/generated/content.ts'

/** The kind of a prop, for sanitising and placeholders. */
export type FieldKind = 'text' | 'html' | 'html-inline' | 'url' | 'object' | 'list'

/** A prop that contains text at any depth. Other props are not listed and therefore not visited. */
export interface Field {
  readonly key: string
  readonly kind: FieldKind
  /** The fields of an object. */
  readonly fields: readonly Field[]
  /** The items of a list. */
  readonly item: Field | null
}

interface Schema {
  readonly type?: unknown
  readonly format?: unknown
  readonly pattern?: unknown
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly $ref?: string
  readonly default?: unknown
}

const MEDIA: Schema = { type: 'object', properties: { alt: { type: 'string', maxLength: 300 } } }
const HTML_KINDS = new Set<unknown>(['html', 'html-inline'])

/** Returns the props of a schema with text to sanitise or placeholders to fill. */
export function textFields(props: PropsSchema): readonly Field[] {
  return fieldsOf({ properties: props.properties as Readonly<Record<string, Schema>> })
}

function fieldsOf({ properties = {} }: Schema): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => fieldOf(key, schema) ?? [])
}

function fieldOf(key: string, given: Schema): Field | null {
  const schema = resolve(given)
  const type = typeOf(schema)
  if (type === 'string') return textField(key, schema)
  if (type === 'object') {
    const fields = fieldsOf(schema)
    return fields.length > 0 ? { key, kind: 'object', fields, item: null } : null
  }
  if (type !== 'array' || !schema.items) return null
  const item = fieldOf('', schema.items)
  return item ? { key, kind: 'list', fields: [], item } : null
}

/** The type of a value; that beside null where it may be absent. */
function typeOf({ type }: Schema): unknown {
  if (!Array.isArray(type)) return type
  const present = type.filter((each) => each !== 'null')
  return present.length === 1 ? present[0] : undefined
}

// A text with a pattern or a date format is a token, in which no placeholder is filled.
function textField(key: string, { format, pattern }: Schema): Field | null {
  const leaf = { key, fields: [], item: null }
  if (HTML_KINDS.has(format)) return { ...leaf, kind: format as FieldKind }
  if (format === 'safe-url') return { ...leaf, kind: 'url' }
  return format === undefined && pattern === undefined ? { ...leaf, kind: 'text' } : null
}

function resolve(schema: Schema): Schema {
  return schema.$ref === '/schemas/media.schema.json' ? MEDIA : schema
}

/** Returns the maximum size of valid props as JSON text in bytes. A control character takes six. */
export function maxPropsBytes(props: PropsSchema): number {
  return maxBytes({ type: 'object', properties: props.properties as Readonly<Record<string, Schema>> })
}

function maxBytes(given: Schema): number {
  const schema = resolve(given)
  if (schema.type === 'string') return 2 + 6 * (schema.maxLength ?? Infinity)
  if (schema.type === 'array') return 2 + (schema.maxItems ?? Infinity) * (1 + maxBytes(schema.items ?? {}))
  if (schema.type !== 'object') return 100
  return Object.entries(schema.properties ?? {}).reduce((sum, [key, property]) => sum + key.length + 4 + maxBytes(property), 2)
}
