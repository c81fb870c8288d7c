import type { Page } from '@playwright/test'

/** A point of the screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The parts of the composer that are clicked. */
export type Clicked = 'field' | 'row' | 'title' | 'words'

/** Finds the point of one of the words of the page, rows of the outline or fields, counted from a number. Null when none can be clicked. */
export function pointOf(page: Page, part: Clicked, number: number): Promise<Point | null> {
  return page.evaluate(
    ({ wanted, from }) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[data-state]')
      const canvas = frame?.contentDocument
      if (!frame || !canvas) return null
      const find = {
        words: () => canvas.querySelectorAll('main :is(h1, h2, h3, p, li)'),
        title: () => canvas.querySelectorAll('main :is(h1, h2, h3)'),
        row: () => document.querySelectorAll('[role=treegrid] [role=row]'),
        field: () =>
          document.querySelectorAll(
            '[data-part=fields] :is(input:not([type]), input[type=text], textarea, [contenteditable=true]):not([role=combobox], [readonly])',
          ),
      }
      const isOnPage = wanted === 'words' || wanted === 'title'
      const across = wanted === 'row' ? 90 : 40
      const outer = frame.getBoundingClientRect()
      const scale = outer.width / (frame.offsetWidth || outer.width)
      const freePoint = (element: Element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const inside = { x: left + Math.min(width / 2, across), y: top + Math.min(height / 2, 12) }
        const point = isOnPage ? { x: outer.left + inside.x * scale, y: outer.top + inside.y * scale } : inside
        const hit = document.elementFromPoint(point.x, point.y)
        // Something else may lie over it: a bar, a sheet, a sentence that is announced.
        const isFree = isOnPage ? hit === frame && element.contains(canvas.elementFromPoint(inside.x, inside.y)) : element.contains(hit)
        return isFree ? point : null
      }
      const found = [...find[wanted]()].filter((element) => element.getClientRects().length > 0)
      const first = found.length === 0 ? 0 : from % found.length
      for (const element of [...found.slice(first), ...found.slice(0, first)]) {
        const point = freePoint(element)
        if (point) return point
      }
      return null
    },
    { wanted: part, from: number },
  )
}
