import type { Block } from '#schemas/generated/content.ts'
import type { BlockNode } from '#renderer/render-blocks.tsx'

/** The blocks among nodes: on the server every node is a whole block. */
export function wholeBlocks(nodes: readonly BlockNode[]): Block[] {
  return nodes.filter((node) => typeof node === 'object' && node !== null)
}
