import type { ListQuery } from '#schemas/api/list-grammar.ts'
import type { Blogs } from '#server/features/blog/service.ts'
import type { Confs } from '#server/features/confs/service.ts'
import type { Elements } from '#server/features/elements/service.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import type { Pages } from '#server/features/pages/service.ts'
import type { Shells } from '#server/features/shells/service.ts'
import type { Sites } from '#server/features/sites/service.ts'
import type { Scope } from '#server/features/sites/site.ts'
import type { Visits } from '#server/features/visits/service.ts'

/** The features that calls are answered by. */
export interface CallFeatures {
  readonly blogs: Blogs
  readonly confs: Confs
  readonly elements: Elements
  readonly parameters: Parameters
  readonly pages: Pages
  readonly shells: Shells
  readonly sites: Sites
  readonly visits: Visits
}

/** Who asks, for which site and in which language. */
export interface CallContext {
  readonly features: CallFeatures
  readonly scope: Scope
}

/** A call's parameters, query and body, after their checks. */
export interface CallInput<Params, Body> {
  readonly params: Params
  readonly query: ListQuery
  readonly body: Body
}
