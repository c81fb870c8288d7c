import type { BlockNode, StaticBlock } from '#renderer/render-blocks.tsx'
import { REGIONS, type PageState } from './page-state.ts'

/** Reads from the document the HTML of a page's blocks, before React looks at it: what React is given is then exactly what it finds. */
export function readKeptBlocks(root: ParentNode, state: PageState): Map<string, StaticBlock> {
  const ids = new Set<string>()
  for (const name of REGIONS) collect(state.regions[name], ids)
  collect(state.blocks, ids)
  const kept = new Map<string, StaticBlock>()
  for (const block of root.querySelectorAll<HTMLElement>('[data-block]')) {
    const { block: id = '', type = '', screens } = block.dataset
    if (ids.has(id)) kept.set(id, { type, screens, html: block.innerHTML })
  }
  return kept
}

function collect(nodes: readonly BlockNode[], ids: Set<string>): void {
  for (const node of nodes) {
    if (node === null) continue
    ids.add(typeof node === 'string' ? node : node.id)
    if (typeof node === 'object') for (const children of Object.values(node.slots ?? {})) collect(children, ids)
  }
}

/** Stores the HTML of a block that came after the page, and of the blocks around it, for the next rendering of the page. */
export function storeLatePart(block: Element, kept: Map<string, StaticBlock>): void {
  for (let around = block.closest<HTMLElement>('[data-block]'); around; around = around.parentElement?.closest('[data-block]') ?? null) {
    const { block: id = '' } = around.dataset
    const known = kept.get(id)
    if (known) kept.set(id, { ...known, html: around.innerHTML })
  }
}
