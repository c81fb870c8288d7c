import type { Block } from '#schemas/generated/content.ts'
import type { BlockData } from '#schemas/runtime/site-rendering.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { canonicalJson } from '#engine/document/canonical-json.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { deadlineOf, isSubject, type Need, type NeedContext } from '#engine/registry/needs.ts'

/** The place of an answer. `isSubject` is true where the block is about it. */
export interface NeedTarget {
  readonly blockId: string
  readonly key: string
  readonly isSubject?: true
}

/** A call of one or more blocks, each with its own key, and the longest of their deadlines. */
export interface CollectedNeed extends Omit<Need, 'onlyIf' | 'isSubject'> {
  /** Returns true when the data of a block so far makes the call necessary; absent for an unconditional call. */
  readonly isDue?: (data: BlockData) => boolean
  readonly deadlineMs: number
  readonly targets: readonly NeedTarget[]
}

/** Collects the data needs of prepared blocks and merges equal calls. A block whose needs throw is reported and has none. */
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

function addNeed(collected: Map<string, CollectedNeed>, asked: Need, blockId: string): void {
  const { onlyIf, isSubject: _isSubject, ...need } = asked
  const name = `${need.call} ${canonicalJson(need.params)}`
  const known = collected.get(name)
  const { isDue: other, ...rest }: Partial<CollectedNeed> = known ?? {}
  const own: CollectedNeed['isDue'] = onlyIf && ((data) => onlyIf(ownValue(data, blockId) ?? {}))
  const either = other && own && ((data: BlockData) => other(data) || own(data))
  const isDue = known ? either : own
  const deadlineMs = Math.max(rest.deadlineMs ?? 0, deadlineOf(asked))
  const target: NeedTarget = { blockId, key: need.key, ...(isSubject(asked) && { isSubject: true }) }
  const targets = [...(rest.targets ?? []), target]
  collected.set(name, { ...rest, ...need, deadlineMs, targets, ...(isDue && { isDue }) })
}
