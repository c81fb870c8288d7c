import type { Json } from '#schemas/generated/content.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import { hashAt } from '#engine/draft/operations/apply-value.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { findBlock, idsWithin } from '#engine/draft/document/find-block.ts'
import type { Operation, Trace, ValueOperation, VisibleOperation } from '#engine/draft/operations/operation.ts'
import { leadsThrough, valueAt } from '#engine/document/pointer.ts'
import type { Unseen, Verdict } from './verdict.ts'

/** Judges an edit of one value: it goes in when the value that its author saw is there, or the one that it wants. */
export function judgeValue(operation: ValueOperation, trace: Trace, now: EditedDocument, unseen: Unseen): Verdict {
  const root = rootOf(operation, now)
  if (!root) return 'removed'
  if (isListMoved(operation, trace, root, unseen)) return 'list'
  const here = valueAt(root, operation.pointer)
  const isThere = isEqualJson(here, operation.value)
  if (!isThere && !isEqualJson(here, seenValue(trace.inverse))) return 'value'
  if ('document' in applyOperation(now, operation)) return { go: operation }
  return isThere ? 'agreed' : 'value'
}

/** The props or the head in which a value lies; undefined when the block is gone. */
export function rootOf(operation: ValueOperation, now: EditedDocument): Record<string, Json> | undefined {
  return operation.op === 'head' ? now.head : findBlock(now, operation.id)?.block.props
}

const seenValue = (inverse: Operation): Json | undefined => ('value' in inverse ? inverse.value : undefined)

// Items of a list have no ids. Once the list itself was written, its items may be others, unless it is as the author saw it.
function isListMoved(operation: ValueOperation, { list }: Trace, root: Json, { missed, lost }: Unseen): boolean {
  if (!list) return false
  const isRewritten = !missed || [...missed, ...lost].some((other) => rewrites(other, operation, list.inner))
  return isRewritten && hashAt(root, list.outer) !== list.before
}

function rewrites(other: Operation, operation: ValueOperation, list: string): boolean {
  if (other.op === 'insert') return operation.op === 'set' && idsWithin(other.block).has(operation.id)
  if (other.op === 'head') return operation.op === 'head' && leadsThrough(other.pointer, list)
  return other.op === 'set' && operation.op === 'set' && other.id === operation.id && leadsThrough(other.pointer, list)
}

/** Judges an edit of a visibility, whose four parts are one value. */
export function judgeVisible(operation: VisibleOperation, { inverse }: Trace, now: EditedDocument): Verdict {
  const found = findBlock(now, operation.id)
  if (!found) return 'removed'
  const here = found.block.visibility ?? null
  const seen = inverse.op === 'visible' ? inverse.visibility : null
  return isEqualJson(here, seen) || isEqualJson(here, operation.visibility) ? { go: operation } : 'value'
}
