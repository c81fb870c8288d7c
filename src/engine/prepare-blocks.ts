import type { Block } from '#schemas/generated/content.ts'
import { isBlockId } from '#schemas/names/block-id.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { placeProblems, type BlockProblem, type BlockProblemCode, type FoundProblem } from './validation/block-error.ts'
import { prepareProps, type PropsPass, type PropsRefusal } from './prepare-props.ts'
import { MAX_BLOCKS, MAX_DEPTH } from './registry/limits.ts'
import type { PlaceholderValues } from './text/placeholders.ts'
import type { RegisteredType, Registry } from './registry/registry.ts'
import { slotsInOrder } from './registry/slots-in-order.ts'
import { isVisibility, isVisible, nextVisibilityChange, type Audience } from './visibility/visibility.ts'

/** Options for reading a stored tree: sanitiser, values, closed places, reader, instant (ms) and the tree's name in logs. */
export interface PrepareOptions {
  readonly sanitise: Sanitise
  readonly placeholders: PlaceholderValues
  readonly isClosed?: IsClosed | null
  /** True for the page of a closed place: its blocks stay there to say that it is closed. */
  readonly isClosedItself?: boolean
  readonly audience: Audience
  readonly now: number
  readonly place?: string
}

/** Blocks that can be rendered, the problems found, and the next instant (ms) at which a block appears or goes. */
export interface PreparedBlocks {
  readonly blocks: Block[]
  readonly problems: readonly BlockProblem[]
  readonly nextEdge: number | null
}

/** Reads stored blocks for a page: migrated, validated, cleaned, filled in and filtered. A block that fails is left out alone and reported. */
export function prepareBlocks(registry: Registry, blocks: Block[], options: PrepareOptions): PreparedBlocks {
  const reader = new Reader(registry, options)
  const ready = reader.tree(blocks)
  return { blocks: ready, problems: placeProblems(reader.found, blocks, options.place ?? 'page'), nextEdge: reader.nextEdge }
}

/** One reading of a tree. An object that needs no change is passed on as it is. */
class Reader implements PropsPass {
  readonly found: FoundProblem[] = []
  nextEdge: number | null = null
  readonly sanitise: Sanitise
  readonly placeholders: PlaceholderValues
  readonly isClosed: IsClosed | null | undefined
  private readonly types: ReadonlyMap<string, RegisteredType>
  private readonly options: PrepareOptions
  private count = 0
  private closed = 0
  private firstTooMany: Block | null = null
  private current: Block | null = null

  constructor({ types }: Registry, options: PrepareOptions) {
    this.types = types
    this.options = options
    this.sanitise = options.sanitise
    this.placeholders = options.placeholders
    this.isClosed = options.isClosed
  }

  /** All blocks over the limit are one problem, reported at the first of them. */
  private tooMany(block: Block): null {
    this.firstTooMany ??= block
    return null
  }

  // The stored value may be anything, so its being a list is checked too.
  tree(blocks: Block[]): Block[] {
    if (Array.isArray(blocks)) {
      const ready = this.list(blocks, 1)
      const { firstTooMany: first, count } = this
      if (first !== null) this.report(first, 'TOO_MANY_BLOCKS', `: expected at most ${MAX_BLOCKS} blocks, left out ${count - MAX_BLOCKS}`)
      return ready
    }
    this.report(blocks, 'BLOCK_MALFORMED', '.blocks: expected a list of blocks')
    return []
  }

  private list(blocks: Block[], depth: number): Block[] {
    let kept: Block[] | null = null
    for (let index = 0; index < blocks.length; index++) {
      const block = blocks[index] as Block
      const ready = this.block(block, depth)
      if (kept === null && (ready !== block || ready === null)) kept = blocks.slice(0, index)
      if (kept !== null && ready !== null) kept.push(ready)
    }
    return kept ?? blocks
  }

  unsafe(removed: readonly string[]): void {
    this.report(this.current, 'UNSAFE_HTML', `: the sanitiser removed ${removed.join(', ')}`, false)
  }

  // Passed on without its object, so it is bound.
  readonly missing = (name: string): void => {
    this.report(this.current, 'EMPTY_PLACEHOLDER', `: {{${name}}} has no value and was left out`, false)
  }

