import type { Node, ResolvedPos } from 'prosemirror-model'
import type { Attributes } from '#rich-text/document/elements.ts'

/** The parts of a text block before and after a caret; an empty one is left out. */
export interface Halves {
  readonly before: readonly Node[]
  readonly after: readonly Node[]
}

/** Blocks that take the place of a range of the document, between the blocks with the words before and after them. */
export interface PlacedBlocks extends Halves {
  readonly from: number
  readonly to: number
  readonly blocks: readonly Node[]
}

/** Divides the text block at a caret. Spaces and line ends at the caret are no part of either half. */
export function divideAt({ parent, parentOffset }: ResolvedPos): Halves {
  let start = parentOffset
  while (start > 0 && isGap(parent, start - 1)) start -= 1
  let end = parentOffset
  while (end < parent.content.size && isGap(parent, end)) end += 1
  const after = parent.cut(end)
  if (start === 0) return { before: [], after: filled(after) }
  return { before: [parent.cut(0, start)], after: filled(withoutId(after)) }
}

const filled = (block: Node): Node[] => (block.content.size > 0 ? [block] : [])

function isGap(parent: Node, offset: number): boolean {
  const sign = parent.textBetween(offset, offset + 1, null, ({ type }) => (type.name === 'br' ? ' ' : type.name))
  return sign === ' '
}

/** The second part of a divided block: the first one keeps the id. */
export function withoutId(block: Node): Node {
  const attributes = (block.attrs['attributes'] as Attributes | undefined)?.filter(([name]) => name !== 'id' && name !== 'name')
  return attributes ? block.type.create({ ...block.attrs, attributes }, block.content, block.marks) : block
}
