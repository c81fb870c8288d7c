/** A repeated function. */
export interface Interval {
  /** Stops the interval and waits for the current run. */
  stop(): Promise<void>
}

/** Runs a function immediately, then repeatedly with a pause after each run, also after a failure. */
export function startInterval(
  work: () => Promise<void>,
  { everyMs, onError }: { readonly everyMs: number; readonly onError: (error: unknown) => void },
): Interval {
  let next: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const go = (): void => {
    // An exception before the first wait is a failure like any other: in a timer it would end the process.
    running = (async () => work())()
      .catch(onError)
      .finally(() => {
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
