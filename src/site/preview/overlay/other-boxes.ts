import { EDITED_BLOCKS, elementOfBlock } from './block-element.ts'
import { boxOf, layBox } from './selected-box.ts'

/** The lines round the selected blocks beside the main one. */
export interface OtherBoxes {
  readonly set: (ids: readonly string[]) => void
  readonly draw: () => void
}

/** How many blocks are looked for one by one; beyond, the page is read once. */
const FEW = 20

/** Makes the lines. Those in sight are drawn alone, and all places are read before the first line is written: a reading after a writing would lay the page out again. */
export function createOtherBoxes(page: Document, root: ParentNode): OtherBoxes {
  let ids: ReadonlySet<string> = new Set()
  const boxes: HTMLElement[] = []
  const boxAt = (index: number) => {
    const known = boxes[index]
    if (known) return known
    const box = boxOf(page, 'selected')
    root.append(box)
    boxes.push(box)
    return box
  }
  return {
    set: (next) => {
      ids = new Set(next)
    },
    draw: () => {
      const { clientHeight } = page.documentElement
      const isSeen = ({ top, bottom, width, height }: DOMRect) => width + height > 0 && bottom > 0 && top < clientHeight
      const rects = elementsOf(page, ids)
        .map((element) => element.getBoundingClientRect())
        .filter(isSeen)
      for (const [index, rect] of rects.entries()) layBox(boxAt(index), rect)
      for (const box of boxes.slice(rects.length)) layBox(box, null)
    },
  }
}

function elementsOf(page: Document, ids: ReadonlySet<string>): HTMLElement[] {
  if (ids.size <= FEW) return [...ids].flatMap((id) => elementOfBlock(page, id) ?? [])
  return [...page.querySelectorAll<HTMLElement>(EDITED_BLOCKS)].filter(({ dataset }) => ids.has(dataset['block'] ?? ''))
}
