import { BURST_MS } from '#schemas/composer/key-combo.ts'
import type { Timer } from '#composer/saving/saver.ts'

/** Tells a letter that is a command from one of a burst. */
export interface Bursts {
  /** Notes that a character was typed, anywhere. True when it follows another one. One that is only begun, by a dead accent or an input method, is followed by its letter however late that comes. */
  readonly note: (isBegun?: boolean) => boolean
  /** Ends a burst: the next character follows none. */
  readonly end: () => void
  /** Does an act once no other character has followed; a later call or a character takes it back. */
  readonly whenAlone: (act: () => void) => void
  /** Takes back an act that waits. */
  readonly forget: () => void
}

/** Watches for characters that are typed one after another. */
export function watchBursts({ start, stop }: Timer, now: () => number): Bursts {
  let last = -Infinity
  let waiting: unknown = null
  const forget = () => {
    if (waiting !== null) stop(waiting)
    waiting = null
  }
  return {
    note: (isBegun = false) => {
      forget()
      const before = last
      last = isBegun ? Infinity : now()
      return last - before < BURST_MS
    },
    end: () => {
      last = -Infinity
    },
    whenAlone: (act) => {
      forget()
      waiting = start(BURST_MS, () => {
        waiting = null
        act()
      })
    },
    forget,
  }
}
