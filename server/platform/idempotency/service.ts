import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, RawBuilder } from 'kysely'
import { createWalFlush, type Flush } from '#server/database/wait-for-flush.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { RateLimitCharge } from '#server/platform/rate-limits/deferred-charge.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { claimRequest, dropOldRequests, releaseRequest, readRequest, storeResponse, type StoredRequest } from './repository.ts'
import { visitorName, type KeyedRequest } from './request-key.ts'

/** Stores a request's answer in the transaction of its effects, and what else is written last: then all is there, or nothing, whatever dies in between. */
export type CommitResponse = (trx: Kysely<Tables>, answer: string, beside?: RawBuilder<unknown>) => Promise<void>

/** Does requests that carry a key once, on all nodes together, and answers each the same every time for a day. */
export interface Idempotency {
  /** The answer of a request: the one it had before, or the one that `make` gives now. Another content under the same key is refused, and so is another's key. */
  once(request: KeyedRequest, make: (settle: CommitResponse) => Promise<string>, charge?: RateLimitCharge): Promise<string>
  /** The answer that a request had before; null when it had none, or its key is another's. */
  answerOf(request: KeyedRequest): Promise<string | null>
}

const nothing = async (): Promise<void> => undefined
const forFree: RateLimitCharge = { spend: nothing, repeat: nothing, close: nothing }

const lookEveryMs = 50
const sweepEveryMs = 60_000
/** Below the time that a request may take at all. */
const patienceMs = 10_000

async function makeAnswer(
  db: Kysely<Tables>,
  owner: string,
  request: KeyedRequest,
  make: (settle: CommitResponse) => Promise<string>,
): Promise<string> {
  let settled: string | null = null
  const settle: CommitResponse = async (trx, answer, beside) => {
    // Whoever took so long that another took over leaves no effect.
    if (!(await storeResponse(trx, owner, request, { answer, beside }))) throw new ApiError('IN_PROGRESS')
    settled = answer
  }
  try {
    const answer = await make(settle)
    if (answer !== settled) await storeResponse(db, owner, request, answer)
    return answer
  } catch (error) {
    // Without the database the key stays taken, until it is held to be abandoned.
    await releaseRequest(db, owner).catch(() => undefined)
    throw error
  }
}

/** Whether a request is one that is known: the same content, from the same caller, or from a visitor who has signed in since. */
const isSame = (known: StoredRequest, { caller, fingerprint }: KeyedRequest): boolean =>
  known.fingerprint === fingerprint && (known.caller === caller || known.caller === visitorName)

/** The answer of a request that another is working on; null when it was freed in the meantime. */
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
}

async function once(
  { db, flush, sweep }: Needs,
  { request, charge }: { readonly request: KeyedRequest; readonly charge: RateLimitCharge },
  make: (settle: CommitResponse) => Promise<string>,
): Promise<string> {
  const until = performance.now() + patienceMs
  for (;;) {
    const owner = await claimRequest(db, request)
    if (owner !== null) {
      await sweep()
      return makeAnswer(db, owner, request, async (settle) => {
        await charge.spend()
        return make(settle)
      })
    }
    const answer = await waitForAnswer(db, request, { until, charge })
    if (answer === null) continue
    // Whoever gave it may still wait for it to lie on the disk.
    await flush()
    return answer
  }
}

/** Drops old answers now and then: the first who comes does, then one a minute. */
function createSweep(db: Kysely<Tables>): () => Promise<void> {
  let sweptAt = -sweepEveryMs
  return async () => {
    if (performance.now() - sweptAt < sweepEveryMs) return
    sweptAt = performance.now()
    await dropOldRequests(db)
  }
}

/** Makes what does keyed requests once. */
export function createIdempotency(db: Kysely<Tables>): Idempotency {
  // Those that wait on one node for the same answer look for it together.
  const going = new Map<string, Promise<string>>()
  const needs = { db, flush: createWalFlush(db), sweep: createSweep(db) }
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
