import type { Point } from '#schemas/composer/carrying-hand.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { NO_DRAWERS, type OpenDrawers } from './open-drawers.ts'

/** The drag that drawers give way to. */
export type WatchedDrag = Pick<Workbench, 'dragging' | 'dragPoint'>

/**
 * Says which drawers a drag moves aside, so that the page under them takes what is dropped: each of them, but for the outline as long
 * as one of its blocks has not left it. All are back when the drag ends. The answer ends this.
 */
export function giveWay(
  { dragging, dragPoint }: WatchedDrag,
  isOverLeft: (point: Point) => boolean,
  set: (aside: OpenDrawers) => void,
): () => void {
  let hasLeft = false
  const look = () => {
    const view = dragging.get()
    hasLeft = view !== null && (hasLeft || view.dragged.model !== null || !isOverLeft(dragPoint.get()))
    set(view ? { left: hasLeft, right: true } : NO_DRAWERS)
  }
  const ends = [dragging.subscribe(look), dragPoint.subscribe(look)]
  return () => {
    for (const end of ends) end()
  }
}
