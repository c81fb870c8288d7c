import type { Operation } from '#engine/draft/operations/operation.ts'

/** The reach of a change of the document as a text on the page sees it: nothing of its block, the text alone, or more of the block. */
export type Touch = 'nothing' | 'text' | 'more'

/** Tells what a change touches of a text; a whole document that comes again is more than the text. */
export function touchOf(operations: readonly Operation[] | null, id: string, pointer: string): Touch {
  const touches = operations?.map((operation) => touchOfOne(operation, id, pointer)) ?? ['more']
  return touches.includes('more') ? 'more' : touches.includes('text') ? 'text' : 'nothing'
}

function touchOfOne(operation: Operation, id: string, pointer: string): Touch {
  if (operation.op === 'head' || operation.op === 'note') return 'nothing'
  if (operation.op !== 'set' && operation.op !== 'visible') return 'more'
  if (operation.id !== id) return 'nothing'
  return operation.op === 'set' && operation.pointer === pointer ? 'text' : 'more'
}
