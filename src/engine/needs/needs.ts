/** The context on which the data needs of a block may depend, beside its props. */
export interface NeedContext {
  readonly siteId: number
  readonly locale: string
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, string>>
  /** The date in Paris as `YYYY-MM-DD`. Needs that depend on it declare it by `holds`. */
  readonly today: string
}

/** The default deadline of a need in milliseconds. */
const usualDeadlineMs = 300

/** The deadline for the subject of a page. Without scripts nothing arrives later. */
export const subjectDeadlineMs = 1500

/** A call whose response is in `data[key]`; undefined after a failure or its deadline. */
export interface Need {
  readonly key: string
  readonly call: string
  readonly params: Readonly<Record<string, string | number | boolean>>
  /** The deadline in milliseconds, by default the usual one, or that of the subject for the paginated list. */
  readonly deadlineMs?: number
  /** The validity of the need, when it depends on the date. */
  readonly holds?: 'today'
  /** The URL parameter that paginates this list. The title of the page contains the page number. */
  readonly pagedBy?: 'page'
  /** Returns true when the other data of the block makes the call necessary. It is made after the other calls. */
  readonly onlyIf?: (given: Readonly<Record<string, unknown>>) => boolean
  /** True when the view distinguishes null, for a missing object, from a failure. */
  readonly mayBeAbsent?: true
}

/** Returns the deadline of a need: its own, or else a longer one for the paginated list. */
export function deadlineOf({ deadlineMs, pagedBy }: Pick<Need, 'deadlineMs' | 'pagedBy'>): number {
  return deadlineMs ?? (pagedBy === undefined ? usualDeadlineMs : subjectDeadlineMs)
}

/** Returns the data needs of a block type from its props and the page context, without side effects. */
export type NeedsFunction<P = never> = (props: P, context: NeedContext) => readonly Need[]
