import type { Registry } from '#engine/registry/registry.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The reason why an element has to be repaired before it can be shown. */
export type RepairKind = 'unknown' | 'newer' | 'old' | 'invalid' | 'throwing'

const kinds: Readonly<Record<string, RepairKind>> = {
  UNKNOWN_TYPE: 'unknown',
  NEWER_VERSION: 'newer',
  MIGRATION_FAILED: 'old',
  BLOCK_MALFORMED: 'invalid',
  PROPS_OVERSIZE: 'invalid',
  RENDER_FAILED: 'throwing',
}

/**
 * The kind of repair that a block needs; null for one that is shown. A block with a value that is missing or does not fit is
 * mended in its fields.
 */
export function repairKind(
  block: Pick<Block, 'id' | 'type' | 'v'>,
  registry: Registry,
  problems: readonly CanvasProblem[],
): RepairKind | null {
  const type = registry.types.get(block.type)
  if (!type) return 'unknown'
  if (block.v > type.version) return 'newer'
  const [kind] = problems.flatMap(({ blockId, code }) => (blockId === block.id ? (ownValue(kinds, code) ?? []) : []))
  return kind ?? null
}
