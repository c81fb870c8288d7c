import type { Block } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { migrateProps } from './migrations.ts'
import type { Registry } from './registry.ts'

/** Migrates the known blocks of a tree to their newest version for a write. Unknown blocks, and what is no block, are unchanged. */
export function upgradeBlocks(registry: Registry, blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    if (!isRecord(block)) return block
    const upgraded = upgradeBlock(registry, block)
    if (!isRecord(block.slots)) return upgraded
    const slots = Object.entries(block.slots).map(
      ([name, children]) => [name, Array.isArray(children) ? upgradeBlocks(registry, children) : children] as const,
    )
    return { ...upgraded, slots: Object.fromEntries(slots) }
  })
}

// An invalid block is retained unchanged, with its version.
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
