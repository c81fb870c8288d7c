import type { Block } from '#schemas/generated/content.ts'
import type { Registry } from '#engine/registry/registry.ts'

/** Returns true when neither a block nor its descendants need a script in the browser. */
export function isStaticSubtree(registry: Registry, block: Block): boolean {
  if (registry.types.get(block.type)?.manifest.interactive === true) return false
  return Object.values(block.slots ?? {}).every((children) => children.every((child) => isStaticSubtree(registry, child)))
}
