import { pointerSegments } from '#engine/document/pointer.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'

/** A value of an element that is missing or does not fit. */
export interface FaultyField {
  readonly pointer: string
  readonly isMissing: boolean
}

/** The keywords of rules that an absent or empty value breaks. */
const MISSING = new Set(['required', 'minLength', 'minItems'])

/** Lists the values of an element that are missing or do not fit; of each field the first one. */
export function faultyFields(problems: readonly CanvasProblem[], id: string): readonly FaultyField[] {
  const fields = new Map<string, FaultyField>()
  for (const { blockId, code, faults } of problems) {
    if (blockId !== id || code !== 'PROPS_INVALID') continue
    for (const { pointer, keyword } of faults) {
      const [name = ''] = pointerSegments(pointer) ?? []
      if (!fields.has(name)) fields.set(name, { pointer, isMissing: MISSING.has(keyword) })
    }
  }
  return [...fields.values()]
}
