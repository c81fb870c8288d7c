import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { pointerSegment } from '#engine/document/pointer-segment.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import type { Container, EditedDocument } from '#engine/draft/document/edited-document.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { blocksIn, findBlock } from '#engine/draft/document/find-block.ts'
import { applyAll, applyOperation } from './apply.ts'
import type { Operation, Refused } from './operation.ts'

/**
 * The operations that make one document of another, block by block: a restored revision is a batch that merges and is undone as any
 * other. Notes stay as they are. Refused when the documents have other regions.
 */
export function difference(from: EditedDocument, to: EditedDocument): readonly Operation[] | Refused {
  const script = new Script(from, to)
  const refused = script.write()
  if (!refused) return script.operations
  // On its way a document may pass the limits of depth and number: then all of it goes first.
  const whole = [
    ...removeAll(from),
    ...valueChanges(from.head, to.head).map((change): Operation => ({ op: 'head', ...change })),
    ...insertAll(to),
  ]
  const done = applyAll(from, whole)
  return 'refused' in done ? { refused: done.refused } : whole
}

const removeAll = ({ regions }: EditedDocument): Operation[] =>
  Object.values(regions).flatMap((list) => list.map(({ id }): Operation => ({ op: 'remove', id })))

const insertAll = ({ regions }: EditedDocument): Operation[] =>
  Object.entries(regions).flatMap(([region, list]) =>
    list.map((block, index): Operation => ({
      op: 'insert',
      block,
      at: { in: { region }, after: list[index - 1]?.id ?? null, before: null },
    })),
  )

interface ValueChange {
  readonly pointer: string
  readonly value?: Json
}

function valueChanges(from: Readonly<Record<string, Json>>, to: Readonly<Record<string, Json>>): ValueChange[] {
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key))
  const changed = Object.entries(to).filter(([key, value]) => !Object.hasOwn(from, key) || !isEqualJson(from[key], value))
  return [
    ...gone.map((key) => ({ pointer: `/${pointerSegment(key)}` })),
    ...changed.map(([key, value]) => ({ pointer: `/${pointerSegment(key)}`, value })),
  ]
}

/** Collects operations, and applies each to the document before the next is looked for. */
class Script {
  readonly operations: Operation[] = []
  private now: EditedDocument
  private readonly to: EditedDocument
  private readonly wanted = new Map<string, Block>()
  private refusal: Refused | null = null

  constructor(from: EditedDocument, to: EditedDocument) {
    this.now = from
    this.to = to
    for (const list of Object.values(to.regions)) walkBlocks(list, (block) => this.wanted.set(block.id, block))
  }

  /** Finds all operations; returns the refusal that stopped it, if any. */
  write(): Refused | null {
    for (const list of Object.values(this.now.regions)) this.clear(list)
    for (const change of valueChanges(this.now.head, this.to.head)) this.act({ op: 'head', ...change })
    for (const [region, list] of Object.entries(this.to.regions)) this.place({ region }, list)
    for (const list of Object.values(this.now.regions)) this.clear(list)
    return this.refusal
  }

  private act(operation: Operation): void {
    if (this.refusal) return
    const done = applyOperation(this.now, operation)
    if ('refused' in done) this.refusal = done
    else {
      this.operations.push(operation)
      this.now = done.document
    }
  }

  private stays({ id, type, v }: Block): boolean {
    const wanted = this.wanted.get(id)
    return wanted?.type === type && wanted.v === v
  }

  // A block that goes, but holds one that stays, goes once that one has been taken out.
  private clear(list: readonly Block[]): void {
    for (const block of list) {
      let holds = false
      walkBlocks([block], (inner) => (holds ||= this.stays(inner)))
      if (!holds) this.act({ op: 'remove', id: block.id })
      else for (const children of Object.values(block.slots ?? {})) this.clear(children)
    }
  }

  private place(where: Container, list: readonly Block[]): void {
    for (const [index, block] of list.entries()) {
      this.bring(block, where, list[index - 1]?.id ?? null)
      this.updateValues(block)
      for (const [slot, children] of Object.entries(block.slots ?? {})) this.place({ parent: block.id, slot }, children)
    }
  }

  private bring(block: Block, where: Container, after: string | null): void {
    const found = findBlock(this.now, block.id)
    if (found && !this.stays(found.block)) this.act({ op: 'remove', id: block.id })
    const ids = (blocksIn(this.now, where) ?? []).map(({ id }) => id)
    if (ids[ids.indexOf(after ?? '') + 1] === block.id) return
    const others = ids.filter((id) => id !== block.id)
    const place = { in: where, after, before: others[others.indexOf(after ?? '') + 1] ?? null }
    const { slots: _slots, ...bare } = block
    this.act(findBlock(this.now, block.id) ? { op: 'move', id: block.id, to: place } : { op: 'insert', block: bare, at: place })
  }

  private updateValues({ id, props, visibility }: Block): void {
    const found = findBlock(this.now, id)
    if (!found) return
    for (const change of valueChanges(found.block.props, props)) this.act({ op: 'set', id, ...change })
    if (!isEqualJson(found.block.visibility, visibility)) this.act({ op: 'visible', id, visibility: visibility ?? null })
  }
}
