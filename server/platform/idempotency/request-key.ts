import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { Json } from '#schemas/generated/content.ts'
import { hashOf } from '#engine/document/hash.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Caller } from '#server/platform/scope/caller.ts'

/** A request that is to be done once: whose it is, under what key, and what it asks. A key is brought by one caller; what a visitor has sent is theirs still when they have signed in meanwhile. */
export interface KeyedRequest {
  readonly siteId: number
  /** `user:12`, or `visitor`. */
  readonly caller: string
  readonly key: string
  readonly fingerprint: string
  /** Whether it is an order, of which a second one is paid for as well. */
  readonly isOrder?: boolean
  /** For how long its answer is given again; a day unless said. */
  readonly keptSeconds?: number
}

/** What is asked, by whom and on which site. */
export interface Asked {
  readonly siteId: number
  readonly caller: Caller
  readonly params: unknown
  readonly body: unknown
}

// `_hp` and `_t` tell people from robots: they belong to one sending, not to what is sent.
const isOfSending = (name: string): boolean => name.startsWith('_')

/** What a request asks, as one hash. */
function fingerprintOf(name: string, params: unknown, body: unknown): string {
  const text = JSON.stringify({ name, params, body }, (key, value: unknown) => (isOfSending(key) ? undefined : value))
  return hashOf(JSON.parse(text) as Json)
}

/** Whose the requests of whoever is not signed in are. */
export const visitorName = 'visitor'

const callerName = (caller: Caller): string => (caller.kind === 'member' ? `user:${caller.userId}` : visitorName)

// Long enough that no two visitors choose the same; the standard writes it in quotes.
const written = /^"?([A-Za-z0-9_-]{16,100})"?$/

/** The key of a request to a call that takes one; null without it. A key that could be someone else's is refused. */
export function keyedRequest(
  { name, idempotent }: CallDefinition,
  header: string | string[] | undefined,
  asked: Asked,
): KeyedRequest | null {
  if (idempotent !== true || header === undefined) return null
  const key = written.exec(String(header))?.[1]
  if (key === undefined) throw new ApiError('BAD_REQUEST')
  const { siteId, caller, params, body } = asked
  return { siteId, caller: callerName(caller), key, fingerprint: fingerprintOf(name, params, body), isOrder: name === 'order.place' }
}

/** As long as somebody may press twice, or have a page sent again that is slow to come. */
const repeatSeconds = 60

/** The key of a page's form, which cannot bring one: pages are kept and given to many. The same words from the same browser within a minute are one sending. */
export function formRequestKey({ name, idempotent }: CallDefinition, sender: string, asked: Asked): KeyedRequest | null {
  if (idempotent !== true) return null
  const { siteId, params, body } = asked
  const caller = callerName(asked.caller)
  const fingerprint = fingerprintOf(name, params, body)
  return { siteId, caller, key: hashOf([sender, caller, fingerprint]), fingerprint, keptSeconds: repeatSeconds }
}
