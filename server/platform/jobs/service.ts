import { sql, type Kysely } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Job, JobCounts, JobParts, JobRun } from './define-job.ts'

/** The result of a run. */
export interface JobReport {
  readonly id: number
  readonly job: string
  readonly dryRun: boolean
  readonly counts: JobCounts
  readonly lines: readonly string[]
  /** The lines that require action. */
  readonly alarms: readonly string[]
}

/** The name and schedule of a job. */
export type JobSchedule = Pick<Job, 'name' | 'about' | 'cron'>

/** Runs jobs and records the outcome of each run. */
export interface Jobs {
  readonly all: readonly JobSchedule[]
  /** Runs a job now. Two runs of a job never overlap, over all servers. A dry run leaves only its log entry. */
  run(name: string, options?: { dryRun?: boolean }): Promise<JobReport>
}

interface Deps<Uses> extends Pick<JobParts<Uses>, 'features' | 'dataDir'> {
  readonly db: Kysely<Tables>
  readonly jobs: readonly Job<Uses>[]
  readonly clock: Clock
  readonly log: DatabaseLog
}

/** Rolls back the transaction of a dry run. */
class DryRunEnd extends Error {
  readonly counts: JobCounts

  constructor(counts: JobCounts) {
    super('a dry run ends by giving up what it did')
    this.counts = counts
  }
}

class JobService<Uses> implements Jobs {
  readonly #needs: Deps<Uses>
  #last: Promise<unknown> = Promise.resolve()

  constructor(needs: Deps<Uses>) {
    this.#needs = needs
  }

  get all(): readonly JobSchedule[] {
    return this.#needs.jobs
  }

  async run(name: string, { dryRun = false }: { dryRun?: boolean } = {}): Promise<JobReport> {
    const job = this.#needs.jobs.find((each) => each.name === name)
    if (!job) throw new RangeError(`no job is called ${name}`)
    // Jobs run in sequence, because page requests need the connections too.
    const run = this.#last.then(() => this.#runAlone(job, dryRun))
    this.#last = run.catch(() => undefined)
    return run
  }

  #runAlone(job: Job<Uses>, dryRun: boolean): Promise<JobReport> {
    const key = sql`hashtextextended(${`job ${job.name}`}, 0)`
    return this.#needs.db.connection().execute(async (connection) => {
      // Another server may run the job, so no timeout applies.
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`set lock_timeout = 0`.execute(connection)
      await sql`select pg_advisory_lock(${key})`.execute(connection)
      try {
        return await this.#runLocked(job, dryRun, connection)
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(() => undefined)
        await sql`reset statement_timeout`.execute(connection).catch(() => undefined)
        await sql`reset lock_timeout`.execute(connection).catch(() => undefined)
      }
    })
  }

  async #runLocked(job: Job<Uses>, dryRun: boolean, connection: Kysely<Tables>): Promise<JobReport> {
    const { db, log } = this.#needs
    await this.#endInterrupted(job)
    const { id } = await db.insertInto('job_runs').values({ job: job.name, dry_run: dryRun }).returning('id').executeTakeFirstOrThrow()
    const lines: string[] = []
    const alarms: string[] = []
    const raiseAlarm = (line: string): void => {
      lines.push(line)
      alarms.push(line)
    }
    try {
      const counts = await this.#runOnce(job, connection, { dryRun, log: (line) => lines.push(line), raiseAlarm })
      await this.#end(id, { outcome: 'DONE', counts, lines })
      // An idle run is logged at debug level only.
      const level = dryRun || lines.length > 0 || Object.values(counts).some((count) => count > 0) ? 'info' : 'debug'
      log[level]({ job: job.name, dryRun, counts }, 'a job has run')
      for (const alarm of alarms) log.error({ job: job.name, alarm }, 'a job has raised the alarm')
      return { id, job: job.name, dryRun, counts, lines, alarms }
    } catch (error) {
      await this.#end(id, { outcome: 'FAILED', counts: {}, lines, error: error instanceof Error ? error.message : String(error) })
      log.error({ err: error, job: job.name, dryRun }, 'a job has failed')
      throw error
    }
  }

  async #runOnce(job: Job<Uses>, connection: Kysely<Tables>, run: JobRun): Promise<JobCounts> {
    const { features, dataDir, clock } = this.#needs
    const done = connection.transaction().execute(async (trx) => {
      const counts = await job.run({ trx, features, dataDir, now: new Date(clock()) }, run)
      if (run.dryRun) throw new DryRunEnd(counts)
      return counts
    })
    return done.catch((error: unknown) => {
      if (error instanceof DryRunEnd) return error.counts
      throw error
    })
  }

  // The lock ensures that no other run exists, so a run still marked as running was aborted with its server.
  async #endInterrupted(job: Job<Uses>): Promise<void> {
    await this.#needs.db
      .updateTable('job_runs')
      .set({ outcome: 'FAILED', error: 'interrupted', finished_at: sql<Date>`now()` })
      .where('job', '=', job.name)
      .where('outcome', '=', 'RUNNING')
      .execute()
  }

  async #end(
    id: number,
    { outcome, counts, lines, error = null }: { outcome: 'DONE' | 'FAILED'; counts: JobCounts; lines: string[]; error?: string | null },
  ): Promise<void> {
    await this.#needs.db
      .updateTable('job_runs')
      .set({ outcome, error, counts: jsonb({ ...counts }), lines: jsonb(lines), finished_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  }
}

/** Creates the job service. */
export function createJobs<Uses>(needs: Deps<Uses>): Jobs {
  return new JobService(needs)
}
