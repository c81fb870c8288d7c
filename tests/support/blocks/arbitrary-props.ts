import fc from 'fast-check'
import { jsonBytes, MAX_PROPS_BYTES } from '#engine/registry/limits.ts'
import type { SchemaNode as Schema } from '#forms/schema-node.ts'
import type { Json, PropsSchema } from '#schemas/generated/content.ts'
import { arbitraryHtml, arbitraryText, arbitraryUrl } from './arbitrary-text.ts'

/** Props that obey a block type's schema, made from the schema alone. */
export function arbitraryProps(props: PropsSchema): fc.Arbitrary<Record<string, Json>> {
  return arbitraryObject(props)
}

function arbitraryObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, Json>> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryValue(schema)]))
  return fc.record(model, { requiredKeys: [...required], noNullPrototype: true })
}

function arbitraryValue(schema: Schema): fc.Arbitrary<Json> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.$ref === '/schemas/media.schema.json')
    return fc.record({ id: fc.integer({ min: 1, max: 3 }), alt: arbitraryText(0, 300) }, { requiredKeys: ['id'], noNullPrototype: true })
  const make = byType[String(schema.type)]
  if (!make) throw new Error(`No arbitrary is known for the schema ${JSON.stringify(schema)}`)
  return make(schema)
}

const byType: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<Json>>> = {
  string: arbitraryString,
  boolean: () => fc.boolean(),
  integer: ({ minimum, maximum }) => fc.integer({ min: minimum ?? -1000, max: maximum ?? 100_000 }),
  array: ({ items = {}, minItems = 0, maxItems = 10 }) => fc.array(arbitraryValue(items), { minLength: minItems, maxLength: maxItems }),
  object: arbitraryObject,
}

/** Moments to the second, as the panel stores them; a leap day is among them now and then. */
const arbitraryMoment = fc
  .oneof(
    fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
    fc.constant(new Date('2028-02-29T23:59:59Z')),
  )
  .map((date) => `${date.toISOString().slice(0, 19)}Z`)

function arbitraryString({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length >= minLength && text.length <= maxLength)
  if (format === 'html' || format === 'html-inline') return arbitraryHtml(format, maxLength)
  if (format === 'safe-url') return arbitraryUrl
  if (format === 'date') return arbitraryMoment.map((moment) => moment.slice(0, 10))
  if (format === 'date-time') return arbitraryMoment
  if (format !== undefined) throw new Error(`No arbitrary is known for the format ${JSON.stringify(format)}`)
  return arbitraryText(minLength, maxLength)
}

/** The two ends of what a schema allows: as little as it can hold, and as much. */
export function extremeProps(props: PropsSchema, end: 'least' | 'most'): Record<string, Json> {
  const made = extremeObject(props, end)
  while (jsonBytes(made) > MAX_PROPS_BYTES) halveLists(made)
  return made
}

// A block has a limit of its own besides its schema's.
function halveLists(props: Record<string, Json>): void {
  for (const [name, value] of Object.entries(props)) if (Array.isArray(value)) props[name] = value.slice(0, Math.ceil(value.length / 2))
}

function extremeObject({ properties = {}, required = [] }: Schema, end: 'least' | 'most'): Record<string, Json> {
  const names = end === 'most' ? Object.keys(properties) : required
  return Object.fromEntries(names.map((name) => [name, extremeValue(properties[name] ?? {}, end)]))
}

function extremeValue(schema: Schema, end: 'least' | 'most'): Json {
  const most = end === 'most'
  if (schema.enum?.length) return schema.enum[most ? schema.enum.length - 1 : 0] as Json
  if (schema.$ref !== undefined) return most ? { id: 1, alt: 'M'.repeat(300) } : { id: 1 }
  if (schema.type === 'string') return extremeString(schema, most)
  if (schema.type === 'boolean') return most
  if (schema.type === 'array') return extremeList(schema, end)
  return schema.type === 'object' ? extremeObject(schema, end) : extremeNumber(schema, most)
}

function extremeNumber({ minimum = 1, maximum = 1 }: Schema, most: boolean): number {
  return most ? maximum : minimum
}

function extremeList({ items = {}, minItems = 0, maxItems = 0 }: Schema, end: 'least' | 'most'): Json[] {
  return Array.from({ length: end === 'most' ? maxItems : minItems }, () => extremeValue(items, end))
}

function extremeMoment(format: string, most: boolean): string {
  const [day, time] = most ? ['2100-12-31', 'T22:59:59Z'] : ['1900-01-01', 'T00:00:00Z']
  return format === 'date' ? day : day + time
}

function extremeString({ format, pattern, minLength = 0, maxLength = 200 }: Schema, most: boolean): string {
  if (pattern !== undefined) return 'ancre'
  if (String(format).startsWith('date')) return extremeMoment(String(format), most)
  if (format === 'safe-url') return most ? `/${'x'.repeat(maxLength - 1)}` : '/'
  return most ? longestText(format, maxLength) : 'M'.repeat(minLength)
}

const longestText = (format: unknown, length: number): string =>
  format === 'html' ? `<p>${'M'.repeat(length - 7)}</p>` : 'M'.repeat(length)
