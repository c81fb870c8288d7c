import type { Json, PropsSchema } from '#schemas/generated/content.ts'
import mediaSchema from '#schemas/content/media.schema.json' with { type: 'json' }
import { isRecord } from '#schemas/text/is-record.ts'
import { fieldReferences, type FieldReference } from '#engine/references/reference.ts'
import { pointerSegment } from '#engine/document/pointer-segment.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The kind of a value in props that checks look at. */
export type ValueKind = 'text' | 'html' | 'url' | 'media' | FieldReference

/** One value in props, with the object that holds it. */
export interface PropValue {
  readonly kind: ValueKind
  readonly key: string
  /** Leads to the value inside the props. */
  readonly pointer: string
  readonly value: Json
  readonly holder: Holder
}

/** An object of props and the pointer that leads to it. */
export interface Holder {
  readonly pointer: string
  readonly value: Readonly<Record<string, Json>>
  /** The names of the texts that the object can have. */
  readonly texts: readonly string[]
}

interface ValueSchema {
  readonly type?: unknown
  readonly format?: unknown
  readonly pattern?: unknown
  readonly enum?: unknown
  readonly $ref?: string
  readonly 'x-field'?: string
  readonly items?: ValueSchema
  readonly properties?: Readonly<Record<string, ValueSchema>>
}

/** Lists the texts, addresses, pictures and named contents of props, at any depth and in the order of the schema. A stored value may have any shape. */
export function propValues(schema: PropsSchema, props: Readonly<Record<string, Json>>): PropValue[] {
  return ofObject(schema, props, '')
}

function ofObject({ properties = {} }: ValueSchema, value: Readonly<Record<string, Json>>, pointer: string): PropValue[] {
  const schemas = Object.entries(properties)
  const texts = schemas.filter(([key, schema]) => isText(kindOf(key, schema))).map(([key]) => key)
  const holder: Holder = { pointer, value, texts }
  return schemas.flatMap(([key, schema]) =>
    ofValue({ key, schema, holder, pointer: `${pointer}/${pointerSegment(key)}` }, ownValue(value, key)),
  )
}

interface Place {
  readonly key: string
  readonly schema: ValueSchema
  readonly holder: Holder
  readonly pointer: string
}

function ofValue({ key, schema, holder, pointer }: Place, value: Json | undefined): PropValue[] {
  if (value === undefined) return []
  const kind = kindOf(key, schema)
  if (kind !== null) return [{ kind, key, pointer, value, holder }]
  if (Array.isArray(value)) {
    const items = schema.items ?? {}
    return value.flatMap((item, index) => ofValue({ key, schema: items, holder, pointer: `${pointer}/${index}` }, item))
  }
  return isRecord(value) ? ofObject(schema, value, pointer) : []
}

function isText(kind: ValueKind | null): boolean {
  return kind === 'text' || kind === 'html'
}

function kindOf(key: string, schema: ValueSchema): ValueKind | null {
  if (schema.$ref === mediaSchema.$id) return 'media'
  const named = fieldReferences.find((kind) => kind === schema['x-field'])
  if (named !== undefined) return named
  // A property of a collection may be null too.
  if (![schema.type].flat().includes('string')) return null
  return key === 'form' && schema.pattern !== undefined ? 'form' : kindByFormat(schema)
}

function kindByFormat({ format, pattern, enum: options }: ValueSchema): ValueKind | null {
  if (format === 'safe-url') return 'url'
  if (format === 'html' || format === 'html-inline') return 'html'
  return format === undefined && pattern === undefined && options === undefined ? 'text' : null
}
