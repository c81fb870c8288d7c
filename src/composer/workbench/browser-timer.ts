import type { Timer } from '#composer/saving/saver.ts'

/** The timer of the browser. */
export const browserTimer: Timer = {
  start: (ms, run) => setTimeout(run, ms),
  stop: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}
