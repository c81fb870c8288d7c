import { isDeepStrictEqual } from 'node:util'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { allBlocks, containerText, idsInside, listAt, locate, readValue, referenceApply } from './reference-document.ts'

/** The keys of the list items through which a pointer leads: they say which items were meant. */
export function itemKeys(root: Json | undefined, pointer: string): unknown[] {
  const parts = pointer.split('/').slice(1)
  return parts.flatMap((part, index) => {
    const list = readValue(root, ['', ...parts.slice(0, index)].join('/'))
    return Array.isArray(list) ? [(list[Number(part)] as { k?: string } | undefined)?.k ?? part] : []
  })
}

/** The props or the head in which an operation writes. */
export function rootIn(document: EditedDocument, operation: Extract<Operation, { pointer: string }>): Json | undefined {
  return operation.op === 'head' ? document.head : locate(document, operation.id)?.block.props
}

/** A block without those that it holds. */
export function ownContent({ slots: _slots, ...bare }: Block): Omit<Block, 'slots'> {
  return bare
}

/** The meaning of an operation that was done on `before`, as a question to any later document in which `other` was done too. */
export function meaningOf(operation: Operation, before: EditedDocument, other: Operation): (document: EditedDocument) => boolean {
  switch (operation.op) {
    case 'set':
    case 'head': {
      const keys = itemKeys(rootIn(before, operation), operation.pointer)
      return (document) => {
        const root = rootIn(document, operation)
        if (root === undefined) return false
        return (
          isDeepStrictEqual(readValue(root, operation.pointer), operation.value) &&
          isDeepStrictEqual(itemKeys(root, operation.pointer), keys)
        )
      }
    }
    case 'visible':
      return (document) => {
        const found = locate(document, operation.id)
        return found !== null && isDeepStrictEqual(found.block.visibility ?? null, operation.visibility)
      }
    case 'insert':
      return (document) => {
        const found = locate(document, operation.block.id)
        return (
          found?.container === containerText(operation.at.in) && isDeepStrictEqual(ownContent(found.block), ownContent(operation.block))
        )
      }
    case 'remove': {
      const gone = idsInside(locate(before, operation.id)!.block)
      return (document) =>
        locate(document, operation.id) === null &&
        gone.every((id) => !locate(document, id) || wasTakenOut(before, document, id, operation.id))
    }
    case 'move':
      return (document) => standsWhereMeant(document, operation, before, other)
    case 'note':
      return () => true
  }
}

// A block that was removed with another may only be there when it, or something around it, had been moved out.
function wasTakenOut(before: EditedDocument, document: EditedDocument, id: string, removed: string): boolean {
  const { path } = locate(before, id)!
  const between = path.slice(path.indexOf(removed) + 1)
  return between.some((each) => {
    const now = locate(document, each)
    return now !== null && now.container !== locate(before, each)!.container
  })
}

// Behind the same sibling, unless that one was moved as well.
function standsWhereMeant(
  document: EditedDocument,
  { id, to }: Extract<Operation, { op: 'move' }>,
  before: EditedDocument,
  other: Operation,
): boolean {
  const found = locate(document, id)
  if (!found || found.container !== containerText(to.in)) return false
  const ids = (listAt(document, to.in) ?? []).map((block) => block.id)
  const isMoved = other.op === 'move' && other.id === to.after
  if (to.after === null || !ids.includes(to.after) || isMoved || !locate(before, to.after)) return true
  return ids.indexOf(to.after) < ids.indexOf(id)
}

/** True when one of two operations takes away what the other is about: the one who removes has not seen it. */
export function isRemovalOfUnseen(before: EditedDocument, one: Operation, two: Operation): boolean {
  const removes = (remover: Operation, other: Operation): boolean => {
    if (remover.op !== 'remove') return false
    const gone = new Set(idsInside(locate(before, remover.id)!.block))
    return subjectsOf(other).some((id) => gone.has(id))
  }
  return removes(one, two) || removes(two, one)
}

function subjectsOf(operation: Operation): string[] {
  if (operation.op === 'head') return []
  const place = operation.op === 'insert' ? operation.at : operation.op === 'move' ? operation.to : null
  const parents = place && 'parent' in place.in ? [place.in.parent] : []
  return operation.op === 'insert' ? parents : [operation.id, ...parents]
}

/** The blocks that neither of two operations names and whose own content is not as it was. */
export function changedBystanders(before: EditedDocument, after: EditedDocument, ...operations: readonly Operation[]): string[] {
  const named = new Set(operations.flatMap((operation) => ('id' in operation ? [operation.id] : [])))
  const former = new Map(allBlocks(before).map(({ block }) => [block.id, ownContent(block)]))
  return allBlocks(after)
    .filter(({ block }) => former.has(block.id) && !named.has(block.id) && !isDeepStrictEqual(ownContent(block), former.get(block.id)))
    .map(({ block }) => block.id)
}

/** True when both operations, done one after the other in either order and without any merge, leave both meanings. */
export function standTogether(before: EditedDocument, one: Operation, two: Operation): boolean {
  const meanings = [meaningOf(one, before, two), meaningOf(two, before, one)]
  return [
    [one, two],
    [two, one],
  ].every((order) => {
    const done = order.reduce<EditedDocument | null>((now, operation) => now && referenceApply(now, operation), before)
    return done !== null && meanings.every((holds) => holds(done))
  })
}
