import type { Block } from '#schemas/generated/content.ts'
import type { AnsweredNeed } from '#schemas/runtime/site-rendering.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import type { BlockNode } from '#renderer/render-blocks.tsx'
import { titleBlocksOf } from '#renderer/html/title-blocks.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'
import { liveStart, SHELL_TYPES } from './client-site-data.ts'
import { dehydrateAnswers } from './hydration-data.ts'
import { NO_REGIONS, REGIONS, type PageState, type RegionName, type SiteData } from './page-state.ts'

/** The input of the pruning: interactive types, blocks skipped by the server, and the responses with their data. */
export interface Pruning {
  readonly interactive: ReadonlySet<string>
  readonly skipped: ReadonlySet<string>
  readonly answers: readonly AnsweredNeed[]
}

/** Prunes the state of a page for the browser: static subtrees are reduced to their ids, without their data. */
export function pruneState(state: PageState, pruning: Pruning): PageState {
  const alive = new Map<string, Block>()
  const prune = (nodes: readonly BlockNode[]) => nodes.map((node) => pruneNode(node, pruning, alive))
  const blocks = prune(state.blocks)
  const regions = Object.fromEntries(REGIONS.map((name) => [name, prune(state.regions[name])])) as Record<RegionName, BlockNode[]>
  const named = new Set(mediaIdsOf([...alive.values()]))
  return {
    ...state,
    blocks,
    titleBlocks: titleBlocksOf(state.blocks, pruning.skipped),
    regions,
    data: {},
    queries: dehydrateAnswers(pruning.answers, new Set(alive.keys()), state.page.locale),
    // Static images are already in the HTML.
    media: state.media.filter(({ id }) => named.has(id)),
    form: alive.size > 0 ? (state.form ?? null) : null,
    ...(state.owner !== undefined && { owner: alive.size > 0 ? state.owner : undefined }),
    start: startOf(state, { blocks, regions }),
  }
}

/** Returns the site data that the browser needs: all of it for an error page or parts of the shell, a selection for other blocks. */
function startOf({ error, start }: PageState, { blocks, regions }: Pick<PageState, 'blocks' | 'regions'>): SiteData | null {
  if (!start) return null
  const ofShell = liveTypes({ regions, blocks: [] })
  const ofContent = liveTypes({ regions: NO_REGIONS, blocks })
  if (error !== null || ofShell.size > 0 || SHELL_TYPES.some((type) => ofContent.has(type))) return shownStart(start)
  return ofContent.size > 0 ? liveStart(shownStart(start), ofContent) : null
}

/** Returns the blocks that the browser renders: the interactive ones and their ancestors. */
function liveBlocks(state: Pick<PageState, 'regions' | 'blocks'>): Block[] {
  const found: Block[] = []
  const visit = (nodes: readonly BlockNode[]) => {
    for (const node of nodes) {
      if (node === null || typeof node === 'string') continue
      found.push(node)
      for (const children of Object.values(node.slots ?? {})) visit(children)
    }
  }
  for (const name of REGIONS) visit(state.regions[name])
  visit(state.blocks)
  return found
}

/** Returns the types of the blocks that the browser renders, whose views must be loaded. */
export function liveTypes(state: Pick<PageState, 'regions' | 'blocks'>): Set<string> {
  return new Set(liveBlocks(state).map(({ type }) => type))
}

/** Returns the ids of the blocks that the browser renders. */
export function liveIds(state: Pick<PageState, 'regions' | 'blocks'>): Set<string> {
  return new Set(liveBlocks(state).map(({ id }) => id))
}

function shownStart({ site, parameters }: SiteData): SiteData {
  const set = parameters.filter(({ value }) => value !== null)
  return { site, parameters: set.map(({ type, value }) => ({ type, value })) }
}

function pruneNode(node: BlockNode, pruning: Pruning, alive: Map<string, Block>): BlockNode {
  if (node === null || typeof node === 'string') return node
  if (pruning.skipped.has(node.id)) return null
  const slots = emptyRecord<Block[]>()
  let live = pruning.interactive.has(node.type)
  for (const [name, children] of Object.entries(node.slots ?? {})) {
    const pruned = children.map((child) => pruneNode(child, pruning, alive))
    live ||= pruned.some((child) => child !== null && typeof child !== 'string')
    // The tree of the browser contains ids in place of static blocks. renderBlocks accepts both.
    slots[name] = pruned as Block[]
  }
  if (!live) return node.id
  const { id, type, v, props, visibility } = node
  const own = { id, type, v, props, ...(visibility && { visibility }) }
  alive.set(id, own)
  return { ...own, ...(node.slots && { slots }) }
}
