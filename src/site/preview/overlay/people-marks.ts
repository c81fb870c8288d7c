import type { PeopleMark } from '#schemas/composer/messages.ts'
import type { Square } from '../spots/square.ts'
import { elementOfBlock } from './block-element.ts'
import { boxOf, layBox } from './selected-box.ts'

/** The marks of other people and of notes: a line with a name round a block, or the count of its notes. */
export function createPeopleMarks(page: Document, root: ParentNode) {
  let boxes: readonly { readonly id: string; readonly box: HTMLElement }[] = []
  const rectOf = (id: string): DOMRect | null => {
    const rect = elementOfBlock(page, id)?.getBoundingClientRect()
    return rect && rect.width + rect.height > 0 ? rect : null
  }
  return {
    set: (marks: readonly PeopleMark[]): void => {
      for (const { box } of boxes) box.remove()
      boxes = marks.map(({ id, words, kind, tone }) => {
        const label = Object.assign(page.createElement('span'), { className: 'label', textContent: words })
        const box = boxOf(page, `mark ${kind}`, label)
        box.dataset['tone'] = String(tone)
        return { id, box }
      })
      root.append(...boxes.map(({ box }) => box))
    },
    /** The boxes of the names and counts that are shown. */
    labels: (): readonly Square[] =>
      boxes.filter(({ box }) => !box.hidden).flatMap(({ box }) => [...box.children].map((label) => label.getBoundingClientRect())),
    draw: (): void => {
      // All places are read before the first line is written.
      const rects = boxes.map(({ id }) => rectOf(id))
      for (const [index, { box }] of boxes.entries()) layBox(box, rects[index] ?? null)
    },
  }
}
