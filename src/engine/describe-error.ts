import type { SchemaError } from '#schemas/generated/validators.js'

/** One failed rule as people read it in a log: `.props.title: expected string, got number`. */
export function describeError(root: string, { instancePath, keyword, params }: SchemaError, value: unknown): string {
  const place = `${root}${dotted(instancePath)}`
  const got = valueAt(value, instancePath)
  switch (keyword) {
    case 'type':
      return `${place}: expected ${String(params.type)}, got ${typeName(got)}`
    case 'required':
      return `${place}.${String(params.missingProperty)}: expected a value, got nothing`
    case 'additionalProperties':
      return `${place}.${String(params.additionalProperty)}: expected no such property`
    case 'enum':
      return `${place}: expected one of ${JSON.stringify(params.allowedValues)}, got ${short(got)}`
    case 'format':
      return `${place}: expected ${String(params.format)}, got ${short(got)}`
    case 'pattern':
      return `${place}: expected a text like ${String(params.pattern)}, got ${short(got)}`
    case 'maxLength':
    case 'minLength':
      return `${place}: expected ${bound(keyword)} ${String(params.limit)} characters, got ${typeof got === 'string' ? got.length : 0}`
    case 'maxItems':
    case 'minItems':
      return `${place}: expected ${bound(keyword)} ${String(params.limit)} items, got ${Array.isArray(got) ? got.length : 0}`
    case 'maximum':
    case 'minimum':
      return `${place}: expected ${bound(keyword)} ${String(params.limit)}, got ${short(got)}`
    default:
      return `${place}: expected ${keyword} to hold, got ${short(got)}`
  }
}

function bound(keyword: string): string {
  return keyword.startsWith('max') ? 'at most' : 'at least'
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
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
    (current, segment) => (typeof current === 'object' && current !== null ? (current as Record<string, unknown>)[segment] : undefined),
    value,
  )
}
