import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { findBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { below, entriesBelow } from '#admin/pages/menu/menu-entry.ts'

/** A step of an entry in the menu: before the entry above, behind the one below, into the one above, or out of the one around it. */
export type Step = 'up' | 'down' | 'in' | 'out'

const idAt = ({ list }: FoundBlock, at: number): string | null => list[at]?.id ?? null

const places: Readonly<Record<Step, (found: FoundBlock) => Place | null>> = {
  up: (found) => {
    const { in: where, index } = found
    return index === 0 ? null : { in: where, after: idAt(found, index - 2), before: idAt(found, index - 1) }
  },
  down: (found) => {
    const { in: where, index, list } = found
    return index === list.length - 1 ? null : { in: where, after: idAt(found, index + 1), before: idAt(found, index + 2) }
  },
  in: ({ list, index }) => {
    const above = list[index - 1]
    return above ? { in: below(above.id), after: entriesBelow(above).at(-1)?.id ?? null, before: null } : null
  },
  out: ({ around }) => around && { in: around.in, after: around.block.id, before: idAt(around, around.index + 1) },
}

/** The place to which a step leads an entry; null where it leads nowhere. */
export function stepPlace(document: EditedDocument, id: string, step: Step): Place | null {
  const found = findBlock(document, id)
  return found && places[step](found)
}
