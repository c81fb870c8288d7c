import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { Json } from '#schemas/generated/content.ts'
import { hashOf } from '#engine/document/hash.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Caller } from '#server/platform/scope/caller.ts'

/**
 * A request to run once: its caller, key and fingerprint. A key belongs to one caller of a site. A visitor who logs in retains the keys sent before.
 */
export interface KeyedRequest {
  readonly siteId: number
  /** `user:12`, or that of the visitor. */
  readonly caller: string
  /** The name of visitors of the same browser. */
  readonly visitor: string
  readonly key: string
  readonly fingerprint: string
  /** True for an order, whose duplicate would be paid too. */
  readonly isOrder?: boolean
  /** The retention of the response in seconds, by default a day. */
  readonly keptSeconds?: number
}

/** The parameters and body of a request with its caller and site. */
export interface Asked {
  readonly siteId: number
  readonly caller: Caller
  /** The user agent of the browser. A visitor has no account, and the network may change before a request is repeated. */
  readonly browser: string
  readonly params: unknown
  readonly body: unknown
}

// `_hp` and `_t` are anti-spam fields that differ for each submission. A password proves who asks.
const isOfSending = (name: string): boolean => name.startsWith('_') || name === 'password'

/** Returns the hash of a request. */
function fingerprintOf(name: string, params: unknown, body: unknown): string {
  const text = JSON.stringify({ name, params, body }, (key, value: unknown) => (isOfSending(key) ? undefined : value))
  return hashOf(JSON.parse(text) as Json)
}

/** The caller name of requests without a login, from one kind of browser. */
const visitorName = (browser: string): string => `visitor:${hashOf(browser).slice(-23, -1)}`

function callersOf({ caller, browser }: Asked): Pick<KeyedRequest, 'caller' | 'visitor'> {
  const visitor = visitorName(browser)
  return { caller: caller.kind === 'member' ? `user:${caller.userId}` : visitor, visitor }
}

// Long enough to avoid collisions. The standard allows quotes.
const written = /^"?([A-Za-z0-9_-]{16,100})"?$/

// The characters of a UUID, and as many different ones as a random one has.
const secretLength = 22
const secretVariety = 8

/** Tests if a key can be sent by its holder alone: a visitor has no account, and shares the kind of browser with others. */
const isSecret = (key: string): boolean => key.length >= secretLength && new Set(key.toLowerCase()).size >= secretVariety

/** Returns the key of a request to an idempotent call; null without one. A key that another caller could send as well is rejected. */
export function keyedRequest(
  { name, idempotent }: CallDefinition,
  header: string | string[] | undefined,
  asked: Asked,
): KeyedRequest | null {
  if (idempotent !== true || header === undefined) return null
  const key = written.exec(String(header))?.[1]
  if (key === undefined || (asked.caller.kind !== 'member' && !isSecret(key))) throw new ApiError('BAD_REQUEST')
  const { siteId, params, body } = asked
  return { siteId, ...callersOf(asked), key, fingerprint: fingerprintOf(name, params, body), isOrder: name === 'order.place' }
}

/** The time in seconds in which a repeated submission or a reload of a slow page is expected. */
const repeatSeconds = 60

/**
 * Returns the key of a plain form, which cannot contain a unique one because pages are cached. The same content from the same browser
 * within a minute is one submission. An answer with a token is not repeated so: another person may share network, kind of browser and words.
 */
export function formRequestKey({ name, idempotent, holdsToken }: CallDefinition, sender: string, asked: Asked): KeyedRequest | null {
  if (idempotent !== true || (holdsToken === true && asked.caller.kind !== 'member')) return null
  const { siteId, params, body } = asked
  const callers = callersOf(asked)
  const fingerprint = fingerprintOf(name, params, body)
  return { siteId, ...callers, key: hashOf([sender, callers.caller, fingerprint]), fingerprint, keptSeconds: repeatSeconds }
}
