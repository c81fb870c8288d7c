import type { Block } from '#schemas/generated/content.ts'
import { resolveInBatches } from '#engine/needs/resolve-in-batches.ts'
import { missingParts, type MissingParts, type NeedOutcome } from '#engine/needs/missing-parts.ts'
import { isSubject, type Need, type NeedContext, type NeedsFunction } from '#engine/registry/needs.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'
import { MISSING, type SiteQueries } from './site-queries.ts'

type NeedsOf = NeedsFunction<Block['props']>

const loaders = import.meta.glob<NeedsOf>('/blocks/*/data.ts', { import: 'needs' })

async function needsOf({ type, props }: Block, context: NeedContext): Promise<readonly Need[]> {
  const load = loaders[`/blocks/${type}/data.ts`]
  return load ? (await load())(props, context) : []
}

/** The answers by block and by key; what failed or is late is undefined, and its block is named. */
export interface FetchedData {
  readonly data: Record<string, Record<string, unknown>>
  readonly missing: MissingParts
}

/** Asks for all that the blocks of a page and of its shell need. */
export async function fetchBlockData(
  { page, shell }: Readonly<Record<'page' | 'shell', readonly Block[]>>,
  context: NeedContext,
  queries: SiteQueries,
): Promise<FetchedData> {
  const ofShell = flattenBlocks(shell)
  const outcomes: NeedOutcome[] = []
  const fetched = await Promise.all(
    [...ofShell, ...flattenBlocks(page)].map(async (block) => {
      const needs = await needsOf(block, context)
      const given = emptyRecord<unknown>()
      const ask = async (need: Need): Promise<void> => {
        const answer = await queries.need(context.locale, need)
        const isMissing = answer === MISSING
        given[need.key] = isMissing ? undefined : answer
        outcomes.push({ blockId: block.id, isSubject: isSubject(need), isMissing })
      }
      await resolveInBatches(needs, ({ onlyIf }) => onlyIf?.(given) ?? true, ask)
      return [block.id, given] as const
    }),
  )
  const data = Object.fromEntries(fetched.filter(([, answers]) => Object.keys(answers).length > 0))
  return { data, missing: missingParts(outcomes, new Set(ofShell.map(({ id }) => id))) }
}

/** Blocks with all that their slots hold. */
export function flattenBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap(flattenBlocks)])
}
