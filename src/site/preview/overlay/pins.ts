import { freePlace, roomAround } from '../spots/free-place.ts'
import type { Square } from '../spots/square.ts'
import { wordsNear } from '../spots/words-near.ts'
import { barSquare } from './bar-square.ts'
import { magnificationOf } from './magnify.ts'

/** The elements that lie over the page beside their places. */
export interface Pins {
  /** Lays an element over the page. One with a block around its place covers no words of the page: without such a place it is hidden. The answer takes it away. */
  readonly add: (element: HTMLElement, placeOf: () => DOMRect | null, blockOf?: () => DOMRect | null) => () => void
  /** Keeps the elements at their places. */
  readonly draw: () => void
  /** Looks for free places again, and returns the boxes of the elements that are shown. */
  readonly settle: () => readonly DOMRect[]
}

interface Pin {
  readonly element: HTMLElement
  readonly placeOf: () => DOMRect | null
  readonly blockOf: (() => DOMRect | null) | undefined
  /** The distance of a free place from its anchor; null for none. */
  offset: { readonly left: number; readonly top: number } | null
}

/** Holds elements over the page, beside what else the editor has laid there. To look for free places reads the page: it is done after a pause, and each draw keeps the distance. */
export function createPins(page: Document, root: ShadowRoot, laidBeside: () => readonly Square[] = () => []): Pins {
  const pins = new Set<Pin>()
  const boxes = () => [...pins].filter(({ element }) => !element.hidden).map(({ element }) => element.getBoundingClientRect())
  const settleOne = (pin: Pin) => {
    if (!pin.blockOf) return
    pin.element.hidden = false
    const own = pin.element.getBoundingClientRect()
    pin.element.hidden = true
    pin.offset = freeOffset(page, pin, { width: own.width, height: own.height, others: [...boxes(), ...laidBeside()] })
    draw(page, pin)
  }
  return {
    add: (element, placeOf, blockOf) => {
      const pin: Pin = { element, placeOf, blockOf, offset: null }
      element.classList.add('pinned')
      pins.add(pin)
      root.append(element)
      if (blockOf) settleOne(pin)
      else layBeside(page, element, placeOf())
      return () => {
        pins.delete(pin)
        element.remove()
      }
    },
    draw: () => {
      for (const pin of pins) draw(page, pin)
    },
    settle: () => {
      for (const pin of pins) settleOne(pin)
      return boxes()
    },
  }
}

const isThere = (rect: DOMRect | null): rect is DOMRect => rect !== null && rect.width + rect.height > 0

interface Needs {
  readonly width: number
  readonly height: number
  /** The boxes of the other elements over the page. */
  readonly others: readonly Square[]
}

function freeOffset(page: Document, { placeOf, blockOf }: Pin, { others, ...size }: Needs): Pin['offset'] {
  const [anchor, block] = [placeOf(), blockOf?.() ?? null]
  if (!isThere(anchor) || !isThere(block)) return null
  const { clientWidth, clientHeight } = page.documentElement
  const window = { width: clientWidth, height: clientHeight }
  const words = wordsNear(page.body, roomAround(block, size))
  const bar = barSquare(block, window, magnificationOf(page))
  const found = freePlace(size, { anchor, block, window }, [...words, ...others, bar])
  return found && { left: found.left - anchor.left, top: found.top - anchor.top }
}

function draw(page: Document, { element, placeOf, blockOf, offset }: Pin): void {
  const rect = placeOf()
  if (!blockOf) {
    layBeside(page, element, rect)
    return
  }
  element.hidden = !isThere(rect) || offset === null
  if (!rect || !offset) return
  lay(element, rect.left + offset.left, rect.top + offset.top)
}

/** Lays an element above a place, or under it where there is no room, inside of the window. */
function layBeside(page: Document, element: HTMLElement, rect: DOMRect | null): void {
  element.hidden = !isThere(rect)
  if (!isThere(rect)) return
  const { width, height } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = page.documentElement
  const above = rect.top - height - GAP
  const top = above < 0 ? Math.min(rect.bottom + GAP, clientHeight - height) : above
  lay(element, Math.max(0, Math.min(rect.left, clientWidth - width)), top)
}

function lay(element: HTMLElement, left: number, top: number): void {
  element.style.setProperty('left', `${left}px`)
  element.style.setProperty('top', `${top}px`)
}

const GAP = 6
