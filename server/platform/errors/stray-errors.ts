import type { DatabaseLog } from '#server/database/log.ts'

/** The sources of errors that no request and no caller receives. */
export const straySources = ['exception', 'rejection', 'connection', 'output', 'metric', 'quick-page'] as const

/** The source of an error that no request and no caller receives. */
export type StraySource = (typeof straySources)[number]

/** Logs and counts errors that no request and no caller receives. */
export interface StrayErrors {
  /** Logs and counts an error. Never throws. */
  report(source: StraySource, error: unknown): void
  /** Counts an error without a line in the log, which may be what has failed. */
  count(source: StraySource): void
  /** Runs an act beside the proper work, such as a figure. Its error is reported and ends nothing. */
  attempt(source: StraySource, act: () => void): void
  /** The number of errors of a source since the start of the process. */
  countOf(source: StraySource): number
}

const messages: Readonly<Record<StraySource, string>> = {
  exception: 'an exception reached no handler',
  rejection: 'a rejected promise had no handler',
  connection: 'a connection without a handler broke',
  output: 'an output could not be written',
  metric: 'a metric could not be measured',
  'quick-page': 'a stored page could not be sent before the application',
}

/** Creates the receiver of stray errors of a process. */
export function createStrayErrors(log: Pick<DatabaseLog, 'error'>): StrayErrors {
  const counts = new Map<StraySource, number>()
  const count = (source: StraySource): void => void counts.set(source, (counts.get(source) ?? 0) + 1)
  const report = (source: StraySource, error: unknown): void => {
    count(source)
    try {
      log.error({ err: error, source }, messages[source])
    } catch {
      // The error is counted, and a log that fails must not cause a second one.
    }
  }
  return {
    count,
    report,
    attempt: (source, act) => {
      try {
        act()
      } catch (error) {
        report(source, error)
      }
    },
    countOf: (source) => counts.get(source) ?? 0,
  }
}
