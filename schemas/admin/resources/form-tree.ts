import { z } from 'zod'
import { ownValue } from '#schemas/names/own-value.ts'
import { fieldMeta, type FieldKind, type FieldMeta } from './field-meta.ts'

type Written = z.core.JSONSchema.BaseSchema & Partial<FieldMeta>

/** One field of a form, as a generated form and the generic server code need it. */
export interface FormField extends Partial<Omit<FieldMeta, 'kind'>> {
  /** Path with a star for each language or item of a list: `texts.*.title`. */
  readonly path: string
  readonly kind: FieldKind
  readonly isRequired: boolean
  readonly isLocalised: boolean
  readonly limits: Readonly<Record<string, unknown>>
  readonly children?: readonly FormField[]
}

interface Place {
  readonly path: string
  readonly isRequired: boolean
  readonly isLocalised: boolean
}

/** The schema of a value that may be null, without the null. */
function withoutNull(schema: Written): Written {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
}

const kindOfType: Readonly<Record<string, FieldKind>> = { boolean: 'switch', array: 'list', string: 'line' }

function plainKind({ type, format, properties, enum: options }: Written): FieldKind {
  if (properties) return 'group'
  if (options) return 'select'
  if (format === 'date-time') return 'instant'
  return ownValue(kindOfType, String(type)) ?? 'number'
}

const limitNames = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'enum'] as const

function limitsOf(schema: Written): Readonly<Record<string, unknown>> {
  return Object.fromEntries(limitNames.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])))
}

function wordsOf({ label, help, fixed, options, start }: Partial<FieldMeta>): Partial<FieldMeta> {
  const words = { ...(label && { label }), ...(help && { help }), ...(fixed && { fixed }), ...(options && { options }) }
  return { ...words, ...(start !== undefined && { start }) }
}

/** The schema of what stands below a field, once for each language or item. */
function schemaBelow(schema: Written, kind: FieldKind): Written {
  if (kind === 'locales') return schema.additionalProperties as Written
  return kind === 'list' ? (schema.items as Written) : schema
}

function childrenOf(schema: Written, kind: FieldKind, { path, isLocalised }: Place): readonly FormField[] | undefined {
  if (kind === 'seo') return undefined
  const below = schemaBelow(schema, kind)
  const isEach = kind === 'locales' || kind === 'list'
  const isInLocale = isLocalised || kind === 'locales'
  if (below.properties) return fieldsOf(below, isEach ? `${path}.*` : path, isInLocale)
  return kind === 'locales' ? [fieldOf(below, { path: `${path}.*`, isRequired: true, isLocalised: true })] : undefined
}

function fieldOf(schema: Written, place: Place): FormField {
  const inner = withoutNull(schema)
  const meta = { ...inner, ...schema }
  const kind = meta.kind ?? plainKind(inner)
  const children = childrenOf(inner, kind, place)
  const isRequired = place.isRequired && inner === schema && kind !== 'switch'
  return { ...place, isRequired, kind, limits: limitsOf(inner), ...wordsOf(meta), ...(children && { children }) }
}

function fieldsOf({ properties = {}, required = [] }: Written, path: string, isLocalised: boolean): FormField[] {
  return Object.entries(properties as Readonly<Record<string, Written>>).map(([key, schema]) =>
    fieldOf(schema, { path: path === '' ? key : `${path}.${key}`, isRequired: required.includes(key), isLocalised }),
  )
}

/** The tree of a form does not change, and its resource, its table and its description each ask for it. */
const trees = new WeakMap<z.ZodObject, readonly FormField[]>()

/** Reads the fields of a form as a tree, with their words, limits and kinds. */
export function formTree(form: z.ZodObject): readonly FormField[] {
  const known = trees.get(form)
  if (known) return known
  const tree = fieldsOf(z.toJSONSchema(form, { metadata: fieldMeta, io: 'input', unrepresentable: 'any' }) as Written, '', false)
  trees.set(form, tree)
  return tree
}
