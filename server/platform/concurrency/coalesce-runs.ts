/** Returns a function that runs work sequentially. Requests during a run are coalesced into one further run. */
export function coalesceRuns(work: () => Promise<void>): { readonly ask: () => void; readonly ended: () => Promise<void> } {
  let running = Promise.resolve()
  let isRunning = false
  let isAsked = false
  const run = async (): Promise<void> => {
    isRunning = true
    while (isAsked) {
      isAsked = false
      try {
        await work()
      } catch (error) {
        // A failed run does not end those to come. The process reports a rejection that has no handler.
        void Promise.reject(error)
      }
    }
    isRunning = false
  }
  const ask = (): void => {
    isAsked = true
    if (!isRunning) running = run()
  }
  return { ask, ended: () => running }
}
