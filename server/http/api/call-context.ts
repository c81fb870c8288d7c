import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { RateLimitCharge } from '#server/platform/rate-limits/deferred-charge.ts'
import type { Features } from '#server/composition/features.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import type { SessionCookies } from '#server/people/sessions/session-cookies.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'
import type { RawBody } from '#server/platform/input/raw-body.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The client of a call over HTTP, and the cookies of its answer. */
export interface CallClient {
  /** « Firefox, Linux »; empty when it says nothing known. */
  readonly device: string
  readonly cookies: SessionCookies
  /** The user agent of the browser. */
  readonly browser: string
  /** A key of the browser and its network, without the address itself. */
  readonly sender: string
  /** A digest of the network that it is in. */
  readonly network: string
  /** False once the connection on which its answer is awaited is closed. */
  readonly isThere: () => boolean
}

/** The site, language and caller of a call, and the services that answer it. */
export interface CallContext {
  readonly features: Features
  readonly scope: Scope
  readonly caller: Caller
  /** Absent when the call is made in process, for a page. */
  readonly client?: CallClient
  /** Stores the call's answer in the transaction of its effects; only when the caller sent a key, under which it is done once. */
  readonly settle?: StoreResponse
  /** The charge on budgets, due once the call is known to be no repeat; absent when it was charged before. */
  readonly charge?: RateLimitCharge
  /** The version that a change is meant for (`If-Match`), as it was sent. */
  readonly ifMatch?: string
  /** The body of a call that is signed, as it came. */
  readonly signed?: RawBody
  /** The files that came with a call that takes some. */
  readonly files?: readonly UploadedFile[]
  /** True when a browser asks ahead of time, for a page that may never be seen: it counts for nothing. */
  readonly isPrefetch?: boolean
}

/** A call's parameters, query and body, after their checks. */
export interface CallInput<Params, Body> {
  readonly params: Params
  readonly query: ListQuery
  readonly body: Body
}
