import type { CallRole } from '#schemas/api/base/define-call.ts'

/** The access to a route, written independently of the code and compared with it. */
export interface RouteRow {
  readonly role: CallRole
  /** Its address with everything filled in; the route's own when there is nothing to fill. */
  readonly path?: string
  /** The address of something of another site: it does not exist here. */
  readonly elsewhere?: string
  /** The reason why its parameters name no person and no other site. */
  readonly nobodys?: string
  /** True: an ended session is reported although visitors may call. */
  readonly tellsExpiry?: true
  /** True: only the token in its address counts. Any page may send it, and no session is looked up. */
  readonly byTokenAlone?: true
  /** True: HTML forms may be sent here. */
  readonly takesForms?: true
  /** True: a refusal is a page of the site, which names no code. */
  readonly answersPage?: true
}
