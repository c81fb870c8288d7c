import type { GracefulStop } from './graceful-stop.ts'

/** Stops on the signals of a terminal or a supervisor; npm delivers Ctrl-C twice, so each may come again. */
export function stopOnSignals(lifecycle: GracefulStop): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void lifecycle.stop(signal))
}

/** Stops when the parent is gone: a killed npm must not leave a server behind. */
export function stopWhenParentExits(lifecycle: GracefulStop, everyMs = 500): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    void lifecycle.stop('the parent process ended')
  }, everyMs)
  watch.unref()
}
