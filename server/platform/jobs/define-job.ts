import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** Arguments of a run. `Uses` are the services that the job names; server/composition/jobs.ts passes them in. */
export interface JobParts<Uses = unknown> {
  /** The one transaction of the run: a dry run gives it up at the end. All that a job writes, mails included, goes through it. */
  readonly trx: Transaction<Tables>
  readonly now: Date
  readonly features: Uses
  /** The folder for everything that must be kept. */
  readonly dataDir: string
}

/** How a job is run. */
export interface JobRun {
  /** Whether nothing may remain: the transaction sees to it, and what lies outside it (files) is for the job to spare. */
  readonly dryRun: boolean
  /** Adds a line to the log of the run; names nobody. */
  readonly log: (line: string) => void
  /** Adds a line that somebody has to act upon: it is an error in the log of the server too. */
  readonly raiseAlarm: (line: string) => void
}

/** What a run did, by the name of what it did: `{ erased: 3 }`. */
export type JobCounts = Readonly<Record<string, number>>

/** Work that is done from time to time, once however many servers there are. */
export interface Job<Uses = unknown> {
  /** `<area>.<what>`, in lower case; never changes. */
  readonly name: string
  /** What it is for, in a sentence of French. */
  readonly about: string
  /** When: minute, hour, day of the month, month, day of the week, in Paris. */
  readonly cron: string
  run(parts: JobParts<Uses>, run: JobRun): Promise<JobCounts>
}

/** Declares a job. server/composition/jobs.ts lists it. */
export function defineJob<Uses = unknown>(job: Job<Uses>): Job<Uses> {
  return job
}
