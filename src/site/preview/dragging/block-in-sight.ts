import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Block } from '#schemas/generated/content.ts'
import { boxesOf, nearestBox, type FindElement } from './list-boxes.ts'

interface SeenPage {
  readonly document: EditedDocument
  readonly elementOf: FindElement
  /** The size of the window. */
  readonly width: number
  readonly height: number
}

/**
 * The block nearest to the middle of the window: at the top of the page where its end is in sight, else the innermost one inside
 * of it. Something new behind it is seen. Null for a page without blocks, and for a shell.
 */
export function blockInSight({ document, elementOf, width, height }: SeenPage): string | null {
  const nearestOf = (list: readonly Block[]): string | null => {
    const nearest = nearestBox(boxesOf(list, elementOf), { x: width / 2, y: height / 2 })
    if (!nearest || nearest.box.bottom <= height) return nearest?.id ?? null
    const block = list.find(({ id }) => id === nearest.id)
    return nearestOf(Object.values(block?.slots ?? {}).flat()) ?? nearest.id
  }
  return nearestOf(document.regions[PAGE_REGION] ?? [])
}
