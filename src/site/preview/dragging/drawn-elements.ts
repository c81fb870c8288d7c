import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { EDITED_BLOCKS, elementOfBlock } from '../overlay/block-element.ts'
import type { FindElement } from './list-boxes.ts'

/** Makes a search of elements that reads the page once for each document: a drag asks for hundreds of them each frame. */
export function drawnElements(page: Document, document: () => EditedDocument): FindElement {
  let read: EditedDocument | null = null
  let elements = new Map<string, HTMLElement>()
  return (id) => {
    const now = document()
    if (read !== now) {
      read = now
      elements = new Map()
      for (const element of page.querySelectorAll<HTMLElement>(EDITED_BLOCKS)) elements.set(element.dataset['block'] ?? '', element)
    }
    const element = elements.get(id)
    if (!element || element.isConnected) return element ?? null
    return elementOfBlock(page, id)
  }
}
