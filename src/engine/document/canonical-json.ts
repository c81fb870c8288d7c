/** Canonical JSON by RFC 8785: keys in UTF-16 order, no space, numbers and texts as ECMAScript writes them. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return canonicalText(value)
  if (typeof value === 'number') return canonicalNumber(value)
  if (typeof value !== 'object' || value === null) return canonicalLiteral(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const record = value as Record<string, unknown>
  const members = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
    .map((key) => `${canonicalText(key)}:${canonicalJson(record[key])}`)
  return `{${members.join(',')}}`
}

function canonicalText(text: string): string {
  if (!text.isWellFormed()) throw new TypeError('Canonical JSON: a text holds half of a surrogate pair')
  return JSON.stringify(text)
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`Canonical JSON: ${String(value)} is not a JSON number`)
  return JSON.stringify(value)
}

function canonicalLiteral(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  throw new TypeError(`Canonical JSON: expected a JSON value, got ${typeof value}`)
}
