/** The context on which the data needs of a block may depend, beside its props. */
export interface NeedContext {
  readonly siteId: number
  readonly locale: string
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, string>>
  /** The date in Paris as `YYYY-MM-DD`. Needs that depend on it declare it by `holds`. */
  readonly today: string
}

/** The deadlines of needs in milliseconds. What decorates may be dropped; a subject is waited for even when each of seven queries takes three seconds. */
const deadlines = { decoration: 300, subject: 25_000 } as const

/** A call whose response is in `data[key]`; undefined after a failure or its deadline. */
export interface Need {
  readonly key: string
  readonly call: string
  readonly params: Readonly<Record<string, string | number | boolean>>
  /** True for what the block is about; the paginated list always is. All else decorates and may be dropped. */
  readonly isSubject?: true
  /** The validity of the need, when it depends on the date. */
  readonly holds?: 'today'
  /** The URL parameter that paginates this list. The title of the page contains the page number. */
  readonly pagedBy?: 'page'
  /** Returns true when the other data of the block makes the call necessary. It is made after the other calls. */
  readonly onlyIf?: (given: Readonly<Record<string, unknown>>) => boolean
  /** True when the view distinguishes null, for a missing object, from a failure. */
  readonly mayBeAbsent?: true
}

/** Returns true for a need without which the page must not be sent as a success. */
export function isSubject(need: Pick<Need, 'isSubject' | 'pagedBy'>): boolean {
  return need.isSubject === true || need.pagedBy !== undefined
}

/** Returns the deadline of a need in milliseconds. */
export function deadlineOf(need: Pick<Need, 'isSubject' | 'pagedBy'>): number {
  return isSubject(need) ? deadlines.subject : deadlines.decoration
}

/** Returns the data needs of a block type from its props and the page context, without side effects. */
export type NeedsFunction<P = never> = (props: P, context: NeedContext) => readonly Need[]
