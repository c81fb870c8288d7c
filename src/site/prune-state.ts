import type { Block } from '#schemas/generated/content.ts'
import type { AnsweredNeed } from '#schemas/site-rendering.ts'
import type { BlockNode } from '#renderer/render-blocks.tsx'
import { titleBlocksOf } from '#renderer/title-blocks.ts'
import { dehydrateAnswers } from './live-data.ts'
import { REGIONS, type PageState, type RegionName, type ShownStart } from './page-state.ts'

/** What prune works with: the interactive types, the blocks that the server left out while rendering, and the answers behind their data. */
export interface Pruning {
  readonly interactive: ReadonlySet<string>
  readonly skipped: ReadonlySet<string>
  readonly answers: readonly AnsweredNeed[]
}

/** A page's state as it travels to the browser: subtrees that are static are reduced to their ids, and their data stays behind. */
export function pruneState(state: PageState, pruning: Pruning): PageState {
  const alive = new Set<string>()
  const prune = (nodes: readonly BlockNode[]) => nodes.map((node) => pruneNode(node, pruning, alive))
  const blocks = prune(state.blocks)
  const regions = Object.fromEntries(REGIONS.map((name) => [name, prune(state.regions[name])])) as Record<RegionName, BlockNode[]>
  const needsSite = alive.size > 0 || state.error !== null
  return {
    ...state,
    blocks,
    titleBlocks: titleBlocksOf(state.blocks, pruning.skipped),
    regions,
    data: {},
    queries: dehydrateAnswers(pruning.answers, alive, state.page.locale),
    media: alive.size > 0 ? state.media : [],
    form: alive.size > 0 ? (state.form ?? null) : null,
    start: needsSite && state.start ? shownStart(state.start) : null,
  }
}

/** The types of the blocks that the browser must render itself, whose views it has to load. */
export function liveTypes(state: PageState): Set<string> {
  const types = new Set<string>()
  const visit = (nodes: readonly BlockNode[]) => {
    for (const node of nodes) {
      if (node === null || typeof node === 'string') continue
      types.add(node.type)
      for (const children of Object.values(node.slots ?? {})) visit(children)
    }
  }
  for (const name of REGIONS) visit(state.regions[name])
  visit(state.blocks)
  return types
}

function shownStart({ site, parameters }: ShownStart): ShownStart {
  const set = parameters.filter(({ value }) => value !== null)
  return { site, parameters: set.map(({ type, value }) => ({ type, value })) }
}

function pruneNode(node: BlockNode, pruning: Pruning, alive: Set<string>): BlockNode {
  if (node === null || typeof node === 'string') return node
  if (pruning.skipped.has(node.id)) return null
  const slots: Record<string, Block[]> = {}
  let live = pruning.interactive.has(node.type)
  for (const [name, children] of Object.entries(node.slots ?? {})) {
    const pruned = children.map((child) => pruneNode(child, pruning, alive))
    live ||= pruned.some((child) => child !== null && typeof child !== 'string')
    // The browser's tree holds ids where the document holds blocks; renderBlocks reads both.
    slots[name] = pruned as Block[]
  }
  if (!live) return node.id
  alive.add(node.id)
  const { id, type, v, props, visibility } = node
  return { id, type, v, props, ...(node.slots && { slots }), ...(visibility && { visibility }) }
}
