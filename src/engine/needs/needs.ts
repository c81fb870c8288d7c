/** What a block's data needs may depend on, besides its props. */
export interface NeedContext {
  readonly siteId: number
  readonly locale: string
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, string>>
  /** The day that it is in Paris, as `YYYY-MM-DD`: a block whose needs depend on it says so by `holds`. */
  readonly today: string
}

/** How long a need may take when its block does not say, in milliseconds. */
const usualDeadlineMs = 300

/** How long what a page is about is waited for: where no script runs, nothing comes later. */
export const subjectDeadlineMs = 1500

/** One call whose answer a view finds under `data[key]`; undefined when it failed or passed its deadline. */
export interface Need {
  readonly key: string
  readonly call: string
  readonly params: Readonly<Record<string, string | number | boolean>>
  /** How long it may take, in milliseconds; when not said, the usual time, or that of a page's subject for the list that the page is read by. */
  readonly deadlineMs?: number
  /** For how long the same is needed, when not for ever: tomorrow it is something else. */
  readonly holds?: 'today'
  /** The name in the page's address that turns the pages of this list: which of them is shown, the page's title tells. Said by the list that the page is read by. */
  readonly pagedBy?: 'page'
  /** Whether it is needed at all, from what the other needs of its block were given: it is asked for once they say so. */
  readonly onlyIf?: (given: Readonly<Record<string, unknown>>) => boolean
  /** Whether the view is told of what does not exist by null, apart from what could not be had. */
  readonly mayBeAbsent?: true
}

/** How long a need may take: as it says itself, else longer for the list that its page is read by. */
export function deadlineOf({ deadlineMs, pagedBy }: Pick<Need, 'deadlineMs' | 'pagedBy'>): number {
  return deadlineMs ?? (pagedBy === undefined ? usualDeadlineMs : subjectDeadlineMs)
}

/** The data needs of a block type: pure, from its props and the page's context. */
export type NeedsFunction<P = never> = (props: P, context: NeedContext) => readonly Need[]
