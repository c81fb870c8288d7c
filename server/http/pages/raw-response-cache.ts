import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { LOCALE_COOKIE } from '#i18n/locale-cookie.ts'
import { hasWrongHost } from '#server/platform/input/has-wrong-host.ts'
import { acceptedEncoding } from '#server/http/answers/response-cache.ts'

/** A page as it was sent once, with all its headers but those that belong to one request. */
export interface QuickAnswer {
  readonly siteId: number
  readonly contentVersion: string
  readonly expiresAt: number
  /** Names and values in turn, as Node writes them with the least effort. */
  readonly headers: readonly string[]
  readonly body: Buffer
  /** Called once when the answer is sent a second time: it may then be worth more compression. */
  readonly onSentAgain?: () => unknown
}

/** The source of the current answers, and the listener to sent ones. */
export interface QuickSources {
  /** The version of a site's content now; undefined when the site is gone. */
  readonly contentVersion: (siteId: number) => string | undefined
  readonly now: () => number
  readonly requestId: () => string
  readonly answered: (path: string, requestId: string, ms: number) => void
}

const MAX_ANSWERS = 2000
const LOCALE = new RegExp(`(?:^|; )${LOCALE_COOKIE}=([A-Za-z_-]{2,10})(?:;|$)`)
/** Headers of requests that are for the application itself: sessions, conditions, ranges, sites named by number. */
const NEEDS_MORE = ['authorization', 'x-site-id', 'if-none-match', 'range', 'expect', 'upgrade', 'sec-purpose'] as const

/** The name under which a request's answer is cached; null when the application makes the answer. */
export function responseKey(request: IncomingMessage): string | null {
  const { method, url, headers } = request
  const { cookie = '', host, 'x-forwarded-proto': protocol = '' } = headers
  const needsMore =
    host === undefined ||
    hasWrongHost(request) ||
    method !== 'GET' ||
    cookie.includes('token=') ||
    NEEDS_MORE.some((name) => headers[name] !== undefined)
  if (needsMore) return null
  return `${acceptedEncoding(headers['accept-encoding'])} ${localeOf(cookie)} ${String(protocol)} ${host} ${url ?? ''}`
}

function localeOf(cookie: string): string {
  return cookie === '' ? '' : (LOCALE.exec(cookie)?.[1] ?? '')
}

/** Answers that can be sent again before the application looks at the request. */
export class RawResponseCache {
  readonly #answers = new LRUCache<string, QuickAnswer>({ max: MAX_ANSWERS })
  readonly #sentAgain = new WeakSet<QuickAnswer>()
  readonly #sources: QuickSources

  constructor(sources: QuickSources) {
    this.#sources = sources
  }

  keep(key: string, answer: QuickAnswer): void {
    this.#answers.set(key, answer)
  }

  /** Replaces an answer that is still cached by a better one. */
  replace(key: string, known: QuickAnswer, better: QuickAnswer): void {
    if (this.#answers.peek(key) === known) this.#answers.set(key, better)
  }

  /** Sends the cached answer to a request if it still holds; returns true when it was sent. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const key = responseKey(request)
    const answer = key === null ? undefined : this.#answers.get(key)
    if (key === null || !answer) return false
    const begin = performance.now()
    const { contentVersion, now, requestId, answered } = this.#sources
    if (answer.expiresAt <= now() || contentVersion(answer.siteId) !== answer.contentVersion) {
      this.#answers.delete(key)
      return false
    }
    const id = requestId()
    response.writeHead(200, [...answer.headers, 'x-request-id', id])
    response.end(answer.body)
    answered(request.url ?? '', id, performance.now() - begin)
    this.#tellOnce(answer)
    return true
  }

  #tellOnce(answer: QuickAnswer): void {
    if (!answer.onSentAgain || this.#sentAgain.has(answer)) return
    this.#sentAgain.add(answer)
    answer.onSentAgain()
  }
}
