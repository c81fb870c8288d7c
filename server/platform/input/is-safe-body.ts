import { isStorableText } from '#schemas/text/is-storable-text.ts'
import { MAX_NESTING } from '#engine/registry/limits.ts'
import { prototypeKeys } from './prototype-keys.ts'

interface Waiting {
  readonly value: unknown
  readonly depth: number
}

/** Whether a body may be worked with: no key in it reaches a prototype, every text can be stored, and it is not deeper than a document may be. */
export function isReadable(body: unknown): boolean {
  // A list of what is still to be looked at: whatever called itself would itself break on what is too deep.
  const waiting: Waiting[] = [{ value: body, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && !isStorableText(value)) return false
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_NESTING) return false
    for (const [key, inner] of Object.entries(value)) {
      if (prototypeKeys.has(key) || !isStorableText(key)) return false
      waiting.push({ value: inner, depth: depth + 1 })
    }
  }
  return true
}
