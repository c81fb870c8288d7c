import type { Block } from '#schemas/generated/content.ts'
import { migrateProps } from './migrations.ts'
import type { Registry } from './registry.ts'

/** The tree as a write stores it: every block whose type is known at its newest version, all others exactly as they are. */
export function upgradeBlocks(registry: Registry, blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    const upgraded = upgradeBlock(registry, block)
    if (!block.slots) return upgraded
    const slots = Object.entries(block.slots).map(([name, children]) => [name, upgradeBlocks(registry, children)] as const)
    return { ...upgraded, slots: Object.fromEntries(slots) }
  })
}

// A block that is kept although it does not validate is kept as it is, version included.
function upgradeBlock(registry: Registry, block: Block): Block {
  const type = registry.types.get(block.type)
  if (!type || block.v >= type.version) return block
  try {
    const props = migrateProps(type.migrations, block.v, block.props)
    return type.validate(props) ? { ...block, v: type.version, props } : block
  } catch {
    return block
  }
}
