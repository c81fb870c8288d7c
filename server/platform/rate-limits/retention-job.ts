import { sql } from 'kysely'
import { budgets, loginBackoff } from '#schemas/api/base/rate-limits.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

const longestBudget = Math.max(...Object.values(budgets).map(({ seconds }) => seconds))
const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000)

/** How long the answer of a request that carried a key is kept. */
const keySeconds = 86_400

/** Erases what guards have counted and no longer need: budgets that are over, failed logins that are forgotten, answers under a key. */
export const rateLimitRetention = defineJob({
  name: 'guards.retention',
  about: 'Efface les compteurs d’appels, les échecs de connexion et les réponses gardées qui ne servent plus.',
  cron: '50 * * * *',
  run: async ({ trx, now }) => {
    const counted = await trx.deleteFrom('budgets').where('started_at', '<=', secondsBefore(now, longestBudget)).executeTakeFirst()
    const failures = await trx
      .deleteFrom('login_failures')
      .where('last_at', '<=', secondsBefore(now, loginBackoff.forgottenAfter))
      .where(sql<boolean>`coalesce(blocked_until, last_at) <= ${now}`)
      .executeTakeFirst()
    const answers = await trx.deleteFrom('idempotency_keys').where('started_at', '<=', secondsBefore(now, keySeconds)).executeTakeFirst()
    return {
      budgets: Number(counted.numDeletedRows),
      loginFailures: Number(failures.numDeletedRows),
      answers: Number(answers.numDeletedRows),
    }
  },
})
