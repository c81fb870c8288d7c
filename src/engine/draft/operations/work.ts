import type { Block } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { countBlocks, findBlock, idsWithin } from '#engine/draft/document/find-block.ts'
import { measureValue } from '#engine/draft/document/measure.ts'
import { pointerSegments } from '#engine/document/pointer.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { isBlock } from './apply-structure.ts'
import type { InsertOperation, MoveOperation, Operation, RemoveOperation } from './operation.ts'

/** The cost of a look-up among the blocks of a document for each of them, as bytes. */
const OF_EACH_BLOCK = 8

/** The cost of a name in an object that is copied with another value in it, as bytes: an object of many names is copied name by name. */
const OF_EACH_NAME = 64

/** Counts the names of all objects in a value. */
function namesIn(value: unknown): number {
  let names = 0
  const waiting: unknown[] = [value]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isRecord(next) && !Array.isArray(next)) continue
    const inside: unknown[] = Object.values(next)
    if (!Array.isArray(next)) names += inside.length
    for (const inner of inside) if (typeof inner === 'object' && inner !== null) waiting.push(inner)
  }
  return names
}

/** Counts the names of the objects that a pointer leads through, and the one that it would add. */
function namesOnWay(root: unknown, pointer: string): { readonly around: number; readonly added: number } {
  let around = 0
  let value = root
  for (const segment of pointerSegments(pointer) ?? []) {
    if (isRecord(value)) around += Object.keys(value).length
    const isThere = (isRecord(value) || Array.isArray(value)) && Object.hasOwn(value, segment)
    if (!isThere) return { around, added: 1 }
    value = ownValue(value as Readonly<Record<string, unknown>>, segment)
  }
  return { around, added: 0 }
}

/** The values of a block, or of the head, under the operations so far: how large they are at most. */
class Target {
  #bytes: number
  /** The names that were written, by their pointers: none counts twice. */
  readonly #written = new Map<string, number>()
  #names = 0
  readonly #before: unknown

  constructor(before: unknown) {
    this.#before = before
    this.#bytes = measureValue(before).bytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Writes a value, and returns the cost of the copy that holds it. */
  write(pointer: string, value: unknown): number {
    this.#bytes += measureValue(value).bytes
    const { around, added } = namesOnWay(this.#before, pointer)
    const former = this.#written.get(pointer)
    const names = Math.max(namesIn(value) + added, former ?? 0)
    this.#written.set(pointer, names)
    this.#names += names - (former ?? 0)
    if (former === undefined) this.#bytes += pointer.length
    return this.#bytes + OF_EACH_NAME * (around + this.#names)
  }
}

/** Counts the work of operations before any is done: the bytes of what each of them copies, hashes and checks. */
class WorkCounter {
  #work = 0
  readonly #props = new Map<string, Target>()
  readonly #document: EditedDocument
  readonly #head: Target
  #notes: number
  #blocks: number

  constructor(document: EditedDocument) {
    this.#document = document
    this.#head = new Target(document.head)
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
        return this.#propsOf(operation.id).write(operation.pointer, operation.value ?? null)
      case 'visible':
        return this.#propsOf(operation.id).write('', operation.visibility)
      case 'head':
        return this.#head.write(operation.pointer, operation.value ?? null)
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

  #propsOf(id: string): Target {
    const known = this.#props.get(id)
    if (known) return known
    const target = new Target(findBlock(this.#document, id)?.block.props ?? null)
    this.#props.set(id, target)
    return target
  }

  #insert(block: unknown): number {
    if (!isBlock(block)) return measureValue(block).bytes
    let bytes = 0
    walkBlocks([block], ({ id, props }: Block) => {
      const own = new Target(props)
      const former = this.#props.get(id)
      if (former === undefined || former.bytes < own.bytes) this.#props.set(id, own)
      this.#blocks += 1
      bytes += own.bytes
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
