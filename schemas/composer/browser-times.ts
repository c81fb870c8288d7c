import type { HandEvents } from './carrying-hand.ts'

/** The waits of a hand in a browser: the same in frame and panel. */
export const browserTimes: Pick<HandEvents<never>, 'later' | 'nextFrame'> = {
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  },
  nextFrame: (act) => {
    requestAnimationFrame(act)
  },
}
