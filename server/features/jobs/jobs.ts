import { expiredAccountsJob } from '#server/features/accounts/expired-job.ts'
import { mailRetention } from '#server/features/mail/retention-job.ts'
import type { Job } from './define-job.ts'
import { runsRetention } from './runs-retention-job.ts'

/** Every job of the server. */
export const jobs: readonly Job[] = [expiredAccountsJob, mailRetention, runsRetention]
