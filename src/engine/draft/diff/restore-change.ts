import type { Block } from '#schemas/generated/content.ts'
import type { Container, EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { blocksIn, findBlock, idsWithin, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { BlockChange, BlockChanged, FieldChange } from './document-diff.ts'

/** The operation that gives a value of a block back. Without the former value the property goes. */
export function restoredField(id: string, { pointer, before }: FieldChange): Operation {
  return { op: 'set', id, pointer, ...(before !== undefined && { value: before }) }
}

/** The operation that gives a value of the head back. */
export function restoredHead({ pointer, before }: FieldChange): Operation {
  return { op: 'head', pointer, ...(before !== undefined && { value: before }) }
}

/**
 * The operations that make one block of a document as it was before a change: its values, its visibility, its place, or that it is there. What lies in it
 * stays where it is now. Null when its former place is gone: the block around it has to come back first.
 */
export function restoredBlock(now: EditedDocument, then: EditedDocument, change: BlockChange): readonly Operation[] | null {
  const script = new Restoration(now, then)
  if (change.kind === 'changed') script.change(change)
  else if (change.kind === 'added') script.remove(change.id)
  else script.insert(change.found)
  return script.isPossible ? script.operations : null
}

class Restoration {
  readonly operations: Operation[] = []
  isPossible = true
  #now: EditedDocument
  readonly #then: EditedDocument

  constructor(now: EditedDocument, then: EditedDocument) {
    this.#now = now
    this.#then = then
  }

  /** Takes a block out. The blocks in it that were elsewhere before go back there first. */
  remove(id: string): void {
    const found = findBlock(this.#now, id)
    if (!found) return
    for (const inner of idsWithin(found.block)) {
      const former = inner === id ? null : findBlock(this.#then, inner)
      if (former) this.#act({ op: 'move', id: inner, to: this.#placeOf(former, inner) })
    }
    this.#act({ op: 'remove', id })
  }

  /** Puts a block back, without the blocks that were in it and are elsewhere now. */
  insert(found: FoundBlock): void {
    this.#act({ op: 'insert', block: this.#withoutPresent(found.block), at: this.#placeOf(found, found.block.id) })
  }

  change({ id, before, fields, isMoved, isReplaced, isVisibilityChanged }: BlockChanged): void {
    if (isReplaced) return this.#replace(id, before)
    for (const field of fields) this.#act(restoredField(id, field))
    if (isVisibilityChanged) this.#act({ op: 'visible', id, visibility: before.block.visibility ?? null })
    if (isMoved) this.#act({ op: 'move', id, to: this.#placeOf(before, id) })
  }

  #replace(id: string, before: FoundBlock): void {
    const place = this.#placeOf(before, id)
    this.remove(id)
    this.#act({ op: 'insert', block: this.#withoutPresent(before.block), at: place })
  }

  #withoutPresent({ slots, ...bare }: Block): Block {
    if (!slots) return bare
    const left = Object.entries(slots).flatMap(([slot, list]) => {
      const gone = list.filter(({ id }) => !findBlock(this.#now, id)).map((block) => this.#withoutPresent(block))
      return gone.length > 0 ? [[slot, gone] as const] : []
    })
    return left.length > 0 ? { ...bare, slots: Object.fromEntries(left) } : bare
  }

  /** The former place of a block, after the nearest former neighbour that is still in the same list. */
  #placeOf({ in: where, list, index }: FoundBlock, id: string): Place {
    const present = this.#idsIn(where)
    const before = list.slice(0, index).findLast((block) => block.id !== id && present.includes(block.id))
    return { in: where, after: before?.id ?? null, before: null }
  }

  #idsIn(where: Container): string[] {
    return (blocksIn(this.#now, where) ?? []).map(({ id }) => id)
  }

  #act(operation: Operation): void {
    if (!this.isPossible) return
    const done = applyOperation(this.#now, operation)
    if ('refused' in done) this.isPossible = false
    else {
      this.#now = done.document
      this.operations.push(operation)
    }
  }
}
