import type { SchemaError } from '#schemas/generated/validators.js'
import { cutText } from '#schemas/text/cut-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'

type Describe = (params: Record<string, unknown>, got: unknown) => string

const got = (value: unknown) => `got ${short(value)}`
const ofLength = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0)

const expectations: Readonly<Record<string, Describe>> = {
  type: ({ type }, value) => `expected ${String(type)}, got ${typeName(value)}`,
  required: () => 'expected a value, got nothing',
  additionalProperties: () => 'expected no such property',
  enum: ({ allowedValues }, value) => `expected one of ${JSON.stringify(allowedValues)}, ${got(value)}`,
  format: ({ format }, value) => `expected ${String(format)}, ${got(value)}`,
  pattern: ({ pattern }, value) => `expected a text like ${String(pattern)}, ${got(value)}`,
  minLength: ({ limit }, value) => `expected at least ${String(limit)} characters, got ${ofLength(value)}`,
  maxLength: ({ limit }, value) => `expected at most ${String(limit)} characters, got ${ofLength(value)}`,
  minItems: ({ limit }, value) => `expected at least ${String(limit)} items, got ${ofLength(value)}`,
  maxItems: ({ limit }, value) => `expected at most ${String(limit)} items, got ${ofLength(value)}`,
  minimum: ({ limit }, value) => `expected at least ${String(limit)}, ${got(value)}`,
  maximum: ({ limit }, value) => `expected at most ${String(limit)}, ${got(value)}`,
}

/** One failed rule as people read it in a log: `.props.title: expected string, got number`. */
export function describeError(root: string, { instancePath, keyword, params }: SchemaError, value: unknown): string {
  const name = params.missingProperty ?? params.additionalProperty
  const place = `${root}${dotted(instancePath)}${typeof name === 'string' ? `.${name}` : ''}`
  const found = valueAt(value, instancePath)
  return `${place}: ${ownValue(expectations, keyword)?.(params, found) ?? `expected ${keyword} to hold, ${got(found)}`}`
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${cutText(text, 59)}…` : text
}

/** `/items/0/question` → `.items[0].question`. */
function dotted(pointer: string): string {
  return segmentsOf(pointer)
    .map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`))
    .join('')
}

function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function valueAt(value: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce<unknown>(
    (current, segment) =>
      typeof current === 'object' && current !== null ? ownValue(current as Record<string, unknown>, segment) : undefined,
    value,
  )
}
