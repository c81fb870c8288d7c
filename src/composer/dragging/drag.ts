import type { Point } from '#schemas/composer/carrying-hand.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { createChooser } from './choose-place.ts'
import type { Dragged, DragView, Hit } from './drag-view.ts'

/** The surroundings of a drag. */
export interface DragNeeds {
  readonly document: () => EditedDocument
  /** The places under a point, from the one that is meant first to those around it. */
  readonly hitsAt: (point: Point) => readonly Hit[]
  /** Scrolls what is near its edge under the point. True when something has moved. */
  readonly scrollAt: (point: Point) => boolean
  /** Calls back before the next frame is painted. */
  readonly nextFrame: (act: () => void) => void
  /** Shows the drag; null once it has ended. Called when another place is chosen, not with each move. */
  readonly show: (view: DragView | null) => void
}

/** A drag in progress. */
export interface Drag {
  readonly move: (to: Point) => void
  /** Ends it; a second end does nothing. True when it was dropped at a place. */
  readonly end: (isDropped: boolean) => boolean
}

/** Begins a drag. The places under the pointer are looked up once a frame, and only when the pointer or the page has moved. */
export function startDrag(dragged: Dragged, at: Point, { document, hitsAt, scrollAt, nextFrame, show }: DragNeeds): Drag {
  const choose = createChooser(document, dragged)
  let [point, looked]: [Point, Point | null] = [at, null]
  let view: DragView | null = null
  let hasEnded = false
  const look = () => {
    looked = point
    const { hit, refusal } = choose(hitsAt(point))
    const next = { dragged, place: hit?.place ?? null, mark: hit?.mark ?? null, refusal, cancel: () => end(false) }
    if (view && isSameView(view, next)) return
    view = next
    show(next)
  }
  const frame = () => {
    if (hasEnded) return
    // A block that is lifted near an edge does not scroll the page until it is carried.
    const hasScrolled = point !== at && scrollAt(point)
    if (hasScrolled || point !== looked) look()
    nextFrame(frame)
  }
  const end = (isDropped: boolean): boolean => {
    if (hasEnded) return false
    hasEnded = true
    if (isDropped && point !== looked) look()
    show(null)
    return isDropped && view?.place ? dragged.drop(view.place) : false
  }
  look()
  nextFrame(frame)
  return { move: (to) => void (point = to), end }
}

const isSameView = (one: DragView, other: DragView): boolean =>
  JSON.stringify([one.place, one.mark, one.refusal]) === JSON.stringify([other.place, other.mark, other.refusal])
