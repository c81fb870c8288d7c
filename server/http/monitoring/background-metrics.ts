import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Gauge } from 'prom-client'
import { lastSuccesses } from '#server/platform/jobs/last-successes.ts'
import { countMails, oldestPendingSeconds } from '#server/mail/outbox/outbox-metrics.ts'

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
      const counts = await countMails(db).catch(() => null)
      this.reset()
      if (!counts) return
      for (const [state, count] of Object.entries(counts)) this.set({ state: state.toLowerCase() }, count)
    },
  })
  const oldest = new Gauge({
    name: 'mail_oldest_queued_seconds',
    help: 'How long the oldest mail that waits has waited',
    registers,
    async collect() {
      const seconds = await oldestPendingSeconds(db).catch(() => null)
      this.reset()
      if (seconds !== null) this.set(seconds)
    },
  })
  const jobs = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When each job last did its work',
    labelNames: ['job'],
    registers,
    async collect() {
      const successes = await lastSuccesses(db).catch(() => [])
      this.reset()
      for (const { job, at } of successes) this.set({ job }, at)
    },
  })
  app.addHook('onClose', async () => {
    for (const gauge of [mails, oldest, jobs]) gauge.reset()
  })
}

/** Adds to the figures what background work has to tell: mails that wait, were sent or were given up, and the last run of each job. */
export const workMetrics = fp(measureWork, { name: 'work-metrics', dependencies: ['services', 'metrics'] })
