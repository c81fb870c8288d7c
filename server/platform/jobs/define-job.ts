import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Confs } from '#server/sites/component-config/service.ts'
import type { Library } from '#server/content/media/import-media.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Reviews } from '#server/content/reviews/service.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'

/** What a job works with. */
export interface JobParts {
  /** The one transaction of the run: a dry run gives it up at the end. All that a job writes, mails included, goes through it. */
  readonly trx: Transaction<Tables>
  readonly now: Date
  readonly features: {
    readonly confs: Confs
    readonly directory: SiteDirectory
    readonly library: Library
    readonly parameters: Parameters
    readonly reviews: Reviews
  }
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
export interface Job {
  /** `<area>.<what>`, in lower case; never changes. */
  readonly name: string
  /** What it is for, in a sentence of French. */
  readonly about: string
  /** When: minute, hour, day of the month, month, day of the week, in Paris. */
  readonly cron: string
  run(parts: JobParts, run: JobRun): Promise<JobCounts>
}

/** Describes a job; `jobs.ts` lists it. */
export function defineJob(job: Job): Job {
  return job
}
