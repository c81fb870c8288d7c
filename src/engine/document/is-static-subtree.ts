import type { Block } from '#schemas/generated/content.ts'
import type { Registry } from '#engine/registry/registry.ts'

/** Whether neither a block nor anything in its slots needs script in the browser. */
export function isStaticSubtree(registry: Registry, block: Block): boolean {
  if (registry.types.get(block.type)?.manifest.interactive === true) return false
  return Object.values(block.slots ?? {}).every((children) => children.every((child) => isStaticSubtree(registry, child)))
}
