import type { Place } from '#engine/draft/document/edited-document.ts'
import type { FrameBox } from '#schemas/composer/messages.ts'
import type { PlaceLine } from '../dragging/line-of-place.ts'
import { elementOfBlock } from './block-element.ts'
import { createInsertionLine } from './insertion-line.ts'
import styles from './overlay.css?inline'

/** The layer over a canvas: lines round blocks, drawn outside of the page's own elements. */
export interface Overlay {
  readonly hover: (id: string | null) => void
  readonly select: (id: string | null, others?: readonly string[]) => void
  /** Shows where blocks would be put, with the words of the place; null hides the line. */
  readonly insert: (place: Place | null, words: string) => void
  /** Reads the boxes again, once before the next frame is painted. */
  readonly follow: () => void
  /** Lays an element over the page beside a place, and keeps it there; without a place it is hidden. The answer takes it away. */
  readonly pin: (element: HTMLElement, placeOf: () => DOMRect | null) => () => void
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
  /** Finds where a place is drawn. */
  readonly lineOf: (place: Place) => PlaceLine | null
}

/** Puts the layer over the page: a popover, above all of its elements, whose tree no style or script of the page reaches. */
export function mountOverlay({ page, nameOf, guards, onBox, lineOf }: OverlayDeps): Overlay {
  const { host, root } = createHost(page, guards)
  const name = Object.assign(page.createElement('span'), { className: 'name' })
  const [hovered, selected] = [boxOf(page, 'hover', name), boxOf(page, 'selected')]
  root.append(hovered, selected)
  page.body.append(host)
  host.showPopover()
  let [hoverId, selectedId]: [string | null, string | null] = [null, null]
  let isPlanned = false
  const others = otherBoxes(page, root)
  const line = createInsertionLine(page, root, lineOf)
  const tellBox = boxTeller(onBox)
  const pinned = new Map<HTMLElement, () => DOMRect | null>()
  const draw = () => {
    isPlanned = false
    for (const [element, placeOf] of pinned) layBeside(page, element, placeOf())
    const under = place(page, hovered, hoverId === selectedId ? null : hoverId)
    if (under) {
      name.textContent = nameOf(under.dataset['type'] ?? '')
      name.toggleAttribute('data-inside', under.getBoundingClientRect().top < NAME_HEIGHT)
    }
    tellBox(place(page, selected, selectedId))
    others.draw()
    line.draw()
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
    follow,
    pin: (element, placeOf) => {
      element.classList.add('pinned')
      pinned.set(element, placeOf)
      root.append(element)
      layBeside(page, element, placeOf())
      return () => {
        pinned.delete(element)
        element.remove()
      }
    },
    owns: (target) => target === host,
  }
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

/** The lines round the other selected blocks. */
function otherBoxes(page: Document, root: ShadowRoot) {
  const boxes = new Map<string, HTMLElement>()
  return {
    set: (ids: readonly string[]): void => {
      for (const box of boxes.values()) box.remove()
      boxes.clear()
      for (const id of ids) boxes.set(id, boxOf(page, 'selected'))
      root.append(...boxes.values())
    },
    draw: (): void => {
      for (const [id, box] of boxes) place(page, box, id)
    },
  }
}

/** Lays an element above a place, or under it where there is no room, inside of the window. */
function layBeside(page: Document, element: HTMLElement, rect: DOMRect | null): void {
  element.hidden = !rect || rect.width + rect.height === 0
  if (!rect || element.hidden) return
  const { offsetWidth, offsetHeight } = element
  const { clientWidth, clientHeight } = page.documentElement
  const above = rect.top - offsetHeight - GAP
  const top = above < 0 ? Math.min(rect.bottom + GAP, clientHeight - offsetHeight) : above
  element.style.setProperty('left', `${Math.max(0, Math.min(rect.left, clientWidth - offsetWidth))}px`)
  element.style.setProperty('top', `${top}px`)
}

const GAP = 6

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

function boxOf(page: Document, kind: string, ...inner: readonly Node[]): HTMLElement {
  const box = page.createElement('div')
  box.className = `box ${kind}`
  box.hidden = true
  box.append(...inner)
  return box
}

/** Lays a box over a block; the block, when it has a box. */
function place(page: Document, box: HTMLElement, id: string | null): HTMLElement | null {
  const element = id === null ? null : elementOfBlock(page, id)
  const rect = element?.getBoundingClientRect()
  const isHidden = !rect || rect.width + rect.height === 0
  // Each write of an attribute costs the frame a restyle, also one of the same value.
  if (box.hidden !== isHidden) box.hidden = isHidden
  if (isHidden) return null
  const { style } = box
  style.setProperty('left', `${rect.left}px`)
  style.setProperty('top', `${rect.top}px`)
  style.setProperty('width', `${rect.width}px`)
  style.setProperty('height', `${rect.height}px`)
  return element
}
