import type { Place } from '#engine/draft/document/edited-document.ts'
import type { FrameBox, PeopleMark } from '#schemas/composer/messages.ts'
import type { PlaceLine } from '../dragging/line-of-place.ts'
import { FROM_HERE } from '../french.ts'
import type { Square } from '../spots/square.ts'
import { elementOfBlock } from './block-element.ts'
import { makeFootRoom } from './covered-foot.ts'
import { createInsertionLine } from './insertion-line.ts'
import { createOfferedPlaces, type OfferedPlaces } from './offered-places.ts'
import { magnificationOf } from './magnify.ts'
import { createOtherBoxes } from './other-boxes.ts'
import styles from './overlay.css?inline'
import { createPeopleMarks } from './people-marks.ts'
import { createPins, type Pins } from './pins.ts'
import { boxOf, layBox } from './selected-box.ts'

/** The layer over a canvas: lines round blocks, drawn outside of the page's own elements. */
export interface Overlay {
  readonly hover: (id: string | null) => void
  readonly select: (id: string | null, others?: readonly string[]) => void
  /** Shows where blocks would be put, with the words of the place; null hides the line. */
  readonly insert: (place: Place | null, words: string) => void
  /** Draws places as thin lines with their numbers; none hides them. */
  readonly offer: (places: readonly Place[]) => void
  /** Lays a line round a box that is read again with each draw; null takes it away. */
  readonly outline: (boxOfIt: (() => DOMRect | null) | null) => void
  /** Marks the blocks of other people and those with notes. */
  readonly mark: (marks: readonly PeopleMark[]) => void
  readonly offered: Pick<OfferedPlaces, 'at' | 'areThere'>
  /** Reads the boxes again, once before the next frame is painted. */
  readonly follow: () => void
  /** Lays an element over the page beside a place, and keeps it there; without a place it is hidden. One with a block covers no words of the page. */
  readonly pin: Pins['add']
  /** Looks for free places of the pinned elements again, and returns the boxes of those that are shown, and of the names of people. */
  readonly laid: () => readonly Square[]
  /** True for an event of an element that is pinned. */
  readonly owns: (target: EventTarget | null) => boolean
}

interface OverlayDeps {
  readonly page: Document
  /** The French name of a block, from its type. */
  readonly nameOf: (type: string) => string
  /** Labels of a page that is not open to all. */
  readonly guards: readonly string[]
  /** Hears the box of the selected block each time that it has changed; null for none that is seen. */
  readonly onBox: (box: FrameBox | null) => void
  /** Finds where places are drawn. */
  readonly linesOf: (places: readonly Place[]) => readonly (PlaceLine | null)[]
}

/** Puts the layer over the page: a popover, above all of its elements, whose tree no style or script of the page reaches. */
export function mountOverlay({ page, nameOf, guards, onBox, linesOf }: OverlayDeps): Overlay {
  const { host, root } = createHost(page, guards)
  const name = Object.assign(page.createElement('span'), { className: 'name' })
  const [hovered, selected, outlined] = [boxOf(page, 'hover', name), boxOf(page, 'selected', fromLabel(page)), boxOf(page, 'outlined')]
  root.append(hovered, selected, outlined)
  page.body.append(host)
  host.showPopover()
  let [hoverId, selectedId, isPlanned]: [string | null, string | null, boolean] = [null, null, false]
  let outlinedBox: (() => DOMRect | null) | null = null
  const others = createOtherBoxes(page, root)
  const marks = createPeopleMarks(page, root)
  const offered = createOfferedPlaces(page, root, linesOf)
  const line = createInsertionLine(page, root, (at) => linesOf([at])[0] ?? null)
  const tellBox = boxTeller(onBox)
  const pins = createPins(page, root, marks.labels)
  const draw = () => {
    isPlanned = false
    pins.draw()
    const under = place(page, hovered, hoverId === selectedId ? null : hoverId)
    if (under) {
      name.textContent = nameOf(under.dataset['type'] ?? '')
      name.toggleAttribute('data-inside', under.getBoundingClientRect().top < NAME_HEIGHT * magnificationOf(page))
    }
    tellBox(place(page, selected, selectedId))
    layBox(outlined, outlinedBox?.() ?? null)
    others.draw()
    marks.draw()
    line.draw()
    offered.draw(offered.areThere() ? line.drawn() : null)
  }
  const follow = () => {
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(draw)
  }
  const put = (change: () => void) => {
    change()
    follow()
  }
  return {
    hover: (id) => hoverId !== id && put(() => (hoverId = id)),
    select: (id, also = []) =>
      put(() => {
        selectedId = id
        others.set(also)
      }),
    insert: (at, words) =>
      put(() => {
        host.toggleAttribute('data-inserts', at !== null)
        line.set(at, words)
      }),
    offer: (places) => put(() => offerPlaces(page, host, offered, places)),
    outline: (boxOfIt) => put(() => (outlinedBox = boxOfIt)),
    mark: (given) => put(() => marks.set(given)),
    offered,
    follow,
    ...{ pin: pins.add, laid: () => [...pins.settle(), ...marks.labels()] },
    owns: (target) => target === host,
  }
}

function offerPlaces(page: Document, host: HTMLElement, offered: OfferedPlaces, places: readonly Place[]): void {
  makeFootRoom(page, places.length > 0)
  host.toggleAttribute('data-offers', places.length > 0)
  offered.set(places)
}

function createHost(page: Document, guards: readonly string[]): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = page.createElement('div')
  host.popover = 'manual'
  for (const [name, value] of HOST) host.style.setProperty(name, value)
  const root = host.attachShadow({ mode: 'closed' })
  root.adoptedStyleSheets = [sheetOf(page, styles)]
  root.append(...guards.map((words) => guardLabel(page, words)))
  return { host, root }
}

const fromLabel = (page: Document): HTMLElement => Object.assign(page.createElement('span'), { className: 'from', textContent: FROM_HERE })

function guardLabel(page: Document, words: string): HTMLElement {
  const label = page.createElement('p')
  label.className = 'guard'
  label.textContent = words
  return label
}

/** Passes the box of an element on when it is not the one before. */
function boxTeller(onBox: OverlayDeps['onBox']): (element: HTMLElement | null) => void {
  let last = ''
  return (element) => {
    const rect = element?.getBoundingClientRect()
    const box = rect ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height } : null
    const written = JSON.stringify(box)
    if (written === last) return
    last = written
    onBox(box)
  }
}

const NAME_HEIGHT = 20
const HOST = [
  ['position', 'fixed'],
  ['inset', '0'],
  ['inline-size', 'auto'],
  ['block-size', 'auto'],
  ['margin', '0'],
  ['padding', '0'],
  ['border', '0'],
  ['overflow', 'visible'],
  ['background', 'none'],
  ['pointer-events', 'none'],
] as const

/** A stylesheet that the page's policy allows: its text comes with the script. */
export function sheetOf(page: Document, text: string): CSSStyleSheet {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Lays a box over a block; the block, when it has a box. */
function place(page: Document, box: HTMLElement, id: string | null): HTMLElement | null {
  const element = id === null ? null : elementOfBlock(page, id)
  const rect = element?.getBoundingClientRect()
  const hasBox = rect !== undefined && rect.width + rect.height > 0
  layBox(box, hasBox ? rect : null)
  return hasBox ? element : null
}
