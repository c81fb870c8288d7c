import { inProps, type Examined } from './examined.ts'
import type { Found } from './finding.ts'

/** Finds places that show a shared section which is gone, or has no content in the language of the document. */
export function brokenSection({ blocks, facts }: Examined): Found[] {
  return blocks.flatMap(({ block, values }) =>
    values.flatMap(({ kind, pointer, value }): Found[] => {
      const state = kind === 'section' && typeof value === 'number' ? facts.sections[value] : undefined
      if (state === undefined || state === 'shown') return []
      return [{ blockId: block.id, pointer: inProps(pointer), values: { reason: state } }]
    }),
  )
}
