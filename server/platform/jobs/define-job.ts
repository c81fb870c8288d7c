import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** Arguments of a run. `Uses` are the services that the job names; server/composition/jobs.ts passes them in. */
export interface JobParts<Uses = unknown> {
  /** The transaction of the run, rolled back by a dry run. A job writes everything through it, mails included. */
  readonly trx: Transaction<Tables>
  readonly now: Date
  readonly features: Uses
  /** The data folder. */
  readonly dataDir: string
}

/** The options of a run. */
export interface JobRun {
  /** True for a dry run. The transaction is rolled back, and the job must not change files. */
  readonly dryRun: boolean
  /** Adds a line to the log of the run, without personal data. */
  readonly log: (line: string) => void
  /** Adds a line that requires action. It is an error in the log of the server too. */
  readonly raiseAlarm: (line: string) => void
}

/** The counts of a run by action: `{ erased: 3 }`. */
export type JobCounts = Readonly<Record<string, number>>

/** A scheduled task that runs once over all servers. */
export interface Job<Uses = unknown> {
  /** `<area>.<what>` in lower case, stable. */
  readonly name: string
  /** The description in one French sentence. */
  readonly about: string
  /** The schedule: minute, hour, day of the month, month, day of the week, in Paris. */
  readonly cron: string
  run(parts: JobParts<Uses>, run: JobRun): Promise<JobCounts>
}

/** Declares a job. server/composition/jobs.ts lists it. */
export function defineJob<Uses = unknown>(job: Job<Uses>): Job<Uses> {
  return job
}
