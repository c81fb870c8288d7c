import type { Props } from './text/marks.ts'

/** A text that is drawn as it was, while it is being edited on the page. */
export interface FrozenText {
  readonly pointer: string
  readonly shown: string
}

/** The state of one block on the canvas beside its content. */
export interface BlockMark {
  /** The code of the reason for which visitors do not see it now. */
  readonly leftOut: string | null
  /** The code of the reason for which a card stands in its place. */
  readonly card: string | null
  /** The block as it was when its view showed nothing of it. */
  readonly hollow: object | null
  /** True while its data is asked for. */
  readonly isBusy: boolean
  /** The props that are drawn in place of its own, while its texts are looked for. */
  readonly probe: Props | null
  readonly frozen: FrozenText | null
  /** Rises when its data, pictures or view arrived. */
  readonly version: number
}

const PLAIN: BlockMark = { leftOut: null, card: null, hollow: null, isBusy: false, probe: null, frozen: null, version: 0 }

/** The marks of blocks by id, each with subscribers of its own. */
export interface MarkStore {
  readonly mark: (id: string) => BlockMark
  /** The mark that the server has rendered: that of the last `settle`. */
  readonly first: (id: string) => BlockMark
  readonly settle: () => void
  readonly subscribe: (id: string, listener: () => void) => () => void
  readonly change: (id: string, change: Partial<Omit<BlockMark, 'version'>>) => void
  /** Wakes a block whose data, pictures or view arrived. */
  readonly touch: (id: string) => void
}

/** Makes a store of marks. A change to equal values wakes no subscriber. */
export function createMarkStore(): MarkStore {
  const marks = new Map<string, BlockMark>()
  const listeners = new Map<string, Set<() => void>>()
  let settled: ReadonlyMap<string, BlockMark> = new Map()
  const mark = (id: string) => marks.get(id) ?? PLAIN
  const put = (id: string, next: BlockMark) => {
    marks.set(id, next)
    for (const listener of listeners.get(id) ?? []) listener()
  }
  return {
    mark,
    first: (id) => settled.get(id) ?? PLAIN,
    settle: () => {
      settled = new Map(marks)
    },
    subscribe: (id, listener) => {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      return () => own.delete(listener)
    },
    change: (id, change) => {
      const former = mark(id)
      const names = Object.keys(change) as (keyof typeof change)[]
      if (names.some((name) => change[name] !== former[name])) put(id, { ...former, ...change })
    },
    touch: (id) => {
      const former = mark(id)
      put(id, { ...former, version: former.version + 1 })
    },
  }
}
