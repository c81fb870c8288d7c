import type { Place } from '#engine/draft/document/edited-document.ts'
import type { PlaceLine } from '../dragging/line-of-place.ts'
import type { Square } from '../spots/square.ts'
import { coveredFoot } from './covered-foot.ts'
import { magnificationOf } from './magnify.ts'

/** The line as it is drawn now. */
export interface DrawnInsertion {
  readonly line: PlaceLine
  /** The box of its words. */
  readonly words: Square
}

/** The line that shows where blocks would be put, with the words of the place. */
export interface InsertionLine {
  /** Shows a place; null hides the line. */
  readonly set: (place: Place | null, words: string) => void
  readonly draw: () => void
  /** Null while it is hidden. */
  readonly drawn: () => DrawnInsertion | null
}

/** The height of the words, in pixels of the panel. */
const WORDS = 27

/** Makes the line. It lies over the page and moves nothing of it. */
export function createInsertionLine(page: Document, root: ParentNode, lineOf: (place: Place) => PlaceLine | null): InsertionLine {
  const line = page.createElement('div')
  const label = page.createElement('span')
  line.className = 'line'
  label.className = 'place'
  line.hidden = true
  line.append(label)
  root.append(line)
  let [place, shown]: [Place | null, PlaceLine | null] = [null, null]
  let said = ''
  let last = ''
  return {
    set: (next, words) => {
      place = next
      said = words
    },
    draw: () => {
      const drawn = place && lineOf(place)
      const written = JSON.stringify([drawn, said])
      // Each write costs the frame a restyle.
      if (written === last) return
      last = written
      shown = drawn
      line.hidden = !drawn
      if (!drawn) return
      label.textContent = said
      line.dataset['kind'] = drawn.kind
      layWords(page, line, label, drawn)
      for (const side of ['left', 'top', 'width', 'height'] as const) line.style.setProperty(side, `${drawn[side]}px`)
      keepInWindow(page, label)
    },
    drawn: () => shown && { line: shown, words: label.getBoundingClientRect() },
  }
}

/** Moves the words of a line at the side of the window so far that they are whole. */
function keepInWindow(page: Document, label: HTMLElement): void {
  label.style.removeProperty('--shift')
  const { left, right } = label.getBoundingClientRect()
  const beyond = Math.max(0, right - page.documentElement.clientWidth)
  const shift = left - beyond < 0 ? -left : -beyond
  if (shift !== 0) label.style.setProperty('--shift', `${shift}px`)
}

/** Lays the words under the line; above it where the foot of the window is covered, and further up for a line that is itself covered. */
function layWords(page: Document, line: HTMLElement, label: HTMLElement, { top, height }: PlaceLine): void {
  const words = WORDS * magnificationOf(page)
  const end = page.documentElement.clientHeight - coveredFoot(page)
  line.toggleAttribute('data-above', top + height + words > end)
  label.style.setProperty('--lift', `${Math.max(0, top - end)}px`)
}
