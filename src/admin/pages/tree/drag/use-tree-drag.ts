import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Point } from '#schemas/composer/carrying-hand.ts'
import { edgeSpeed } from '#composer/dragging/edge-speed.ts'
import { idsWithin } from '#engine/draft/document/find-block.ts'
import { useTree, type TreeWork } from '#admin/pages/tree/tree-context.ts'
import { rowsOf, type TreeRow } from '#admin/pages/tree/tree-rows.ts'
import { carry } from './carry.ts'
import { dragTarget, type DragTarget, type RowBox } from './drag-target.ts'

/** A drag of a row as the tree shows it. */
export interface TreeDrag {
  readonly row: TreeRow
  readonly point: Point
  readonly target: DragTarget
}

interface Lifted {
  readonly scroller: HTMLElement
  readonly row: TreeRow
  readonly from: { readonly level: number; readonly x: number }
  readonly menu: readonly TreeRow[]
}

/** Where a row would go, as the tree is on the screen now. */
function targetNow({ scroller, row, from, menu }: Lifted, point: Point): DragTarget {
  const dragged = row.kind === 'entry' ? idsWithin(row.block) : new Set<string>()
  const boxes = menu.flatMap((each): RowBox[] => {
    const element = scroller.querySelector(`[data-tree-row="${each.id}"]`)
    if (each.kind !== 'entry' || dragged.has(each.id) || !element) return []
    const { top, bottom } = element.getBoundingClientRect()
    return [{ id: each.id, parent: each.parent, level: each.level, isFolded: each.isFolded, top, bottom }]
  })
  const tree = scroller.querySelector('[role=treegrid]')?.getBoundingClientRect() ?? scroller.getBoundingClientRect()
  const outside = scroller.querySelector('[data-part=outside]')?.getBoundingClientRect()
  return dragTarget(point, { boxes, tree, outsideTop: outside?.top ?? tree.bottom, from })
}

/** Puts a row where it was dropped. */
function drop({ acts }: TreeWork, row: TreeRow, target: DragTarget): void {
  if (target.kind === 'outside') {
    if (row.kind === 'entry') acts.remove(row.id)
  } else if (row.kind === 'entry') acts.move(row.id, target.place)
  else acts.insert({ linkType: 'SELF', isShown: true, pageId: row.page.id, texts: {} }, target.place)
}

/** Scrolls the tree while the pointer rests near its edge. Returns a function that ends it. */
function scrollAtEdges(scroller: HTMLElement, point: () => Point, onScroll: () => void): () => void {
  let frame = 0
  const step = () => {
    const { top, height } = scroller.getBoundingClientRect()
    const before = scroller.scrollTop
    scroller.scrollTop += edgeSpeed(point().y - top, height)
    if (scroller.scrollTop !== before) onScroll()
    frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

function rowOf({ tree }: TreeWork, event: PointerEvent): TreeRow | undefined {
  const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null
  const id = grip?.closest<HTMLElement>('[data-tree-row]')?.dataset['treeRow']
  return rowsOf(tree).find((row) => row.id === id)
}

/** Lets the handles of the rows drag them: within the menu, into it, and out of it. */
export function useTreeDrag(scroller: RefObject<HTMLElement | null>) {
  const work = useTree()
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  const [drag, setDrag] = useState<TreeDrag | null>(null)
  const onPointerDown = (event: PointerEvent) => {
    const row = rowOf(work, event)
    const area = scroller.current
    if (!row || !area) return
    let [point, from]: [Point, { level: number; x: number }] = [
      { x: 0, y: 0 },
      { level: row.level, x: 0 },
    ]
    let target: DragTarget | null = null
    let endScroll: (() => void) | null = null
    const look = () => {
      target = targetNow({ scroller: area, row, from, menu: latest.current.tree.menu }, point)
      setDrag({ row, point, target })
    }
    const onCarry = (at: Point) => {
      point = at
      look()
    }
    carry(event.nativeEvent, {
      onLift: (at) => {
        from = { level: row.level, x: at.x }
        onCarry(at)
        endScroll = scrollAtEdges(area, () => point, look)
        return true
      },
      onCarry,
      onEnd: (isDropped) => {
        endScroll?.()
        setDrag(null)
        if (isDropped && target) drop(latest.current, row, target)
      },
    })
  }
  return { drag, onPointerDown }
}
