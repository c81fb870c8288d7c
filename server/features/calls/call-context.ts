import type { ListQuery } from '#schemas/api/list-grammar.ts'
import type { Features } from '#server/features/features.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** For which site and in which language a call is made, and what answers it; every caller is a visitor until there are sessions. */
export interface CallContext {
  readonly features: Pick<Features, 'blogs' | 'confs' | 'elements' | 'pages' | 'parameters' | 'shells' | 'sites' | 'visits'>
  readonly scope: Scope
  /** Whether a browser asks ahead of time, for a page that may never be seen: it counts for nothing. */
  readonly isPrefetch?: boolean
}

/** A call's parameters, query and body, after their checks. */
export interface CallInput<Params, Body> {
  readonly params: Params
  readonly query: ListQuery
  readonly body: Body
}
