import type { Place } from '#engine/draft/document/edited-document.ts'
import type { Point } from '#schemas/composer/carrying-hand.ts'
import type { PlaceLine } from '../dragging/line-of-place.ts'
import { distanceTo } from '../dragging/list-boxes.ts'
import { meets, type Square } from '../spots/square.ts'
import type { DrawnInsertion } from './insertion-line.ts'
import { magnificationOf } from './magnify.ts'

/** Places that are drawn as thin lines with their numbers, among which a click chooses. */
export interface OfferedPlaces {
  readonly set: (places: readonly Place[]) => void
  /** Draws the places. No number meets the line of the chosen one, which has words instead, or those words. */
  readonly draw: (chosen?: DrawnInsertion | null) => void
  /** True while there are places, in sight or not. */
  readonly areThere: () => boolean
  /** The number of the place that a point of the window means: the one whose label is there, else the nearest in sight. */
  readonly at: (point: Point) => number | null
}

interface DrawnPlace {
  readonly number: number
  readonly line: PlaceLine
  readonly label: HTMLElement
}

/** A line, and over all lines the box of its number. */
interface PlaceElements {
  readonly line: HTMLElement
  readonly numbered: HTMLElement
}

/** The room of a number, in pixels of the panel. */
const LABEL = { width: 84, height: 26 }

/** Makes the lines. They lie over the page and move nothing of it; only those in sight are drawn. */
export function createOfferedPlaces(
  page: Document,
  root: ParentNode,
  linesOf: (places: readonly Place[]) => readonly (PlaceLine | null)[],
): OfferedPlaces {
  let places: readonly Place[] = []
  let [drawn, last]: [readonly DrawnPlace[], string] = [[], '[[],1]']
  const spare: PlaceElements[] = []
  const elementsAt = (index: number) => (spare[index] ??= createElements(page, root))
  return {
    set: (next) => {
      places = next
    },
    draw: (chosen = null) => {
      const { clientHeight } = page.documentElement
      const lines = linesOf(places).flatMap((line, number) => (line && isInSight(line, clientHeight) ? [{ line, number }] : []))
      const magnification = magnificationOf(page)
      const written = JSON.stringify([lines, magnification, chosen])
      // Each write costs the frame a restyle.
      if (written === last) return
      last = written
      const labelled = numbersWithRoom(lines, chosen, magnification)
      drawn = lines.map(({ line, number }, index) => {
        const label = lay(elementsAt(index), line, labelled.has(number) ? number : null)
        return { number, line, label }
      })
      for (const { line, numbered } of spare.slice(lines.length)) line.hidden = numbered.hidden = true
    },
    areThere: () => places.length > 0,
    at: (point) => numberAt(drawn, point),
  }
}

function createElements(page: Document, root: ParentNode): PlaceElements {
  const [line, numbered, label] = [page.createElement('div'), page.createElement('div'), page.createElement('span')]
  line.className = 'offered'
  numbered.className = 'numbered'
  label.className = 'number'
  numbered.append(label)
  root.append(line, numbered)
  return { line, numbered }
}

const isInSight = ({ top, height }: PlaceLine, clientHeight: number): boolean => top + height >= 0 && top <= clientHeight

/** The part of the window that the number of a place takes. */
function labelSquare({ kind, left, top, width, height }: PlaceLine, magnification: number): Square {
  const [wide, high] = [LABEL.width * magnification, LABEL.height * magnification]
  if (kind === 'upright') return { left: left - wide / 2, right: left + wide / 2, top, bottom: top + high }
  const middle = top + height / 2
  return { left: left + width - wide, right: left + width, top: middle - high / 2, bottom: middle + high / 2 }
}

interface NumberedLine {
  readonly line: PlaceLine
  readonly number: number
}

/** The numbers that are shown: in their order those that meet neither the chosen place nor a number before them. */
function numbersWithRoom(lines: readonly NumberedLine[], chosen: DrawnInsertion | null, magnification: number): ReadonlySet<number> {
  const taken = chosen ? [chosen.words, ...(chosen.line.kind === 'box' ? [] : [lineSquare(chosen.line)])] : []
  const numbers = new Set<number>()
  for (const { line, number } of lines) {
    const square = labelSquare(line, magnification)
    if (taken.some((other) => meets(square, other))) continue
    taken.push(square)
    numbers.add(number)
  }
  return numbers
}

/** A line as it is drawn, three pixels thick. */
const lineSquare = ({ left, top, width, height }: PlaceLine): Square => ({
  left: left - 2,
  top: top - 2,
  right: left + width + 2,
  bottom: top + height + 2,
})

/** Lays a line and its label, whose number is null where it has no room. */
function lay({ line, numbered }: PlaceElements, at: PlaceLine, number: number | null): HTMLElement {
  line.hidden = false
  numbered.hidden = number === null
  for (const element of [line, numbered]) {
    element.dataset['kind'] = at.kind
    for (const side of ['left', 'top', 'width', 'height'] as const) element.style.setProperty(side, `${at[side]}px`)
  }
  const label = numbered.firstElementChild as HTMLElement
  label.textContent = number === null ? '' : `place ${number + 1}`
  return label
}

function numberAt(drawn: readonly DrawnPlace[], point: Point): number | null {
  const labelled = drawn.find(({ label }) => label.textContent !== '' && distanceTo(label.getBoundingClientRect(), point) === 0)
  if (labelled) return labelled.number
  const distances = drawn.map(({ number, line }) => ({ number, distance: distanceToLine(line, point) }))
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.number ?? null
}

const distanceToLine = ({ left, top, width, height }: PlaceLine, point: Point): number =>
  distanceTo({ left, top, right: left + width, bottom: top + height }, point)
