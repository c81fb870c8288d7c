import type { PgBoss } from 'pg-boss'
import type { Jobs } from './service.ts'

const prefix = 'job.'
const zone = 'Europe/Paris'

// A job is one transaction: cut off, it has done nothing, and is tried again.
const queueOptions = {
  policy: 'exclusive',
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 3600,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
} as const

/** Has each job run when it is due, by one of the servers; what came due while none ran is made up for once. */
export async function runJobWorker(boss: PgBoss, jobs: Jobs): Promise<void> {
  const { policy, ...changeable } = queueOptions
  for (const job of jobs.all) {
    const queue = `${prefix}${job.name}`
    await boss.createQueue(queue, { policy, ...changeable })
    await boss.updateQueue(queue, changeable)
    await boss.schedule(queue, job.cron, {}, { tz: zone, missed: 'once' })
    await boss.work(queue, { pollingIntervalSeconds: 10 }, async () => void (await jobs.run(job.name)))
  }
  const known = new Set(jobs.all.map(({ name }) => `${prefix}${name}`))
  for (const { name } of await boss.getSchedules()) if (name.startsWith(prefix) && !known.has(name)) await boss.unschedule(name)
}
