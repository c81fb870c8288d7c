/** A place of the panel, as its address names it. */
export interface LeftPlace {
  readonly pathname: string
  readonly search: string
}

/** A way from one place of the panel to another. */
export interface Way {
  readonly from: LeftPlace
  readonly to: LeftPlace
}

/** Kinds of things that a way out leaves behind: changes that are not saved, conflicts to decide, files on their way, and files to be sent again. */
export type Risk = 'edits' | 'conflicts' | 'uploads' | 'refused'

/** The number of things of each kind. */
export type Risks = Readonly<Partial<Record<Risk, number>>>

/** A part of the screen that may have something to lose. */
export interface LeaveReason {
  /** Counts what a way would leave behind; the way is null where the window is closed or loaded again. */
  readonly risks: (way: Way | null) => Risks
  /** Stores the changes; false where that was refused. */
  readonly save?: (() => Promise<boolean>) | undefined
  /** Drops the changes of a place that is left without a save. */
  readonly drop?: (() => void) | undefined
}

/** All that one way would leave behind, and what can be done about it. */
export interface Leaving {
  readonly risks: Risks
  /** Stores all changes, false where one was refused; null where none can be stored. */
  readonly save: (() => Promise<boolean>) | null
  readonly drop: () => void
}

function sum(all: readonly Risks[]): Risks {
  const kinds: readonly Risk[] = ['edits', 'conflicts', 'uploads', 'refused']
  const counted = kinds.map((kind) => [kind, all.reduce((total, risks) => total + (risks[kind] ?? 0), 0)] as const)
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

async function saveAll(reasons: readonly LeaveReason[]): Promise<boolean> {
  for (const { save } of reasons) if (save && !(await save())) return false
  return true
}

/** Collects the reasons against leaving from all parts of the screen. The window asks before it is closed while one of them counts. */
export class LeaveReasons {
  readonly #held = new Set<LeaveReason>()
  readonly #window: Pick<Window, 'addEventListener' | 'removeEventListener'>

  constructor(page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
    this.#window = page
  }

  /** Holds a reason until the answer of the function is called. */
  hold(reason: LeaveReason): () => void {
    if (this.#held.size === 0) this.#window.addEventListener('beforeunload', this.#warn)
    this.#held.add(reason)
    return () => {
      this.#held.delete(reason)
      if (this.#held.size === 0) this.#window.removeEventListener('beforeunload', this.#warn)
    }
  }

  /** Collects what a way would leave behind; null where it leaves nothing. */
  leaving(way: Way | null): Leaving | null {
    const counted = [...this.#held].map((reason) => ({ reason, risks: sum([reason.risks(way)]) }))
    const risky = counted.filter(({ risks }) => Object.keys(risks).length > 0)
    if (risky.length === 0) return null
    const reasons = risky.map(({ reason }) => reason)
    return {
      risks: sum(risky.map(({ risks }) => risks)),
      save: reasons.some(({ save }) => save) ? () => saveAll(reasons) : null,
      drop: () => reasons.forEach(({ drop }) => drop?.()),
    }
  }

  readonly #warn = (event: Event): void => {
    if (this.leaving(null)) event.preventDefault()
  }
}

/** The reasons of this window. */
export const leaveReasons = new LeaveReasons(globalThis)

/** Asks before the window is closed or loaded again until a work has ended, also from another screen. */
export function holdWindow<Answer>(work: Promise<Answer>): Promise<Answer> {
  return work.finally(leaveReasons.hold({ risks: (way) => (way === null ? { uploads: 1 } : {}) }))
}
