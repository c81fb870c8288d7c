import type { BudgetName } from '#schemas/api/base/rate-limits.ts'
import { findCall, type CallName } from '#schemas/api/calls.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { AnsweredNeed, BlockData } from '#schemas/runtime/site-rendering.ts'
import { emptyBlockData, putAnswer } from '#engine/needs/block-data.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { resolveInBatches } from '#engine/needs/resolve-in-batches.ts'
import { collectNeeds, type CollectedNeed } from '#engine/needs/collect-needs.ts'
import { missingParts, type MissingParts, type NeedOutcome } from '#engine/needs/missing-parts.ts'
import type { NeedContext } from '#engine/registry/needs.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { cachedCall, isAtHand, pageTtl } from './cached-calls.ts'

/** The answers to the needs of blocks; `isWhole` is false when an answer is missing that a later rendering may have. */
export interface AnsweredNeeds {
  readonly data: BlockData
  readonly answers: readonly AnsweredNeed[]
  readonly isWhole: boolean
  /** The blocks that lack answers. A refusal (a wrong filter) is an answer: the view says it. */
  readonly missing: MissingParts
  /** True when the subject of a block is missing: the page is no success. */
  readonly isSubjectMissing: boolean
  /** True when other answers are needed tomorrow. */
  readonly isOfToday: boolean
  /** For how long a page may show them, in milliseconds. */
  readonly holdsMs: number
}

/** Dependencies of the answers: the caller, the registry, and the listener to failures. */
export interface NeedDeps {
  readonly registry: Registry
  readonly calls: CallContext
  readonly onFailure: (call: string, error: unknown) => void
  /** The blocks of the shell. */
  readonly shell?: readonly Block[]
  /** Charges the budget of the address; refuses when nothing is left. Absent for a page that no client asked for: an error page, the catalogue. */
  readonly spend?: ConsumeRateLimit | undefined
  /** The longest wait for an answer, in milliseconds; the deadlines of the needs without one. */
  readonly longestMs?: number
  /** Ends all waits: the server stops, and what has not come is said to be missing. */
  readonly hurry?: AbortSignal | undefined
}

/** Charges one of the budgets of a page's client. */
export type ConsumeRateLimit = (budget: BudgetName) => Promise<void>

/** The error of a need that has not settled within its deadline. */
export class NeedTimeoutError extends Error {
  constructor(call: string, deadlineMs: number) {
    super(`${call} has not answered within ${deadlineMs} ms`)
    this.name = 'NeedTimeoutError'
  }
}

const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND'
/** Returns true for a failure that may be over at the next request. */
const isTemporary = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500

interface Wait {
  readonly call: string
  readonly deadlineMs: number
  readonly hurry?: AbortSignal | undefined
}

async function withinDeadline<Value>({ call, deadlineMs, hurry }: Wait, answer: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = (): void => reject(new NeedTimeoutError(call, deadlineMs))
  const timer = setTimeout(giveUp, deadlineMs)
  if (hurry?.aborted) giveUp()
  hurry?.addEventListener('abort', giveUp)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
    hurry?.removeEventListener('abort', giveUp)
  }
}

/**
 * A page is no way round the budgets of the calls that it makes: one that is used up refuses the page. An answer that is cached or under way
 * costs nothing, so a visitor who asks again for a late page has spent nothing more.
 */
async function spendBudgets(needs: readonly CollectedNeed[], calls: CallContext, spend: ConsumeRateLimit): Promise<void> {
  const read = needs.filter(({ call, params }) => !isAtHand(calls, call as CallName, params))
  const budgets = new Set(read.flatMap(({ call }) => findCall(call)?.budget ?? []))
  for (const budget of budgets) await spend(budget)
}

/** Asks for all that blocks need, in parallel but what others’ answers call for; what fails or is late is left undefined and reported. */
export async function fetchBlockData(blocks: readonly Block[], context: NeedContext, asking: NeedDeps): Promise<AnsweredNeeds> {
  const data = emptyBlockData()
  const answers: AnsweredNeed[] = []
  const outcomes: NeedOutcome[] = []
  let isWhole = true
  const { longestMs = Infinity } = asking
  const needs = collectNeeds(asking.registry, blocks, context)
  if (asking.spend) await spendBudgets(needs, asking.calls, asking.spend)
  const ask = async ({ call, params, deadlineMs, targets, mayBeAbsent, pagedBy }: CollectedNeed): Promise<void> => {
    let value: unknown
    let isMissing = false
    try {
      // A need names its call by text, so that the engine knows no calls; an unknown one is refused like any other failure.
      const wait = { call, deadlineMs: Math.min(deadlineMs, longestMs) * asking.calls.features.deadlineFactor, hurry: asking.hurry }
      value = await withinDeadline(wait, cachedCall(asking.calls, call as CallName, params))
    } catch (error) {
      if (mayBeAbsent && isAbsent(error)) value = null
      else {
        isWhole = false
        isMissing = isTemporary(error)
        asking.onFailure(call, error)
      }
    }
    if (value !== undefined) answers.push({ call, params, value, targets, ...(pagedBy && { pagedBy }) })
    putAnswer(data, targets, value)
    for (const { blockId, isSubject = false } of targets) outcomes.push({ blockId, isSubject, isMissing })
  }
  await resolveInBatches(needs, ({ isDue }) => isDue?.(data) ?? true, ask)
  const holdsMs = Math.min(...needs.map(({ call }) => pageTtl(findCall(call)?.holdsMs ?? Infinity)))
  const shell = idsOf(asking.shell ?? [])
  const missing = missingParts(outcomes, shell)
  const isSubjectMissing = outcomes.some(({ blockId, isSubject, isMissing }) => isSubject && isMissing && !shell.has(blockId))
  return { ...{ data, answers, isWhole, missing, isSubjectMissing }, isOfToday: needs.some(({ holds }) => holds === 'today'), holdsMs }
}

function idsOf(blocks: readonly Block[]): ReadonlySet<string> {
  const ids = new Set<string>()
  walkBlocks(blocks, ({ id }) => void ids.add(id))
  return ids
}
