import { isStorableText } from '#schemas/text/is-storable-text.ts'
import { MAX_NESTING } from '#engine/registry/limits.ts'
import { prototypeKeys } from './prototype-keys.ts'

interface Waiting {
  readonly value: unknown
  readonly depth: number
}

/** Returns true when a body has no prototype keys, only storable text and a limited depth. */
export function isReadable(body: unknown): boolean {
  // An explicit stack, because recursion would overflow on deep input.
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
