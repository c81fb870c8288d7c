import type { ComponentType, ReactNode } from 'react'
import { selfStartingTypes } from '#schemas/generated/block-types.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { MissingKind } from '#engine/needs/missing-parts.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'
import { LiveBoundary } from './InteractiveBoundary.tsx'
import type { BlockView, BlockViewProps, ViewMap } from './view.ts'

/** A static subtree that the server rendered; the browser leaves its HTML unchanged. */
export interface StaticBlock {
  readonly type: string
  readonly screens: string | undefined
  readonly html: string
}

/** A block to render; a string is the id of a static subtree or of an editor's node, null an empty place. */
export type BlockNode = Block | string | null

/** A block without its children. */
export type BlockHead = Omit<Block, 'slots'>

/** Placeholders by slot name, for slots that hold nothing. */
export type SlotPlaceholders = Readonly<Record<string, ReactNode>>

/** The renderer's input: views, interactive types, data by block id, and the blocks that are left out or stay as the server sent them. */
export interface RenderInput {
  readonly views: ViewMap
  readonly interactive: ReadonlySet<string>
  readonly data: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  readonly skipped?: ReadonlySet<string>
  readonly kept?: ReadonlyMap<string, StaticBlock>
  /** The blocks that lack answers for now, and what says so: in place of the view of a `whole` one, below that of a `part`. */
  readonly missing?: ReadonlyMap<string, MissingKind>
  readonly MissingNotice?: ComponentType<MissingNoticeProps>
  /** Set in the search for a block that throws: a boundary would hide the error. */
  readonly bare?: boolean
  /** Renders the block of an id, under that key, in place of the default: an editor's node, which subscribes to its own block. */
  readonly renderNode?: (id: string) => ReactNode
  /** An editor's placeholders for the slots that the block's props use; a slot with content ignores its own. */
  readonly emptySlots?: (block: BlockHead) => SlotPlaceholders
}

/** The props of the notice of a block that lacks answers. */
export interface MissingNoticeProps {
  readonly id: string
  readonly isWhole: boolean
}

const NO_DATA: Readonly<Record<string, unknown>> = Object.freeze({})
const NO_SLOTS: Readonly<Record<string, ReactNode>> = Object.freeze({})

/** Renders a list of blocks, each in its wrapper; an empty place keeps its position, so generated ids do not move. */
export function renderBlocks(blocks: readonly BlockNode[], input: RenderInput): ReactNode[] {
  const nodes: ReactNode[] = new Array<ReactNode>(blocks.length)
  for (let index = 0; index < blocks.length; index++) nodes[index] = renderBlock(blocks[index] ?? null, input)
  return nodes
}

/** Renders one block in its wrapper, or nothing when it is left out or has a type without a view. */
export function renderBlock(block: BlockNode, input: RenderInput): ReactNode {
  if (block === null) return null
  if (input.renderNode) return input.renderNode(typeof block === 'string' ? block : block.id)
  if (typeof block === 'string') return renderKept(block, input)
  if (input.skipped?.has(block.id)) return null
  return renderWithSlots(block, block.slots ? renderSlots(block.slots, input) : NO_SLOTS, input)
}

/** Renders a block in its wrapper around slots that are rendered already; nothing for a type without a view. */
export function renderWithSlots(block: BlockHead, slots: Readonly<Record<string, ReactNode>>, input: RenderInput): ReactNode {
  const view = input.views.get(block.type)
  if (!view) return null
  const props: BlockViewProps<never, never> = {
    id: block.id,
    // The engine has validated the props against the schema from which the view's own type is made.
    props: block.props as never,
    slots: input.emptySlots ? { ...input.emptySlots(block), ...slots } : slots,
    data: (input.data.get(block.id) ?? NO_DATA) as never,
  }
  return input.interactive.has(block.type) && !input.bare ? liveWrapper(block, view, props, input) : wrapper(block, view, props, input)
}

/** Renders the slots that hold blocks. */
export function renderSlots(
  slots: Readonly<Record<string, readonly BlockNode[]>>,
  input: RenderInput,
): Readonly<Record<string, ReactNode>> {
  const filled = emptyRecord<ReactNode>()
  for (const name in slots) {
    const blocks = ownValue(slots, name)
    if (blocks && blocks.length > 0) filled[name] = renderBlocks(blocks, input)
  }
  return filled
}

function screensOf(block: BlockHead): string | undefined {
  const screens = block.visibility?.screens
  return screens?.length === 1 ? screens[0] : undefined
}

/** The mark of an interactive block: the loader starts the app for one that is `alone` in sight, for the others on the first act. */
const liveOf = ({ type }: BlockHead): string => (selfStartingTypes.has(type) ? 'alone' : '')

function wrapper(block: BlockHead, View: BlockView, { id, props, slots, data }: BlockViewProps<never, never>, input: RenderInput) {
  const { kind, Notice } = missingOf(id, input)
  return (
    <div key={id} className="b" data-block={id} data-type={block.type} data-screens={screensOf(block)} data-missing={kind}>
      {kind === 'whole' && Notice ? <Notice id={id} isWhole /> : <View id={id} props={props} slots={slots} data={data} />}
      {kind === 'part' && Notice && <Notice id={id} isWhole={false} />}
    </div>
  )
}

function missingOf(id: string, { missing, MissingNotice: Notice }: RenderInput) {
  return { kind: missing?.get(id), Notice }
}

function liveWrapper(block: BlockHead, View: BlockView, { id, props, slots, data }: BlockViewProps<never, never>, input: RenderInput) {
  const { kind, Notice } = missingOf(id, input)
  const marks = { 'data-screens': screensOf(block), 'data-live': liveOf(block), 'data-missing': kind }
  return (
    <div key={id} className="b" data-block={id} data-type={block.type} {...marks}>
      <LiveBoundary id={id} kept={input.kept?.get(id)?.html}>
        {kind === 'whole' && Notice ? <Notice id={id} isWhole /> : <View id={id} props={props} slots={slots} data={data} />}
        {kind === 'part' && Notice && <Notice id={id} isWhole={false} />}
      </LiveBoundary>
    </div>
  )
}

function renderKept(id: string, input: RenderInput): ReactNode {
  const staticHtml = input.kept?.get(id)
  if (!staticHtml) return null
  return (
    <div
      key={id}
      className="b"
      data-block={id}
      data-type={staticHtml.type}
      data-screens={staticHtml.screens}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: staticHtml.html }}
    />
  )
}
