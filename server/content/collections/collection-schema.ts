import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { reservedElementNames } from '#schemas/api/content/element.ts'
import type { FieldKind, ListField, ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { schemaWords } from '#schemas/content/schema-words.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { formats } from '#schemas/text/formats.ts'
import type { Json } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** The JSON Schema of a collection's own properties. */
export type CollectionSchema = Readonly<Record<string, Json>>

interface PropertySchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly Json[]
}

const propertyName = /^[a-z][A-Za-z0-9]{0,39}$/

const createAjv = (): Ajv2020 => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true, formats })
  for (const keyword of schemaWords) ajv.addKeyword({ keyword })
  return ajv
}

const isFree = (name: string): boolean => propertyName.test(name) && !(reservedElementNames as readonly string[]).includes(name)

const refusal = (fields: readonly string[]): ApiError =>
  new ApiError('VALIDATION_FAILED', {
    errors: fields.map((field) => ({ field, code: 'FORMAT', message: fieldErrorMessage('FORMAT', 'fr_FR') })),
  })

/** Compiles a collection's schema; one that is not valid, or names a reserved property, is refused with the place of the fault. */
export function compileCollection(schema: CollectionSchema): ValidateFunction {
  const taken = Object.keys(propertiesOf(schema)).filter((name) => !isFree(name))
  if (taken.length > 0) throw refusal(taken.map((name) => `schema.properties.${name}`))
  // An instance of its own: two sites may give the same $id to different schemas.
  const ajv = createAjv()
  if (ajv.validateSchema(schema) !== true) {
    const places = (ajv.errors ?? []).map(({ instancePath }) => `schema${instancePath.replaceAll('/', '.')}`)
    throw refusal([...new Set(places)])
  }
  try {
    return ajv.compile(schema)
  } catch {
    // Faults that the strict mode finds have no pointer: unknown keywords, references to missing definitions.
    throw refusal(['schema'])
  }
}

/** The properties that a collection's schema describes. */
export function propertiesOf(schema: CollectionSchema): Readonly<Record<string, PropertySchema>> {
  const properties = schema['properties']
  return typeof properties === 'object' && properties !== null && !Array.isArray(properties)
    ? (properties as Record<string, PropertySchema>)
    : {}
}

function kindOf({ type, format, enum: options }: PropertySchema): FieldKind | undefined {
  const types = [type ?? []].flat().filter((each) => each !== 'null')
  if (options?.every((option) => typeof option === 'string' || option === null)) return 'enum'
  if (types.length !== 1) return undefined
  if (types[0] === 'string') return ownValue(textKinds, format ?? '') ?? 'text'
  return ownValue(scalarKinds, types[0] ?? '')
}

const textKinds: Readonly<Record<string, FieldKind>> = { 'date-time': 'instant', date: 'day' }
const scalarKinds: Readonly<Record<string, FieldKind>> = { number: 'number', integer: 'number', boolean: 'boolean' }

function toField(property: PropertySchema): ListField | undefined {
  const kind = kindOf(property)
  if (kind === undefined) return undefined
  const options = property.enum?.filter((option) => typeof option === 'string')
  return { kind, order: true, ...(kind === 'enum' && options ? { options } : {}) }
}

/** The list grammar of a collection: the fields that every element has, and its own scalar properties. */
export function grammarOf(schema: CollectionSchema, defaultOrder: string): ListGrammar {
  const own = Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const field = toField(property)
    return field ? [[name, field] as const] : []
  })
  const fields: Record<string, ListField> = {
    title: { kind: 'text', order: true },
    publishedAt: { kind: 'instant', order: true },
    order: { kind: 'number', filter: false, order: true },
    ...Object.fromEntries(own),
  }
  return { fields, search: true, defaultOrder }
}
