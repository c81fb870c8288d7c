import { html, type Html } from './html-template.ts'
import type { JsonSchema } from './named-schemas.ts'

const formats: Readonly<Record<string, string>> = { 'date-time': 'instant', date: 'jour' }
const words: Readonly<Record<string, string>> = { string: 'texte', integer: 'entier', number: 'nombre', boolean: 'booléen', null: 'null' }

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

function join(pieces: readonly Html[], separator: string): Html[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [html`${separator}`, piece]))
}

function schemasOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? (value as JsonSchema[]) : []
}

/** The properties of an object's schema, each with whether it may be absent. */
export function propertiesOf(schema: JsonSchema): { name: string; schema: JsonSchema; isOptional: boolean }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    typeof property === 'boolean' ? [] : [{ name, schema: property, isOptional: schema.required?.includes(name) !== true }],
  )
}

function writeObject(schema: JsonSchema): Html {
  const properties = propertiesOf(schema)
  const others = schema.additionalProperties
  if (properties.length === 0 && typeof others === 'object') return html`{ [clé]: ${writeType(others)} }`
  const written = properties.map((each) => html`${each.name}${each.isOptional ? '?' : ''}: ${writeType(each.schema)}`)
  return html`{ ${join(written, ', ')} }`
}

function writeSimple({ type, format }: JsonSchema): Html {
  const named = format === undefined ? undefined : formats[format]
  const types = [type ?? []].flat().map((each) => (each === 'string' && named !== undefined ? named : (words[each] ?? each)))
  return html`${types.join(' | ')}`
}

function writeArray({ items }: JsonSchema): Html {
  const item = typeof items === 'object' && !Array.isArray(items) ? items : {}
  return html`${writeType(item)}[]`
}

/** A JSON Schema in one line, as a reader of types writes it; a named shape is a link to it. */
export function writeType(schema: JsonSchema): Html {
  const { $ref, anyOf, enum: options, type } = schema
  if ($ref !== undefined) return html`<a href="#type-${nameOf($ref)}">${nameOf($ref)}</a>`
  if (anyOf !== undefined) return html`${join(schemasOf(anyOf).map(writeType), ' | ')}`
  if (options !== undefined) return html`${options.map((option) => JSON.stringify(option)).join(' | ')}`
  if (type === 'array') return writeArray(schema)
  return type === 'object' ? writeObject(schema) : writeSimple(schema)
}
