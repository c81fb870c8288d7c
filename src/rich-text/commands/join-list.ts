import type { Node, ResolvedPos } from 'prosemirror-model'
import type { Attributes } from '#rich-text/document/elements.ts'
import type { DropCount } from '#rich-text/paste/drop-count.ts'
import { wholeNumber } from '#rich-text/paste/list-numbers.ts'
import { divideAt, withoutId, type PlacedBlocks } from './divide-at.ts'

/** Makes the points of pasted lists points of the list at the caret, and counts the numbers that they lose; null where the lists are of another kind. */
export function joinList($caret: ResolvedPos, pasted: readonly Node[], dropped: DropCount): PlacedBlocks | null {
  const item = $caret.node(-1)
  if (item.type.name !== 'li') return null
  const list = $caret.node(-2)
  if (pasted.some(({ type }) => type !== list.type)) return null
  const isBare = item.childCount === 1 && $caret.parent.content.size === 0
  if (isBare && list.childCount === 1) return { from: $caret.before(-2), to: $caret.after(-2), before: [], blocks: pasted, after: [] }
  const placed = placeItems(
    $caret,
    pasted.flatMap(({ children }) => children),
  )
  const isAfter = placed.before.length > 0 || placed.from === $caret.after(-1)
  dropped.add('start', lostNumbers(list, $caret.index(-2) + (isAfter ? 1 : 0), pasted))
  return placed
}

function placeItems($caret: ResolvedPos, blocks: readonly Node[]): PlacedBlocks {
  const item = $caret.node(-1)
  const index = $caret.index(-1)
  const { before, after } = divideAt($caret)
  const [start, end] = [$caret.before(-1), $caret.after(-1)]
  const between = (position: number): PlacedBlocks => ({ from: position, to: position, before: [], blocks, after: [] })
  const first = [...item.children.slice(0, index), ...before]
  const isEmpty = first.length === 0 && after.length === 0 && item.childCount === 1
  if (isEmpty) return { ...between(start), to: end }
  // What is under a point stays with its words.
  if (after.length === 0) return between(end)
  if (first.length === 0) return between(start)
  const second = withoutId(item.type.create(item.attrs, [...after, ...item.children.slice(index + 1)]))
  return { from: start, to: end, before: [item.type.create(item.attrs, first)], blocks, after: [second] }
}

/** How many of the pasted lists say a number that their first point does not get as a point of the list. */
function lostNumbers(list: Node, index: number, pasted: readonly Node[]): number {
  let next = (startOf(list) ?? 1) + index
  return pasted.filter((each) => {
    const number = next
    next += each.childCount
    const start = startOf(each)
    return start !== null && start !== number
  }).length
}

function startOf({ attrs }: Node): number | null {
  const [, start = null] = (attrs['attributes'] as Attributes).find(([name]) => name === 'start') ?? []
  return wholeNumber(start)
}
