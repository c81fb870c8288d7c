import type { Block, Json } from '#schemas/generated/content.ts'
import type { SchemaError } from '#schemas/generated/validators.js'
import { pointerSegment } from '#engine/document/pointer-segment.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'
import { isEnvelope, isOfClosedPlace, type PrepareOptions } from './prepare-blocks.ts'
import { cleanProps, prepareProps, type PropsPass, type PropsRefusal, type PropsRefusalCode } from './prepare-props.ts'
import { MAX_BLOCKS, MAX_DEPTH } from './registry/limits.ts'
import type { RegisteredType, Registry } from './registry/registry.ts'
import { slotsInOrder } from './registry/slots-in-order.ts'
import { showableProps } from './showable-props.ts'
import type { BlockProblemCode } from './validation/block-error.ts'
import { hiddenReason, isVisibility, nextVisibilityChange, type HiddenReason } from './visibility/visibility.ts'

/** The reason for a finding: a fault, a reader or date that the block is not for, or a closed place. */
export type DraftFindingCode = BlockProblemCode | PropsRefusalCode | HiddenReason | 'CLOSED_PLACE' | 'EMPTIED' | 'SECTION_MISSING'

/** A rule that props break, with the JSON pointer of the value inside the props. */
export interface PropsFault {
  readonly pointer: string
  readonly keyword: string
}

/** One finding about a block of a draft. */
export interface DraftFinding {
  /** Empty for a block that is none. */
  readonly blockId: string
  readonly code: DraftFindingCode
  /** True when a visitor does not see the block because of this. */
  readonly leftOut: boolean
  /** The rest of the log's sentence, after the place of the block. */
  readonly detail: string
  readonly faults: readonly PropsFault[]
}

/** A draft's blocks with all that can be shown of them, the findings, and the next instant (ms) at which a block appears or goes. */
export interface DraftBlocks {
  readonly blocks: Block[]
  readonly findings: readonly DraftFinding[]
  readonly nextEdge: number | null
}

/** A reading of one block with its children, or of a list. */
interface Reading {
  readonly findings: readonly DraftFinding[]
  readonly nextEdge: number | null
  readonly count: number
  /** The number of parts inside that are left out because their place is closed. */
  readonly closed: number
}

interface BlockReading extends Reading {
  readonly depth: number
  readonly ready: Block
  readonly leftOut: boolean
}

interface ListReading extends Reading {
  readonly blocks: Block[]
  readonly hasShown: boolean
}

type Finding = Omit<DraftFinding, 'blockId'>

interface PropsReading {
  readonly type: string
  readonly v: number
  /** The version of the props: the stored one when they could not be read. */
  readonly version: number
  readonly props: Record<string, Json>
  readonly findings: readonly Finding[]
}

interface Memory {
  readonly blocks: WeakMap<Block, BlockReading>
  readonly props: WeakMap<Record<string, Json>, PropsReading>
}

/**
 * Makes a reader of one draft's successive states. It keeps blocks that a visitor would not see and reports the reasons;
 * only what is no block, too deep or too much is left out. Objects that two states share are read once.
 */
export function createDraftReader(registry: Registry, options: PrepareOptions): (blocks: Block[]) => DraftBlocks {
  const memory: Memory = { blocks: new WeakMap(), props: new WeakMap() }
  return (blocks) => {
    if (!Array.isArray(blocks)) {
      return { blocks: [], findings: [findingOf(blocks, 'BLOCK_MALFORMED', '.blocks: expected a list of blocks')], nextEdge: null }
    }
    const { blocks: ready, findings, nextEdge } = new DraftReader(registry, options, memory).list(blocks, 1)
    return { blocks: ready, findings, nextEdge }
  }
}

class DraftReader {
  private readonly registry: Registry
  private readonly options: PrepareOptions
  private readonly memory: Memory
  private count = 0

  constructor(registry: Registry, options: PrepareOptions, memory: Memory) {
    this.registry = registry
    this.options = options
    this.memory = memory
  }

