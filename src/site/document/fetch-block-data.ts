import type { Block } from '#schemas/generated/content.ts'
import { resolveInBatches } from '#engine/needs/resolve-in-batches.ts'
import type { Need, NeedContext, NeedsFunction } from '#engine/needs/needs.ts'
import type { SiteQueries } from './site-queries.ts'

type NeedsOf = NeedsFunction<Block['props']>

const loaders = import.meta.glob<NeedsOf>('/blocks/*/data.ts', { import: 'needs' })

async function needsOf({ type, props }: Block, context: NeedContext): Promise<readonly Need[]> {
  const load = loaders[`/blocks/${type}/data.ts`]
  return load ? (await load())(props, context) : []
}

/** Asks for all that blocks need, and gives the answers by block and by key; what fails or is late is undefined. */
export async function fetchBlockData(
  blocks: readonly Block[],
  context: NeedContext,
  queries: SiteQueries,
): Promise<Record<string, Record<string, unknown>>> {
  const asked = await Promise.all(
    flattenBlocks(blocks).map(async (block) => {
      const needs = await needsOf(block, context)
      const given: Record<string, unknown> = {}
      const ask = async (need: Need): Promise<void> => {
        given[need.key] = await queries.need(context.locale, need)
      }
      await resolveInBatches(needs, ({ onlyIf }) => onlyIf?.(given) ?? true, ask)
      return [block.id, given] as const
    }),
  )
  return Object.fromEntries(asked.filter(([, answers]) => Object.keys(answers).length > 0))
}

/** Blocks with all that their slots hold. */
export function flattenBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap(flattenBlocks)])
}
