/** Does something again and again as it is asked for, one time after the other: what is asked for meanwhile is done once more at the end. */
export function coalesceRuns(work: () => Promise<void>): { readonly ask: () => void; readonly ended: () => Promise<void> } {
  let running = Promise.resolve()
  let isRunning = false
  let isAsked = false
  const run = async (): Promise<void> => {
    isRunning = true
    while (isAsked) {
      isAsked = false
      await work()
    }
    isRunning = false
  }
  const ask = (): void => {
    isAsked = true
    if (!isRunning) running = run()
  }
  return { ask, ended: () => running }
}
