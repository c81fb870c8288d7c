import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'

async function measureWork(app: FastifyInstance): Promise<void> {
  const { db } = app.database
  const registers = [app.metrics]

  // Figures that cannot be had are left out: the others of the page still count.
  const mails = new Gauge({
    name: 'mails',
    help: 'Mails of the outbox, by state; those that have ended are kept for thirty days',
    labelNames: ['state'],
    registers,
    async collect() {
      const query = db.selectFrom('mails').select(['state', (select) => select.fn.countAll<number>().as('count')])
      const rows = await query
        .groupBy('state')
        .execute()
        .catch(() => null)
      this.reset()
      if (!rows) return
      for (const state of ['QUEUED', 'SENT', 'FAILED', 'WITHHELD'] as const) {
        this.set({ state: state.toLowerCase() }, rows.find((row) => row.state === state)?.count ?? 0)
      }
    },
  })
  const oldest = new Gauge({
    name: 'mail_oldest_queued_seconds',
    help: 'How long the oldest mail that waits has waited',
    registers,
    async collect() {
      const age = sql<number | null>`extract(epoch from now() - min(created_at))::float8`.as('age')
      const row = await db
        .selectFrom('mails')
        .select(age)
        .where('state', '=', 'QUEUED')
        .executeTakeFirst()
        .catch(() => undefined)
      this.reset()
      if (row) this.set(row.age ?? 0)
    },
  })
  const jobs = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When each job last did its work',
    labelNames: ['job'],
    registers,
    async collect() {
      const at = sql<number>`extract(epoch from max(finished_at))::float8`.as('at')
      const query = db.selectFrom('job_runs').select(['job', at]).where('outcome', '=', 'DONE').where('dry_run', '=', false)
      const rows = await query
        .groupBy('job')
        .execute()
        .catch(() => [])
      this.reset()
      for (const row of rows) this.set({ job: row.job }, row.at)
    },
  })
  app.addHook('onClose', async () => {
    for (const gauge of [mails, oldest, jobs]) gauge.reset()
  })
}

/** Adds to the figures what background work has to tell: mails that wait, were sent or were given up, and the last run of each job. */
export const workMetrics = fp(measureWork, { name: 'work-metrics', dependencies: ['services', 'metrics'] })
