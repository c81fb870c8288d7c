import type { DatabaseLog } from '#server/database/log.ts'

type Cleanup = () => Promise<void>

/** Ends the process in good order: what was opened last is closed first. */
export interface GracefulStop {
  /** Settles when a stop was asked for; a start under way looks at it between its steps. */
  readonly asked: AbortSignal
  /** A start under way is waited for, so that what it opens is closed too. */
  waitFor(start: Promise<unknown>): void
  /** Adds what must be closed. */
  onStop(cleanup: Cleanup): void
  /** Asks for the stop; however often it is asked, it happens once. */
  stop(reason: string, exitCode?: number): Promise<void>
}

interface Options {
  readonly log: DatabaseLog
  readonly exit: (code: number) => void
  /** How long the whole may take before the process leaves anyway. */
  readonly deadlineMs?: number
}

/** Makes the one stop of a process. */
export function createGracefulStop({ log, exit, deadlineMs = 35_000 }: Options): GracefulStop {
  const cleanups: Cleanup[] = []
  const controller = new AbortController()
  let ended: Promise<void> | null = null
  let start: Promise<unknown> = Promise.resolve()

  const close = async (reason: string, exitCode: number): Promise<void> => {
    log.info({ reason }, 'stopping')
    controller.abort(new Error(reason))
    const late = setTimeout(() => exit(1), deadlineMs)
    let code = exitCode
    await start.catch(() => undefined)
    for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
      try {
        await cleanup()
      } catch (error) {
        log.error({ err: error }, 'something did not close as it should')
        code = code === 0 ? 1 : code
      }
    }
    clearTimeout(late)
    log.info({}, 'stopped')
    exit(code)
  }

  return {
    asked: controller.signal,
    waitFor: (promise) => {
      start = promise
    },
    onStop: (cleanup) => void cleanups.push(cleanup),
    stop: (reason, exitCode = 0) => (ended ??= close(reason, exitCode)),
  }
}
