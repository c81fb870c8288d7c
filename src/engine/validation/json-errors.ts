import { isStorableText } from '#schemas/text/is-storable-text.ts'
import { MAX_NESTING } from '#engine/registry/limits.ts'
import { pointerSegment } from '#engine/document/pointer-segment.ts'
import { FORBIDDEN_KEYS, isExactNumber, isStorableKey } from '#engine/document/storable-json.ts'
import type { PageIssueCode } from './page-issue.ts'

/** A value that must not be stored, at any place of a document. */
export interface JsonDefect {
  readonly pointer: string
  readonly code: Extract<PageIssueCode, 'FORBIDDEN_KEY' | 'NUMBER_PRECISION' | 'TEXT_ENCODING' | 'NOT_JSON' | 'TOO_DEEP'>
  readonly name?: string
}

const MAX_DEFECTS = 50

/** Returns the values that PostgreSQL cannot store unchanged as JSON: prototype keys, numbers beyond double precision, malformed texts. */
export function jsonDefects(value: unknown): JsonDefect[] {
  const defects: JsonDefect[] = []
  const waiting: { readonly value: unknown; readonly pointer: string; readonly depth: number }[] = [{ value, pointer: '', depth: 0 }]
  for (let next = waiting.pop(); next && defects.length < MAX_DEFECTS; next = waiting.pop()) {
    const { value: current, pointer, depth } = next
    if (typeof current !== 'object' || current === null) {
      const code = scalarDefect(current)
      if (code) defects.push({ pointer, code })
    } else if (depth >= MAX_NESTING) return [{ pointer, code: 'TOO_DEEP' }]
    else {
      for (const [key, item] of Object.entries(current)) {
        const here = `${pointer}/${pointerSegment(key)}`
        if (FORBIDDEN_KEYS.has(key)) defects.push({ pointer: here, code: 'FORBIDDEN_KEY', name: key })
        else if (!isStorableKey(key)) defects.push({ pointer: here, code: 'TEXT_ENCODING' })
        else waiting.push({ value: item, pointer: here, depth: depth + 1 })
      }
    }
  }
  return defects
}

function scalarDefect(value: unknown): JsonDefect['code'] | null {
  if (typeof value === 'string') return isStorableText(value) ? null : 'TEXT_ENCODING'
  if (typeof value === 'number') return isExactNumber(value) ? null : 'NUMBER_PRECISION'
  return value === null || typeof value === 'boolean' ? null : 'NOT_JSON'
}
