import type { Place } from '#engine/draft/document/edited-document.ts'
import { coveredFoot } from '../overlay/covered-foot.ts'
import { openAround } from '../overlay/reveal.ts'
import type { FindElement } from './list-boxes.ts'
import { placeholderOf } from './places-under.ts'

/** The part of the window at its upper edge, in pixels, where a place counts as not in sight. */
const MARGIN = 60

/** Makes a place seen: opens what hides it, then scrolls to it. */
export function revealPlace(page: Document, elementOf: FindElement, place: Place): void {
  const element = elementAt(page, elementOf, place)
  if (!element) return
  openAround(page, element)
  const { top, bottom } = element.getBoundingClientRect()
  const y = element.dataset['block'] === place.after ? bottom : top
  const { clientHeight } = page.documentElement
  if (y >= MARGIN && y <= clientHeight - coveredFoot(page)) return
  page.defaultView?.scrollBy({ top: y - clientHeight / 2, behavior: 'instant' })
}

/** The element that begins or ends at a place: the next block, else the former one, else the slot or the block around it. */
function elementAt(page: Document, elementOf: FindElement, { in: where, after, before }: Place): HTMLElement | null {
  for (const id of [before, after]) {
    const element = id === null ? null : elementOf(id)
    if (element) return element
  }
  return 'region' in where ? null : (placeholderOf(page, where.parent, where.slot) ?? elementOf(where.parent))
}
