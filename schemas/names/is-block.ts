import type { Block } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'

/** True for the shape that walking a block needs, as deep as it goes. Schemas judge the rest, at the call and at publication. */
export function isBlockShape(value: unknown): value is Block {
  const waiting = [value]
  while (waiting.length > 0) {
    const block = waiting.pop()
    if (!isRecord(block) || !hasFacts(block)) return false
    for (const list of Object.values(block['slots'] ?? {})) {
      if (!Array.isArray(list)) return false
      for (const child of list) waiting.push(child)
    }
  }
  return true
}

function hasFacts({ id, type, v, props, slots = {} }: Record<string, unknown>): boolean {
  return typeof id === 'string' && id !== '' && typeof type === 'string' && typeof v === 'number' && isRecord(props) && isRecord(slots)
}
