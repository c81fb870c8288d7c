import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, RawBuilder } from 'kysely'
import { retryLockWaits } from '#server/database/lock-wait.ts'
import { createWalFlush, type Flush } from '#server/database/wait-for-flush.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { RateLimitCharge } from '#server/platform/rate-limits/deferred-charge.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { claimRequest, dropOldRequests, releaseRequest, readRequest, storeResponse, type StoredRequest } from './repository.ts'
import type { KeyedRequest } from './request-key.ts'

/** Stores the response of a request in the transaction of its effects as the last statement, so that both are committed or neither is. */
export type CommitResponse = (trx: Kysely<Tables>, answer: string, beside?: RawBuilder<unknown>) => Promise<void>

/** Runs requests with a key once over all nodes, and replays the response for a day. */
export interface Idempotency {
  /** Returns the stored response, or that of `make`. Other content under the same key is rejected, and so is an order under the key of another caller; any other request of another caller is a request of its own. */
  once(request: KeyedRequest, make: (settle: CommitResponse) => Promise<string>, charge?: RateLimitCharge): Promise<string>
  /** Returns the stored response; null without one, or when the key belongs to another caller. */
  answerOf(request: KeyedRequest): Promise<string | null>
}

const nothing = async (): Promise<void> => undefined
const forFree: RateLimitCharge = { spend: nothing, repeat: nothing, close: nothing }

const lookEveryMs = 50
const sweepEveryMs = 60_000
/** Below the time limit of a request. */
const usualPatienceMs = 10_000

async function makeAnswer(
  db: Kysely<Tables>,
  owner: string,
  request: KeyedRequest,
  make: (settle: CommitResponse) => Promise<string>,
): Promise<string> {
  let settled: string | null = null
  const settle: CommitResponse = async (trx, answer, beside) => {
    // A request that was taken over leaves no effect.
    if (!(await storeResponse(trx, owner, request, { answer, beside }))) throw new ApiError('IN_PROGRESS')
    settled = answer
  }
  try {
    const answer = await make(settle)
    if (answer !== settled) await storeResponse(db, owner, request, answer)
    return answer
  } catch (error) {
    // Without the database the key stays claimed until it counts as abandoned.
    await releaseRequest(db, request.siteId, owner).catch(() => undefined)
    throw error
  }
}

/** Returns true for the same content from the same caller, or from a visitor who has logged in since in the same browser. */
const isSame = (known: StoredRequest, { caller, visitor, fingerprint }: KeyedRequest): boolean =>
  known.fingerprint === fingerprint && (known.caller === caller || known.caller === visitor)

/** Returns the response of a request that another runs; null when it was released meanwhile. */
async function waitForAnswer(
  db: Kysely<Tables>,
  request: KeyedRequest,
  { until, charge }: { readonly until: number; readonly charge: RateLimitCharge },
): Promise<string | null> {
  for (;;) {
    const known = await readRequest(db, request)
    if (known === null) return null
    if (!isSame(known, request)) {
      await charge.spend()
      throw new ApiError('IDEMPOTENCY_MISMATCH', request.isOrder === true ? { reason: 'ORDER' } : {})
    }
    await charge.repeat()
    if (known.answer !== null) return known.answer
    if (performance.now() > until) throw new ApiError('IN_PROGRESS')
    await pause(lookEveryMs)
  }
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly flush: Flush
  readonly sweep: () => Promise<void>
  readonly patienceMs: number
}

async function once(
  { db, flush, sweep, patienceMs }: Needs,
  { request, charge }: { readonly request: KeyedRequest; readonly charge: RateLimitCharge },
  make: (settle: CommitResponse) => Promise<string>,
): Promise<string> {
  const until = performance.now() + patienceMs
  for (;;) {
    const owner = await retryLockWaits(() => claimRequest(db, request))
    if (owner !== null) {
      await sweep()
      return makeAnswer(db, owner, request, async (settle) => {
        await charge.spend()
        return make(settle)
      })
    }
    const answer = await waitForAnswer(db, request, { until, charge })
    if (answer === null) continue
    // The other node may still be waiting for its flush.
    await flush()
    return answer
  }
}

/** Deletes old responses on the first request and then once a minute. */
function createSweep(db: Kysely<Tables>): () => Promise<void> {
  let sweptAt = -sweepEveryMs
  return async () => {
    if (performance.now() - sweptAt < sweepEveryMs) return
    sweptAt = performance.now()
    await dropOldRequests(db)
  }
}

/** Creates the idempotency service. The factor multiplies the time that a repeated request waits for the first one. */
export function createIdempotency(db: Kysely<Tables>, factor = 1): Idempotency {
  // Requests on one node that wait for the same response share the lookup.
  const going = new Map<string, Promise<string>>()
  const needs = { db, flush: createWalFlush(db), sweep: createSweep(db), patienceMs: usualPatienceMs * factor }
  return {
    answerOf: async (request) => {
      const known = await readRequest(db, request)
      return known && isSame(known, request) ? known.answer : null
    },
    once: async (request, make, charge = forFree) => {
      const name = JSON.stringify(request)
      const known = going.get(name)
      if (known) {
        await charge.repeat()
        return known
      }
      const answer = once(needs, { request, charge }, make)
      going.set(name, answer)
      try {
        return await answer
      } finally {
        going.delete(name)
      }
    },
  }
}
