import type { Block, Json } from '#schemas/generated/content.ts'
import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import { placeProblems, type BlockProblem, type BlockProblemCode, type FoundProblem } from './validation/block-error.ts'
import { describeError } from './validation/format-validation-error.ts'
import type { Sanitise } from './validation/html-rules.ts'
import { jsonBytes, MAX_BLOCKS, MAX_DEPTH, MAX_PROPS_BYTES } from './registry/limits.ts'
import { migrateProps } from './registry/migrations.ts'
import { unwrapLinks } from './text/unwrap-links.ts'
import type { PlaceholderValues } from './text/placeholders.ts'
import type { RegisteredType, Registry } from './registry/registry.ts'
import { resolveProps, type TextPass } from './resolve-props.ts'
import { isVisibility, isVisible, nextVisibilityChange, type Audience } from './visibility/visibility.ts'

/** How a stored tree is read: with which sanitiser and values, with links to and blocks of which places left out, for whom, at which instant (ms), and its name in logs. */
export interface PrepareOptions {
  readonly sanitise: Sanitise
  readonly placeholders: PlaceholderValues
  readonly isClosed?: IsClosed | null
  /** Whether the tree is that of a closed place: its blocks stay there, to say so. */
  readonly isClosedItself?: boolean
  readonly audience: Audience
  readonly now: number
  readonly place?: string
}

/** Blocks fit to be rendered, what was met on the way, and the next instant (ms) at which the answer changes by itself. */
export interface PreparedBlocks {
  readonly blocks: Block[]
  readonly problems: readonly BlockProblem[]
  readonly nextEdge: number | null
}

/** Reads stored blocks: migrated, validated, cleaned, filled and filtered; a block that fails is left out alone and reported. */
export function prepareBlocks(registry: Registry, blocks: Block[], options: PrepareOptions): PreparedBlocks {
  const reader = new Reader(registry, options)
  const ready = reader.tree(blocks)
  return { blocks: ready, problems: placeProblems(reader.found, blocks, options.place ?? 'page'), nextEdge: reader.nextEdge }
}