  list(blocks: Block[], depth: number): ListReading {
    const findings: DraftFinding[] = []
    const ready: Block[] = []
    const before = this.count
    let [nextEdge, closed, hasShown]: [number | null, number, boolean] = [null, 0, false]
    for (const block of blocks) {
      const reading = this.block(block, depth, findings)
      if (!reading) continue
      ready.push(reading.ready)
      for (const finding of reading.findings) findings.push(finding)
      nextEdge = earlier(nextEdge, reading.nextEdge)
      closed += reading.closed
      hasShown ||= !reading.leftOut
    }
    const isSame = ready.length === blocks.length && ready.every((block, index) => block === blocks[index])
    return { blocks: isSame ? blocks : ready, findings, nextEdge, closed, hasShown, count: this.count - before }
  }

  /** The reading of a block, from memory when it was read before; null, with a finding, for what a draft cannot hold. */
  private block(block: Block, depth: number, findings: DraftFinding[]): BlockReading | null {
    const refuse = (code: BlockProblemCode, detail: string) => {
      findings.push(findingOf(block, code, detail))
      return null
    }
    if (!isEnvelope(block)) return refuse('BLOCK_MALFORMED', ': expected a block')
    if (depth > MAX_DEPTH) return refuse('TOO_DEEP', `: expected a depth of at most ${MAX_DEPTH}`)
    if (this.count >= MAX_BLOCKS) return refuse('TOO_MANY_BLOCKS', `: expected at most ${MAX_BLOCKS} blocks`)
    const known = this.memory.blocks.get(block)
    if (known?.depth === depth && this.count + known.count <= MAX_BLOCKS) {
      this.count += known.count
      return known
    }
    const reading = this.read(block, depth)
    // At the limit, children may be missing from the reading.
    if (this.count < MAX_BLOCKS) this.memory.blocks.set(block, reading)
    return reading
  }

  private read(block: Block, depth: number): BlockReading {
    const before = this.count++
    const type = this.registry.types.get(block.type)
    const own: Finding[] = [...this.hidden(block), ...this.closedPlace(type)]
    const reading = type ? this.props(type, block) : unknownType(block)
    own.push(...reading.findings)
    const inner = this.slots(type, block, depth, own)
    if (!own.some(({ leftOut }) => leftOut) && inner.closed > 0 && !inner.hasShown)
      own.push(note('EMPTIED', ': all that it holds is closed'))
    const leftOut = own.some((finding) => finding.leftOut)
    const edge = isVisibility(block.visibility) ? nextVisibilityChange(block.visibility, this.options.now) : null
    return {
      depth,
      ready: readyBlock(block, reading, inner.slots),
      leftOut,
      findings: [...own.map((finding) => ({ blockId: block.id, ...finding })), ...inner.findings],
      nextEdge: earlier(edge, inner.nextEdge),
      count: this.count - before,
      closed: closedParts(own, inner.closed),
    }
  }

  private hidden({ visibility }: Block): Finding[] {
    if (visibility === undefined) return []
    if (!isVisibility(visibility)) return [note('BLOCK_MALFORMED', '.visibility: expected a visibility')]
    const reason = hiddenReason(visibility, this.options.audience, this.options.now)
    return reason === null ? [] : [note(reason, '.visibility: not for this reader at this instant')]
  }

  private closedPlace(type: RegisteredType | undefined): Finding[] {
    return type && isOfClosedPlace(type, this.options) ? [note('CLOSED_PLACE', ': its part of the site is closed')] : []
  }

  private props(type: RegisteredType, block: Block): PropsReading {
    const known = this.memory.props.get(block.props)
    if (known?.type === block.type && known.v === block.v) return known
    const reading = readProps(type, block, this.options)
    this.memory.props.set(block.props, reading)
    return reading
  }

