/** Something that is done again and again. */
export interface Interval {
  /** Does it no more; what is under way may end. */
  stop(): Promise<void>
}

/** Does something now and again, so long after it has ended, whatever becomes of it. */
export function startInterval(
  work: () => Promise<void>,
  { everyMs, onError }: { readonly everyMs: number; readonly onError: (error: unknown) => void },
): Interval {
  let next: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const go = (): void => {
    running = work()
      .catch(onError)
      .then(() => {
        if (isStopped) return
        next = setTimeout(go, everyMs)
        next.unref()
      })
  }
  go()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(next)
      await running
    },
  }
}
