import type { Block } from '#schemas/generated/content.ts'
import { isVisibility } from '#engine/visibility/visibility.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'

/** The instants at which a block of these trees appears or goes, in their order: what was made of them before is old then. */
export function visibilityBoundaries(...trees: readonly (readonly Block[])[]): Date[] {
  const edges = new Set<number>()
  for (const tree of trees) {
    walkBlocks(tree, ({ visibility }) => {
      if (!isVisibility(visibility)) return
      for (const edge of [visibility.from, visibility.until])
        if (edge !== null && !Number.isNaN(Date.parse(edge))) edges.add(Date.parse(edge))
    })
  }
  return [...edges].sort((a, b) => a - b).map((edge) => new Date(edge))
}