  private slots(
    type: RegisteredType | undefined,
    block: Block,
    depth: number,
    own: Finding[],
  ): Omit<ListReading, 'blocks' | 'count'> & { readonly slots: Block['slots'] } {
    const findings: DraftFinding[] = []
    const slots = slotsInOrder(type, block.slots ?? {})
    let [nextEdge, closed, hasShown, isSame]: [number | null, number, boolean, boolean] = [null, 0, false, slots === block.slots]
    const ready = emptyRecord<Block[]>()
    for (const [name, children] of Object.entries(slots)) {
      if (!Array.isArray(children) || (type && !type.slots.has(name))) {
        own.push({ ...note('UNKNOWN_SLOT', `.slots.${name}: expected a slot of "${block.type}"`), leftOut: false })
        isSame = false
        continue
      }
      const list = this.list(children, depth + 1)
      ready[name] = list.blocks
      findings.push(...list.findings)
      nextEdge = earlier(nextEdge, list.nextEdge)
      closed += list.closed
      hasShown ||= list.hasShown
      isSame &&= list.blocks === children
    }
    return { slots: isSame || block.slots === undefined ? block.slots : ready, findings, nextEdge, closed, hasShown }
  }
}

function readProps(type: RegisteredType, block: Block, options: PrepareOptions): PropsReading {
  const findings: Finding[] = []
  let refusal: PropsRefusal | undefined
  const pass: PropsPass = {
    sanitise: options.sanitise,
    placeholders: options.placeholders,
    isClosed: options.isClosed,
    unsafe: (removed) => void findings.push({ ...note('UNSAFE_HTML', `: the sanitiser removed ${removed.join(', ')}`), leftOut: false }),
    missing: (name) => void findings.push({ ...note('EMPTY_PLACEHOLDER', `: {{${name}}} has no value and was left out`), leftOut: false }),
    refuse: (given) => (refusal = given),
  }
  const props = prepareProps(type, block, pass) ?? keptProps(type, refusal, pass)
  if (refusal) findings.push({ ...note(refusal.code, refusal.detail), faults: refusal.errors.map(faultOf) })
  const version = refusal?.props === null ? block.v : type.version
  return { type: block.type, v: block.v, version, props, findings }
}

/** The props of a refused block that a view may show: clean and of the right shape, none when they cannot be read. */
function keptProps(type: RegisteredType, refusal: PropsRefusal | undefined, pass: PropsPass): Record<string, Json> {
  if (!refusal?.props) return {}
  return refusal.isClean ? refusal.props : cleanProps(type, showableProps(type, refusal.props, refusal.errors), pass)
}

function unknownType({ type, v }: Block): Pick<PropsReading, 'version' | 'props' | 'findings'> {
  return { version: v, props: {}, findings: [note('UNKNOWN_TYPE', `: expected a known type, got "${type}"`)] }
}

function readyBlock(block: Block, { version: v, props }: Pick<PropsReading, 'version' | 'props'>, slots: Block['slots']): Block {
  const { id, type, visibility } = block
  const isSound = visibility === undefined || isVisibility(visibility)
  if (props === block.props && slots === block.slots && isSound) return block
  return { id, type, v, props, ...(slots !== undefined && { slots }), ...(visibility !== undefined && isSound && { visibility }) }
}

/** The closed parts that count for the block around: those of a block left out for another reason do not. */
function closedParts(own: readonly Finding[], inside: number): number {
  const first = own.find(({ leftOut }) => leftOut)
  if (!first || first.code === 'EMPTIED') return inside
  return first.code === 'CLOSED_PLACE' ? 1 : 0
}

function faultOf({ instancePath, keyword, params }: SchemaError): PropsFault {
  const name = params['missingProperty'] ?? params['additionalProperty']
  return { pointer: typeof name === 'string' ? `${instancePath}/${pointerSegment(name)}` : instancePath, keyword }
}

function note(code: DraftFindingCode, detail: string): Finding {
  return { code, leftOut: true, detail, faults: [] }
}

function findingOf(block: unknown, code: DraftFindingCode, detail: string): DraftFinding {
  const id = typeof block === 'object' && block !== null && 'id' in block ? block.id : null
  return { blockId: typeof id === 'string' ? id : '', ...note(code, detail) }
}

function earlier(some: number | null, other: number | null): number | null {
  if (some === null || other === null) return some ?? other
  return Math.min(some, other)
}
