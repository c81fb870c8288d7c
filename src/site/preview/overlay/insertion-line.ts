import type { Place } from '#engine/draft/document/edited-document.ts'
import type { PlaceLine } from '../dragging/line-of-place.ts'

/** The line that shows where blocks would be put, with the words of the place. */
export interface InsertionLine {
  /** Shows a place; null hides the line. */
  readonly set: (place: Place | null, words: string) => void
  readonly draw: () => void
}

/** Makes the line. It lies over the page and moves nothing of it. */
export function createInsertionLine(page: Document, root: ParentNode, lineOf: (place: Place) => PlaceLine | null): InsertionLine {
  const line = page.createElement('div')
  const label = page.createElement('span')
  line.className = 'line'
  label.className = 'place'
  line.hidden = true
  line.append(label)
  root.append(line)
  let place: Place | null = null
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
      line.hidden = !drawn
      if (!drawn) return
      label.textContent = said
      line.dataset['kind'] = drawn.kind
      line.toggleAttribute('data-above', drawn.top > page.documentElement.clientHeight - LABEL_HEIGHT)
      for (const side of ['left', 'top', 'width', 'height'] as const) line.style.setProperty(side, `${drawn[side]}px`)
    },
  }
}

const LABEL_HEIGHT = 40