/** One reading of a tree. Whatever needs no change is handed on as the very object that was stored. */
class Reader implements TextPass {
  readonly found: FoundProblem[] = []
  nextEdge: number | null = null
  readonly sanitise: Sanitise
  readonly placeholders: PlaceholderValues
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
  }

  /** All the blocks that are too much are one problem, told at the first of them. */
  private tooMany(block: Block): null {
    this.firstTooMany ??= block
    return null
  }

  // A stored tree may have been written by anything too, so even its being a list is looked at.
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

  // Passed on without its object, so it keeps hold of it.
  readonly missing = (name: string): void => {
    this.report(this.current, 'EMPTY_PLACEHOLDER', `: {{${name}}} has no value and was left out`, false)
  }

  private block(block: Block, depth: number): Block | null {
    const type = this.typeOf(block, depth)
    if (type === null) return null
    const props = this.props(type, block)
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

  /** The type of a block that has its place here; null when it is left out whatever its props say. */
  private typeOf(block: Block, depth: number): RegisteredType | null {
    if (!isEnvelope(block)) return this.report(block, 'BLOCK_MALFORMED', ': expected a block')
    if (depth > MAX_DEPTH) return this.report(block, 'TOO_DEEP', `: expected a depth of at most ${MAX_DEPTH}`)
    if (++this.count > MAX_BLOCKS) return this.tooMany(block)
    if (block.visibility !== undefined && !this.shows(block)) return null
    const type = this.types.get(block.type)
    if (type && this.isOfClosedPlace(type)) return null
    return type ?? this.report(block, 'UNKNOWN_TYPE', `: expected a known type, got "${block.type}"`)
  }

  // Nothing is wrong with it: it goes without complaint, and so does what held nothing else, with its heading.
  private isOfClosedPlace({ manifest: { partOf } }: RegisteredType): boolean {
    const { isClosed, isClosedItself } = this.options
    if (partOf === undefined || isClosedItself || !isClosed?.(partOf)) return false
    this.closed++
    return true
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

  private props(type: RegisteredType, block: Block): Record<string, Json> | null {
    const current = block.v === type.version ? block.props : this.migrated(type, block)
    if (current === null) return null
    if (!type.validate(current)) return this.invalid(type, block, current)
    if (type.mayBeOversize && isOversize(current)) return this.oversize(block)
    this.current = block
    const resolved = resolveProps(type.fields, current, this)
    if (resolved !== current && hasLostSomething(type, resolved)) return this.invalid(type, block, resolved)
    return this.open(type, withDefaults(type, resolved))
  }

  // A button whose page is closed is no button: it goes without complaint, for nothing is wrong with it.
  private open(type: RegisteredType, props: Record<string, Json>): Record<string, Json> | null {
    const { isClosed } = this.options
    if (!isClosed) return props
    const open = unwrapLinks(type.fields, props, isClosed)
    return open !== props && hasLostSomething(type, open) ? null : open
  }

  private migrated(type: RegisteredType, block: Block): Record<string, Json> | null {
    if (block.v > type.version) return this.report(block, 'NEWER_VERSION', `.v: expected at most ${type.version}, got ${block.v}`)
    try {
      return migrateProps(type.migrations, block.v, block.props)
    } catch (error) {
      return this.report(block, 'MIGRATION_FAILED', `.props: migrating from version ${block.v} failed, ${String(error)}`)
    }
  }

  private invalid(type: RegisteredType, block: Block, props: Record<string, Json>): null {
    const error = type.validate.errors?.[0]
    if (jsonBytes(props) > MAX_PROPS_BYTES) return this.oversize(block)
    return this.report(block, 'PROPS_INVALID', error ? describeError('.props', error, props) : '.props: expected valid props')
  }

  private oversize(block: Block): null {
    return this.report(block, 'PROPS_OVERSIZE', `.props: expected at most ${MAX_PROPS_BYTES} bytes, got ${jsonBytes(block.props)}`)
  }

  private slots(type: RegisteredType, block: Block, slots: Record<string, Block[]>, depth: number): Record<string, Block[]> {
    let copy: Record<string, Block[]> | null = null
    for (const name in slots) {
      const children = slots[name]
      const isKnown = type.slots.has(name) && Array.isArray(children)
      const ready = isKnown ? this.list(children, depth + 1) : null
      if (ready === null) this.report(block, 'UNKNOWN_SLOT', `.slots.${name}: expected a slot of "${type.type}"`, false)
      if (isKnown && ready === children) continue
      copy ??= { ...slots }
      if (ready === null) delete copy[name]
      else copy[name] = ready
    }
    return copy ?? slots
  }

  private report(block: unknown, code: BlockProblemCode, detail: string, leftOut = true): null {
    this.found.push({ block, code, leftOut, detail })
    return null
  }
}

// What the database holds may have been written by anything; everything after this line relies on this shape.
function isEnvelope(block: Block): boolean {
  if (!isObject(block) || typeof block.id !== 'string' || typeof block.type !== 'string') return false
  if (!Number.isInteger(block.v) || block.v < 1) return false
  return isObject(block.props) && (block.slots === undefined || isObject(block.slots))
}

function isEmptied(slots: Record<string, Block[]> | undefined): boolean {
  return slots !== undefined && Object.values(slots).every(({ length }) => length === 0)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** Whether props have lost what they need; a text that filling made longer than a writer may make it is no loss. */
function hasLostSomething({ validate }: RegisteredType, props: Record<string, Json>): boolean {
  return !validate(props) && (validate.errors ?? []).some(({ keyword }) => keyword !== 'maxLength')
}

function isOversize(props: Record<string, Json>): boolean {
  return roughBytes(props) > MAX_PROPS_BYTES && jsonBytes(props) > MAX_PROPS_BYTES
}

/** Never less than the bytes of the value as JSON text. */
function roughBytes(value: Json): number {
  if (typeof value === 'string') return 2 + value.length * 6
  if (typeof value !== 'object' || value === null) return 30
  let sum = 2
  if (Array.isArray(value)) for (const item of value) sum += 1 + roughBytes(item)
  else for (const key in value) sum += key.length * 6 + 4 + roughBytes(value[key] as Json)
  return sum
}

function withDefaults({ defaults }: RegisteredType, props: Record<string, Json>): Record<string, Json> {
  let copy: Record<string, Json> | null = null
  for (let index = 0; index < defaults.length; index++) {
    const [name, value] = defaults[index] as readonly [string, Json]
    if (props[name] !== undefined) continue
    copy ??= { ...props }
    copy[name] = value
  }
  return copy ?? props
}
