import { hashBlocks } from '#engine/draft/document/draft-hash.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'

/** The most time, in milliseconds, for which one piece of idle work may delay a key. */
const PIECE_MS = 4

/** Calls back when the browser has nothing to do. */
export type WhenIdle = (run: () => void) => void

/** Runs work in the idle time of the browser; one without such callbacks runs it after a pause. */
export const whenIdle: WhenIdle = (run) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 200)
}

/**
 * Computes the hashes of a document's blocks in idle time once it is edited: the first answer of the server is compared with all
 * of them, which would stop the typing. The answer of the function ends it.
 */
export function hashWhenIdle(store: Pick<DocumentStore, 'document' | 'onChange'>, later: WhenIdle = whenIdle): () => void {
  let isOver = false
  const stop = store.onChange(() => {
    stop()
    const hashes = hashBlocks(store.document)
    const run = () => {
      const until = performance.now() + PIECE_MS
      let isDone = isOver
      while (!isDone && performance.now() < until) isDone = hashes.next().done === true
      if (!isDone) later(run)
    }
    later(run)
  })
  return () => {
    isOver = true
    stop()
  }
}

/** Schedules one call of `act` after the next painted frame, or after a short delay in a hidden window. `now` runs a scheduled call immediately. */
export function afterPaint(act: () => void): { readonly plan: () => void; readonly now: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    act()
  }
  const plan = () => {
    if (timer !== undefined) return
    timer = setTimeout(now, LATEST_MS)
    requestAnimationFrame(() => setTimeout(now))
  }
  return { plan, now }
}

/** The longest that work waits for a paint, in milliseconds. */
const LATEST_MS = 60
