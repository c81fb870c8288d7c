import { browserTimes } from '#schemas/composer/browser-times.ts'
import type { Point } from '#schemas/composer/carrying-hand.ts'
import { placeWords } from '#composer/moving/place-words.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { startDrag, type Drag } from './drag.ts'
import type { Dragged, DragView, Hit } from './drag-view.ts'
import { edgeSpeed } from './edge-speed.ts'
import { frameOf, intoFrame } from './frame-geometry.ts'
import { OUTLINE_SCROLLER, outlineHits } from './outline-hits.ts'

/** Begins a drag over the page and the outline of a composer. */
export function startDeskDrag(bench: Workbench, dragged: Dragged, at: Point): Drag {
  const ends = new AbortController()
  bench.dragPoint.set(at)
  const drag = startDrag(dragged, at, {
    document: () => bench.store.document,
    hitsAt: (point) => hitsAt(bench, point),
    scrollAt: (point) => scrollAt(bench, point),
    nextFrame: browserTimes.nextFrame,
    show: (view) => {
      show(bench, view)
      if (!view) ends.abort()
    },
  })
  listenToEscape(() => drag.end(false), ends.signal)
  return {
    move: (point) => {
      bench.dragPoint.set(point)
      drag.move(point)
    },
    end: (isDropped) => {
      const isPut = drag.end(isDropped)
      // Keys that follow are meant for the dropped blocks.
      if (isPut) frameOf(bench.channel.get())?.focus()
      return isPut
    },
  }
}

// Before every other reader of the key: it ends the drag alone.
function listenToEscape(end: () => void, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    end()
  }
  window.addEventListener('keydown', press, { capture: true, signal })
}

function show({ dragging, channel, runner, text }: Workbench, view: DragView | null): void {
  dragging.set(view)
  const place = view?.place ?? null
  channel.get()?.post({ type: 'insertion', place, words: place ? placeWords(runner.situation, place, text) : '', reveal: false })
}

function hitsAt(bench: Workbench, point: Point): readonly Hit[] {
  const channel = bench.channel.get()
  const element = document.elementFromPoint(point.x, point.y)
  const frame = frameOf(channel)
  if (frame === null || element !== frame) return outlineHits(bench, element, point)
  return (channel?.placesAt(intoFrame(frame, point)) ?? []).map((place) => ({ place, mark: null }))
}

function scrollAt({ channel }: Workbench, point: Point): boolean {
  const frame = frameOf(channel.get())
  if (frame && isOver(frame, point)) return scrollFrame(channel.get(), frame, point)
  const outline = document.querySelector<HTMLElement>(OUTLINE_SCROLLER)
  if (!outline || !isOver(outline, point)) return false
  const before = outline.scrollTop
  outline.scrollTop += edgeSpeed(point.y - outline.getBoundingClientRect().top, outline.clientHeight)
  return outline.scrollTop !== before
}

function scrollFrame(channel: ReturnType<Workbench['channel']['get']>, frame: HTMLElement, point: Point): boolean {
  const by = edgeSpeed(intoFrame(frame, point).y, frame.offsetHeight)
  return by !== 0 && channel?.scrollBy(by) === true
}

function isOver(element: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}
