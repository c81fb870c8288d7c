import type { DraftCanvasApi } from '../canvas-api.ts'
import { blockInSight } from './block-in-sight.ts'
import { placesUnder, type DrawnPage } from './places-under.ts'

/** The calls of a canvas that read what is drawn. */
export type Looks = Pick<DraftCanvasApi, 'placesAt' | 'blockInSight'>

/** The looks of a page that takes no edits. */
export const NO_LOOKS: Looks = { placesAt: () => [], blockInSight: () => null }

/** Makes the looks at a page as it is drawn now. */
export function looksAt(drawn: () => DrawnPage): Looks {
  return {
    placesAt: (point) => placesUnder(drawn(), point),
    blockInSight: () => blockInSight({ ...drawn(), width: window.innerWidth, height: window.innerHeight }),
  }
}
