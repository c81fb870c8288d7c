import type { Place } from '#engine/draft/document/edited-document.ts'
import type { Point } from '#schemas/composer/carrying-hand.ts'
import type { PlaceLine } from '../dragging/line-of-place.ts'
import { distanceTo } from '../dragging/list-boxes.ts'
import { magnificationOf } from './magnify.ts'

/** Places that are drawn as thin lines with their numbers, among which a click chooses. */
export interface OfferedPlaces {
  readonly set: (places: readonly Place[]) => void
  readonly draw: () => void
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

/** Two labels nearer to each other than this would overlap, in pixels. */
const LABEL = { width: 84, height: 26 }

/** Makes the lines. They lie over the page and move nothing of it; only those in sight are drawn. */
export function createOfferedPlaces(
  page: Document,
  root: ParentNode,
  linesOf: (places: readonly Place[]) => readonly (PlaceLine | null)[],
): OfferedPlaces {
  let places: readonly Place[] = []
  let [drawn, last]: [readonly DrawnPlace[], string] = [[], '[[],1]']
  const spare: HTMLElement[] = []
  const elementAt = (index: number) => (spare[index] ??= createLine(page, root))
  return {
    set: (next) => {
      places = next
    },
    draw: () => {
      const { clientHeight } = page.documentElement
      const lines = linesOf(places).flatMap((line, number) => (line && isInSight(line, clientHeight) ? [{ line, number }] : []))
      const magnification = magnificationOf(page)
      const written = JSON.stringify([lines, magnification])
      // Each write costs the frame a restyle.
      if (written === last) return
      last = written
      const labelled: PlaceLine[] = []
      drawn = lines.map(({ line, number }, index) => {
        const element = elementAt(index)
        const isLabelled = !labelled.some((other) => doLabelsMeet(line, other, magnification))
        if (isLabelled) labelled.push(line)
        return { number, line, label: lay(element, line, isLabelled ? number : null) }
      })
      for (const element of spare.slice(lines.length)) element.hidden = true
    },
    areThere: () => places.length > 0,
    at: (point) => numberAt(drawn, point),
  }
}

function createLine(page: Document, root: ParentNode): HTMLElement {
  const line = page.createElement('div')
  const label = page.createElement('span')
  line.className = 'offered'
  label.className = 'number'
  line.append(label)
  root.append(line)
  return line
}

const isInSight = ({ top, height }: PlaceLine, clientHeight: number): boolean => top + height >= 0 && top <= clientHeight

function labelPoint({ kind, left, top, width }: PlaceLine): Point {
  return { x: kind === 'upright' ? left : left + width, y: top }
}

function doLabelsMeet(one: PlaceLine, other: PlaceLine, magnification: number): boolean {
  const [a, b] = [labelPoint(one), labelPoint(other)]
  return Math.abs(a.x - b.x) < LABEL.width * magnification && Math.abs(a.y - b.y) < LABEL.height * magnification
}

/** Lays a line and its label, whose number is null where it has no room. */
function lay(element: HTMLElement, line: PlaceLine, number: number | null): HTMLElement {
  element.hidden = false
  element.dataset['kind'] = line.kind
  for (const side of ['left', 'top', 'width', 'height'] as const) element.style.setProperty(side, `${line[side]}px`)
  const label = element.firstElementChild as HTMLElement
  label.hidden = number === null
  label.textContent = number === null ? '' : `place ${number + 1}`
  return label
}

function numberAt(drawn: readonly DrawnPlace[], point: Point): number | null {
  const labelled = drawn.find(({ label }) => !label.hidden && distanceTo(label.getBoundingClientRect(), point) === 0)
  if (labelled) return labelled.number
  const distances = drawn.map(({ number, line }) => ({ number, distance: distanceToLine(line, point) }))
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.number ?? null
}

const distanceToLine = ({ left, top, width, height }: PlaceLine, point: Point): number =>
  distanceTo({ left, top, right: left + width, bottom: top + height }, point)
