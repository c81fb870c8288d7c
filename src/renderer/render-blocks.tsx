import type { ReactNode } from 'react'
import type { Block } from '#schemas/generated/content.ts'
import { LiveBoundary } from './InteractiveBoundary.tsx'
import type { BlockView, BlockViewProps, ViewMap } from './view.ts'

/** A static subtree that the server rendered and whose HTML the browser keeps as it is. */
export interface StaticBlock {
  readonly type: string
  readonly screens: string | undefined
  readonly html: string
}

/** A block to render; in the browser's first page, the id alone of a subtree that is kept; null is a place left empty. */
export type BlockNode = Block | string | null

/** What the renderer works with: the views, the interactive types, the blocks' data and what is left out or kept. */
export interface RenderInput {
  readonly views: ViewMap
  readonly interactive: ReadonlySet<string>
  readonly data: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  readonly skipped?: ReadonlySet<string>
  readonly kept?: ReadonlyMap<string, StaticBlock>
  /** Set while looking for a block that throws: a boundary would hide what it throws. */
  readonly bare?: boolean
}

const NO_DATA: Readonly<Record<string, unknown>> = Object.freeze({})
const NO_SLOTS: Readonly<Record<string, ReactNode>> = Object.freeze({})

/** Renders a list of blocks, each in its wrapper; a place that is left empty keeps its position, so generated ids do not move. */
export function renderBlocks(blocks: readonly BlockNode[], input: RenderInput): ReactNode[] {
  const nodes: ReactNode[] = new Array<ReactNode>(blocks.length)
  for (let index = 0; index < blocks.length; index++) nodes[index] = renderBlock(blocks[index] ?? null, input)
  return nodes
}

/** Renders one block in its wrapper, or nothing when it is left out or of a type that has no view. */
export function renderBlock(block: BlockNode, input: RenderInput): ReactNode {
  if (block === null) return null
  if (typeof block === 'string') return renderKept(block, input)
  if (input.skipped?.has(block.id)) return null
  const view = input.views.get(block.type)
  if (!view) return null
  const props: BlockViewProps<never, never> = {
    id: block.id,
    // The engine has validated the props against the schema from which the view's own type is made.
    props: block.props as never,
    slots: block.slots ? renderSlots(block.slots, input) : NO_SLOTS,
    data: (input.data.get(block.id) ?? NO_DATA) as never,
  }
  return input.interactive.has(block.type) && !input.bare ? liveWrapper(block, view, props, input) : wrapper(block, view, props)
}

function renderSlots(slots: Readonly<Record<string, readonly BlockNode[]>>, input: RenderInput): Readonly<Record<string, ReactNode>> {
  const filled: Record<string, ReactNode> = {}
  for (const name in slots) {
    const blocks = slots[name]
    if (blocks && blocks.length > 0) filled[name] = renderBlocks(blocks, input)
  }
  return filled
}

function screensOf(block: Block): string | undefined {
  const screens = block.visibility?.screens
  return screens?.length === 1 ? screens[0] : undefined
}

function wrapper(block: Block, View: BlockView, { id, props, slots, data }: BlockViewProps<never, never>) {
  return (
    <div key={id} className="b" data-block={id} data-type={block.type} data-screens={screensOf(block)}>
      <View id={id} props={props} slots={slots} data={data} />
    </div>
  )
}

function liveWrapper(block: Block, View: BlockView, { id, props, slots, data }: BlockViewProps<never, never>, input: RenderInput) {
  return (
    <div key={id} className="b" data-block={id} data-type={block.type} data-screens={screensOf(block)} data-live="">
      <LiveBoundary id={id} kept={input.kept?.get(id)?.html}>
        <View id={id} props={props} slots={slots} data={data} />
      </LiveBoundary>
    </div>
  )
}

function renderKept(id: string, input: RenderInput): ReactNode {
  const kept = input.kept?.get(id)
  if (!kept) return null
  return (
    <div
      key={id}
      className="b"
      data-block={id}
      data-type={kept.type}
      data-screens={kept.screens}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: kept.html }}
    />
  )
}
