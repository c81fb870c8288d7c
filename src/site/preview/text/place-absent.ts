import { flushSync } from 'react-dom'
import type { Canvas } from '#site/preview/canvas-model.ts'
import { elementOfBlock } from '#site/preview/overlay/block-element.ts'
import type { FoundText } from './find-texts.ts'
import { freeMarks } from './marks.ts'
import { isHtmlText } from './probe.ts'

/** Draws a block with a mark for a text that it has not, so that the text has a node to be typed in. Null when the view shows none. */
export function placeAbsent(canvas: Canvas, page: ParentNode, id: string, found: FoundText): FoundText | null {
  const { text } = found
  const [mark = ''] = freeMarks(1, canvas.nodes.node(id)?.block.props ?? {})
  flushSync(() => canvas.marks.change(id, { frozen: { pointer: text.pointer, shown: mark } }))
  // A card may have stood in the place of the block.
  const host = elementOfBlock(page, id)
  const node = host && nodeWith(host, mark)
  if (!node?.parentElement) return null
  const place = isHtmlText(text) ? ({ kind: 'html', element: node.parentElement } as const) : ({ kind: 'words', node } as const)
  return { text: { ...text, shown: mark }, place }
}

function nodeWith(host: Element, mark: string): Text | null {
  const walker = host.ownerDocument.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if ((walker.currentNode as Text).data.includes(mark)) return walker.currentNode as Text
  return null
}
