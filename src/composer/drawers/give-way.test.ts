import { beforeEach, expect, it } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import type { DragView } from '#composer/dragging/drag-view.ts'
import type { MenuPoint } from '#composer/workbench/workbench.ts'
import { giveWay } from './give-way.ts'
import { NO_DRAWERS, type OpenDrawers } from './open-drawers.ts'

const LEFT_WIDTH = 264
const dragViewOf = (model: object | null) => ({ dragged: { model } }) as unknown as DragView

let drag: { dragging: ValueStore<DragView | null>; dragPoint: ValueStore<MenuPoint> }
let aside: OpenDrawers
let end: () => void
beforeEach(() => {
  drag = { dragging: new ValueStore<DragView | null>(null), dragPoint: new ValueStore<MenuPoint>({ x: 0, y: 0 }) }
  aside = NO_DRAWERS
  end = giveWay(
    drag,
    ({ x }) => x < LEFT_WIDTH,
    (next) => (aside = next),
  )
})

function lift(x: number, model: object | null = null) {
  drag.dragPoint.set({ x, y: 300 })
  drag.dragging.set(dragViewOf(model))
}

it('moves all drawers aside for new content, and brings them back after the drag', () => {
  lift(100, {})
  expect(aside).toEqual({ left: true, right: true })
  drag.dragging.set(null)
  expect(aside).toEqual(NO_DRAWERS)
})

it('moves all drawers aside for a block of the page', () => {
  lift(700)
  expect(aside).toEqual({ left: true, right: true })
})

it('leaves the outline to its own block until that leaves it', () => {
  lift(100)
  expect(aside).toEqual({ left: false, right: true })
  drag.dragPoint.set({ x: 500, y: 300 })
  expect(aside).toEqual({ left: true, right: true })
  drag.dragPoint.set({ x: 100, y: 300 })
  expect(aside).toEqual({ left: true, right: true })
  drag.dragging.set(null)
  lift(100)
  expect(aside).toEqual({ left: false, right: true })
})

it('follows no drag after its end', () => {
  end()
  lift(700)
  expect(aside).toEqual(NO_DRAWERS)
})
