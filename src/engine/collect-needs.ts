import type { Block } from '#schemas/generated/content.ts'
import { canonicalJson } from './canonical-json.ts'
import { usualDeadlineMs, type Need, type NeedContext } from './needs.ts'
import type { Registry } from './registry.ts'
import { walkBlocks } from './walk-blocks.ts'

/** A call that one or more blocks wait for, each under a key of its own; the most patient deadline holds. */
export interface CollectedNeed extends Need {
  readonly deadlineMs: number
  readonly targets: readonly { readonly blockId: string; readonly key: string }[]
}

/** The data needs of prepared blocks; equal calls with equal params are made once. A block whose needs throw is reported and has none. */
export function collectNeeds(
  registry: Registry,
  blocks: readonly Block[],
  context: NeedContext,
  report?: (block: Block, error: unknown) => void,
): CollectedNeed[] {
  const collected = new Map<string, CollectedNeed>()
  walkBlocks(blocks, (block) => {
    const needs = registry.types.get(block.type)?.needs
    if (!needs) return
    try {
      for (const need of needs(block.props as never, context)) addNeed(collected, need, block.id)
    } catch (error) {
      report?.(block, error)
    }
  })
  return [...collected.values()]
}

function addNeed(collected: Map<string, CollectedNeed>, need: Need, blockId: string): void {
  const name = `${need.call} ${canonicalJson(need.params)}`
  const known = collected.get(name)
  const deadlineMs = Math.max(known?.deadlineMs ?? 0, need.deadlineMs ?? usualDeadlineMs)
  collected.set(name, { ...known, ...need, deadlineMs, targets: [...(known?.targets ?? []), { blockId, key: need.key }] })
}
