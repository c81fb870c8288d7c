import { findCall } from '#schemas/api/calls.ts'
import type { Reader } from '#schemas/composer/frame-view.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { BlockData } from '#schemas/runtime/site-rendering.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { copyBlockData, putAnswer } from '#engine/needs/block-data.ts'
import { collectNeeds, type CollectedNeed } from '#engine/needs/collect-needs.ts'
import type { MissingParts } from '#engine/needs/missing-parts.ts'
import type { NeedContext } from '#engine/registry/needs.ts'
import type { Features } from '#server/composition/features.ts'
import { fetchBlockData } from '#server/http/pages/fetch-block-data.ts'
import { visitor, type Caller } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The site, the reader, and the receiver of failures. */
export interface PreviewDataDeps {
  readonly features: Features
  readonly scope: Scope
  readonly audience: Reader
  readonly onFailure: (call: string, error: unknown) => void
}

/** The longest wait for an answer in a preview, in milliseconds: its frame asks again. */
const MAX_WAIT_MS = 10_000

/** The data of a preview's blocks, and the blocks that lack answers for now. */
export interface PreviewData {
  readonly data: BlockData
  readonly missing: MissingParts
}

/**
 * Fetches the data of a preview's blocks as for its reader. A call whose answer is that of one person is answered by the example of
 * its block, never with a person's data.
 */
export async function fetchPreviewData(
  { features, scope, audience, onFailure }: PreviewDataDeps,
  blocks: readonly Block[],
  context: NeedContext,
): Promise<PreviewData> {
  const { registry } = features
  const calls = { features, scope, caller: callerOf(scope, audience) }
  const isOpen = (call: string) => isOfAll(call, audience)
  const { data, missing: lacking } = await fetchBlockData(blocks, context, {
    ...{ registry, calls, longestMs: MAX_WAIT_MS },
    onFailure: (call, error) => isOpen(call) && onFailure(call, error),
  })
  const closed = collectNeeds(registry, blocks, context).filter(({ call }) => !isOpen(call))
  const exampled = new Set(closed.flatMap(({ targets }) => targets.map(({ blockId }) => blockId)))
  const missing = Object.fromEntries(Object.entries(lacking).filter(([id]) => !exampled.has(id)))
  return { data: closed.length === 0 ? data : withExamples(data, closed, await examplesOf(blocks)), missing }
}

/** The caller that stands for a reader: it has the rank of one, and is no person. */
function callerOf({ site }: Scope, audience: Reader): Caller {
  if (audience === 'visitors') return visitor
  const role = audience === 'members' ? 'MEMBER' : 'ADMIN'
  return { kind: 'member', siteId: site.id, userId: 0, sessionId: 0, role, provedAt: new Date(0) }
}

/** True for a call whose answer is the same for all of an audience. */
function isOfAll(call: string, audience: Reader): boolean {
  const { role, cache } = findCall(call) ?? {}
  return role === 'V' && (audience === 'visitors' || cache === 'C')
}

/** The answers of the stages on which the types of these blocks are shown. */
async function examplesOf(blocks: readonly Block[]): Promise<ReadonlyMap<string, unknown>> {
  // Visitors' pages need no example.
  const { stages } = await import('#blocks/stages.ts')
  const found = new Map<string, unknown>()
  const visit = (list: readonly Block[]): void => {
    for (const { type, slots = {} } of list) {
      for (const [call, answer] of Object.entries(firstStage(stages.get(type))?.answers ?? {}))
        if (!found.has(call)) found.set(call, answer)
      for (const children of Object.values(slots)) visit(children)
    }
  }
  visit(blocks)
  return found
}

const firstStage = (stages: readonly BlockPreview[] | undefined): BlockPreview | undefined =>
  stages?.find(({ isEmpty, isFailure, answers }) => isEmpty !== true && isFailure !== true && answers !== undefined)

function withExamples(data: BlockData, needs: readonly CollectedNeed[], examples: ReadonlyMap<string, unknown>): BlockData {
  const whole = copyBlockData(data)
  for (const { call, targets } of needs) {
    if (!examples.has(call)) continue
    putAnswer(whole, targets, examples.get(call))
  }
  return whole
}
