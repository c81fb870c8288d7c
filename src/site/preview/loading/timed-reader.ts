import type { Clock } from '#domain/dates/clock.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { DraftBlocks } from '#engine/prepare-draft.ts'

type Read = (blocks: Block[]) => DraftBlocks

/** The longest wait of a timer, in milliseconds: a browser calls those beyond 24 days at once. */
const MAX_WAIT_MS = 3_600_000

/** The needs of a reader whose time moves on. */
export interface TimedReaderNeeds {
  /** Makes a reader of the draft at an instant (ms). */
  readonly readerAt: (now: number) => Read
  readonly clock: Clock
  /** Starts a timer, and returns what stops it. */
  readonly later: (ms: number, act: () => void) => () => void
  /** Called when a block has appeared or gone since the last reading. */
  readonly onEdge: () => void
}

/** A reader of a draft whose time moves on. */
export interface TimedReader {
  readonly read: Read
  /** Makes the next reading a new one. */
  readonly forget: () => void
}

/**
 * Reads a draft as it is at each reading. Readings are remembered until a block appears or goes; a timer says when the next one does.
 * The first reading is that of the given instant, at which the server has read the same.
 */
export function createTimedReader({ readerAt, clock, later, onEdge }: TimedReaderNeeds, opened: number): TimedReader {
  let reader = readerAt(opened)
  let readAt = opened
  let isFirst = true
  let stop: () => void = () => undefined
  const wait = (edge: number | null) => {
    stop()
    if (edge === null) return
    const left = edge - clock()
    // One instant at least lies between two readings.
    stop = later(Math.min(Math.max(left, 1), MAX_WAIT_MS), () => (clock() < edge ? wait(edge) : onEdge()))
  }
  const renew = (now: number) => {
    readAt = now
    reader = readerAt(now)
  }
  return {
    read: (blocks) => {
      let found = reader(blocks)
      const now = clock()
      if (!isFirst && found.nextEdge !== null && found.nextEdge <= now) {
        renew(now)
        found = reader(blocks)
      }
      isFirst = false
      wait(found.nextEdge)
      return found
    },
    forget: () => renew(readAt),
  }
}
