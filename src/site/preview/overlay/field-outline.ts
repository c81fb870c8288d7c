import { leadsThrough } from '#engine/document/pointer.ts'
import type { FoundText } from '../text/find-texts.ts'
import type { Texts } from '../text/start-texts.ts'
import type { TextPlace } from '../text/text-place.ts'
import type { Overlay } from './overlay.ts'

interface OutlineDeps {
  readonly page: Document
  readonly overlay: Pick<Overlay, 'outline'>
  readonly texts: Pick<Texts, 'desk' | 'find'>
  /** True where a sheet covers the lower part of the page. */
  readonly isOnPhone: () => boolean
}

/** The outline of what the field in use holds, on the page. */
export interface FieldOutline {
  /** Outlines the text of a field, and scrolls to it on a phone; without a pointer none. */
  readonly show: (id: string, pointer: string | null) => void
  /** Takes the texts of the selected block as they are drawn now. */
  readonly take: (found: readonly FoundText[]) => void
}

/** The distance of a text from the upper end of a phone's window, in pixels: the head of a site may lie over it. */
const HEAD = 96

/** Makes the outline of the field in use. */
export function createFieldOutline({ page, overlay, texts, isOnPhone }: OutlineDeps): FieldOutline {
  let wanted: string | null = null
  const take = (found: readonly FoundText[]): TextPlace | null => {
    const pointer = wanted
    const place =
      pointer === null
        ? undefined
        : found.find(({ text, place: { kind } }) => kind !== 'gap' && kind !== 'none' && leadsThrough(pointer, text.pointer))?.place
    overlay.outline(place ? () => boxOfPlace(page, place) : null)
    return place ?? null
  }
  return {
    take,
    show: (id, pointer) => {
      wanted = pointer
      // To look for texts draws the block: that would write into an open one.
      const place = take(pointer === null || texts.desk.element ? [] : texts.find(id, true))
      const box = place && isOnPhone() ? boxOfPlace(page, place) : null
      if (box) page.defaultView?.scrollBy({ top: box.top - HEAD, behavior: 'instant' })
    },
  }
}

/** The box of a place in the window; null where it has none, or is drawn no longer. */
function boxOfPlace(page: Document, place: TextPlace): DOMRect | null {
  if (place.kind === 'none' || place.kind === 'gap') return null
  const box = (place.kind === 'words' ? rangeOver(page, place.node) : place.element).getBoundingClientRect()
  return box.width + box.height > 0 ? box : null
}

function rangeOver(page: Document, node: Text): Range {
  const range = page.createRange()
  range.selectNodeContents(node)
  return range
}