  private block(block: Block, depth: number): Block | null {
    const type = this.typeOf(block, depth)
    if (type === null) return null
    this.current = block
    const props = prepareProps(type, block, this)
    if (props === null) return null
    const closedBefore = this.closed
    const slots = block.slots === undefined ? undefined : this.slots(type, block, block.slots, depth)
    if (this.closed > closedBefore && isEmptied(slots)) return null
    if (props === block.props && slots === block.slots) return block
    const ready: Block = { id: block.id, type: block.type, v: type.version, props }
    if (slots !== undefined) ready.slots = slots
    if (block.visibility !== undefined) ready.visibility = block.visibility
    return ready
  }

  /** The type of a block that may be shown here; null when it is left out for a reason other than its props. */
  private typeOf(block: Block, depth: number): RegisteredType | null {
    if (!isEnvelope(block)) return this.report(block, 'BLOCK_MALFORMED', ': expected a block')
    if (depth > MAX_DEPTH) return this.report(block, 'TOO_DEEP', `: expected a depth of at most ${MAX_DEPTH}`)
    if (++this.count > MAX_BLOCKS) return this.tooMany(block)
    if (block.visibility !== undefined && !this.shows(block)) return null
    const type = this.types.get(block.type)
    if (type && this.isClosedPart(type)) return null
    return type ?? this.report(block, 'UNKNOWN_TYPE', `: expected a known type, got "${block.type}"`)
  }

  // Nothing is wrong with it, so it goes without a report, and so does a block that held nothing else.
  private isClosedPart(type: RegisteredType): boolean {
    const isPart = isOfClosedPlace(type, this.options)
    if (isPart) this.closed++
    return isPart
  }

  private shows(block: Block): boolean {
    const { visibility } = block
    if (!isVisibility(visibility)) {
      this.report(block, 'BLOCK_MALFORMED', '.visibility: expected a visibility')
      return false
    }
    const edge = nextVisibilityChange(visibility, this.options.now)
    if (edge !== null && (this.nextEdge === null || edge < this.nextEdge)) this.nextEdge = edge
    return isVisible(visibility, this.options.audience, this.options.now)
  }

  // Bound, for it is passed on without its object. A closed link is no fault.
  readonly refuse = ({ code, detail }: PropsRefusal): void => {
    if (code !== 'CLOSED_LINK') this.report(this.current, code, detail)
  }

  private slots(type: RegisteredType, block: Block, stored: Record<string, Block[]>, depth: number): Record<string, Block[]> {
    const slots = slotsInOrder(type, stored)
    const read: [string, Block[]][] = []
    let isChanged = false
    for (const [name, children] of Object.entries(slots)) {
      const isKnown = type.slots.has(name) && Array.isArray(children)
      const ready = isKnown ? this.list(children, depth + 1) : null
      if (ready === null) this.report(block, 'UNKNOWN_SLOT', `.slots.${name}: expected a slot of "${type.type}"`, false)
      else read.push([name, ready])
      isChanged ||= ready === null || ready !== children
    }
    return isChanged ? Object.fromEntries(read) : slots
  }

  private report(block: unknown, code: BlockProblemCode, detail: string, leftOut = true): null {
    this.found.push({ block, code, leftOut, detail })
    return null
  }
}

/** True when a stored value has the shape of a block. The database may hold anything, and all later code relies on this shape. */
export function isEnvelope(block: Block): boolean {
  if (!isRecord(block) || !isBlockId(block.id) || typeof block.type !== 'string') return false
  if (!Number.isInteger(block.v) || block.v < 1) return false
  return isRecord(block.props) && (block.slots === undefined || isRecord(block.slots))
}

/** True when a block type belongs to a part of the site that is closed. */
export function isOfClosedPlace(
  { manifest: { partOf } }: RegisteredType,
  { isClosed, isClosedItself }: Pick<PrepareOptions, 'isClosed' | 'isClosedItself'>,
): boolean {
  return partOf !== undefined && isClosedItself !== true && isClosed?.(partOf) === true
}

function isEmptied(slots: Record<string, Block[]> | undefined): boolean {
  return slots !== undefined && Object.values(slots).every(({ length }) => length === 0)
}
