import type { Block } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { countBlocks, findBlock, idsWithin } from '#engine/draft/document/find-block.ts'
import { measureValue } from '#engine/draft/document/measure.ts'
import { isBlock } from './apply-structure.ts'
import type { InsertOperation, MoveOperation, Operation, RemoveOperation } from './operation.ts'

/** The cost of a look-up among the blocks of a document for each of them, as bytes. */
const OF_EACH_BLOCK = 8

/** Counts the work of operations before any is done: the bytes of what each of them copies, hashes and checks. */
class WorkCounter {
  #work = 0
  /** The bytes that the props of a block have at most after the operations so far. */
  readonly #bytes = new Map<string, number>()
  readonly #document: EditedDocument
  #head: number
  #notes: number
  #blocks: number

  constructor(document: EditedDocument) {
    this.#document = document
    this.#head = measureValue(document.head).bytes
    this.#notes = measureValue(document.notes).bytes
    this.#blocks = countBlocks(document)
  }

  /** Adds an operation, and returns the work so far. */
  add(operation: Operation): number {
    this.#work += this.#workOf(operation)
    return this.#work
  }

  #workOf(operation: Operation): number {
    switch (operation.op) {
      case 'set':
        return this.#grow(operation.id, measureValue(operation.value ?? null).bytes)
      case 'visible':
        return this.#grow(operation.id, measureValue(operation.visibility).bytes)
      case 'head':
        return (this.#head += measureValue(operation.value ?? null).bytes)
      case 'note':
        return (this.#notes += measureValue({ id: operation.id, name: operation.name ?? null }).bytes)
      default:
        return this.#ofStructure(operation)
    }
  }

  #ofStructure(operation: InsertOperation | RemoveOperation | MoveOperation): number {
    if (operation.op === 'insert') return this.#insert(operation.block)
    return operation.op === 'remove' ? this.#remove(operation.id) : this.#blocks * OF_EACH_BLOCK
  }

  #grow(id: string, more: number): number {
    const former = this.#bytes.get(id) ?? measureValue(findBlock(this.#document, id)?.block.props ?? null).bytes
    this.#bytes.set(id, former + more)
    return former + more
  }

  #insert(block: unknown): number {
    if (!isBlock(block)) return measureValue(block).bytes
    let bytes = 0
    walkBlocks([block], ({ id, props }: Block) => {
      const own = measureValue(props).bytes
      this.#bytes.set(id, Math.max(own, this.#bytes.get(id) ?? 0))
      this.#blocks += 1
      bytes += own
    })
    return bytes + this.#blocks * OF_EACH_BLOCK
  }

  #remove(id: string): number {
    const looked = this.#blocks * OF_EACH_BLOCK
    const found = findBlock(this.#document, id)
    this.#blocks = Math.max(0, this.#blocks - (found ? idsWithin(found.block).size : 1))
    return looked
  }
}

/** The work of operations on a document, in bytes, counted before any is done and only as far as `most`. */
export function workOf(document: EditedDocument, operations: readonly Operation[], most = Infinity): number {
  const counter = new WorkCounter(document)
  let work = 0
  for (const operation of operations) {
    work = counter.add(operation)
    if (work > most) break
  }
  return work
}
