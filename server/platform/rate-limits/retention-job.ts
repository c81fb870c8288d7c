import { sql } from 'kysely'
import { budgets, loginBackoff } from '#schemas/api/base/rate-limits.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

const MAX_BUDGET_SECONDS = Math.max(...Object.values(budgets).map(({ seconds }) => seconds))
const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000)

/** How long the response to a request with an idempotency key is retained, in seconds. */
const keySeconds = 86_400

/** Deletes expired rate limits, forgotten failed logins and stored responses. */
export const rateLimitRetention = defineJob({
  name: 'guards.retention',
  about: 'Efface les compteurs d’appels, les échecs de connexion et les réponses gardées qui ne servent plus.',
  cron: '50 * * * *',
  run: async ({ trx, now }) => {
    const counted = await countDeleted(trx.deleteFrom('budgets').where('started_at', '<=', secondsBefore(now, MAX_BUDGET_SECONDS)))
    const failures = await countDeleted(
      trx
        .deleteFrom('login_failures')
        .where('last_at', '<=', secondsBefore(now, loginBackoff.forgottenAfter))
        .where(sql<boolean>`coalesce(blocked_until, last_at) <= ${now}`),
    )
    const answers = await countDeleted(trx.deleteFrom('idempotency_keys').where('started_at', '<=', secondsBefore(now, keySeconds)))
    return {
      budgets: counted,
      loginFailures: failures,
      answers,
    }
  },
})
