import { magnificationOf } from '../overlay/magnify.ts'
import type { Square } from './square.ts'

/** The distance of the label from the upper end of its block, and what its padding adds, in pixels. */
const [EDGE, PADDING] = [4, { width: 16, height: 4 }] as const

/** The box of the label that says why visitors do not see a block: it is drawn by the stylesheet, without a node. Null for a block without one. */
export function leftOutLabel(block: Element): Square | null {
  if (!block.hasAttribute('data-left-out')) return null
  const page = block.ownerDocument
  const label = page.defaultView?.getComputedStyle(block, '::before')
  const [width, height] = [Number.parseFloat(label?.width ?? ''), Number.parseFloat(label?.height ?? '')]
  if (!(width > 0) || !(height > 0)) return null
  const box = block.getBoundingClientRect()
  const [right, top, scale] = [box.right - EDGE, box.top + EDGE, magnificationOf(page)]
  return { left: right - (width + PADDING.width) * scale, top, right, bottom: top + (height + PADDING.height) * scale }
}
