import { expiredAccountsJob } from '#server/features/accounts/expired-job.ts'
import { inactiveAccountsJob } from '#server/features/accounts/inactive-job.ts'
import { auditRetention } from '#server/features/audit/retention-job.ts'
import { auditVerification } from '#server/features/audit/verify-job.ts'
import { guardRetention } from '#server/features/budgets/retention-job.ts'
import { consentRetention } from '#server/features/consents/retention-job.ts'
import { eventRetention } from '#server/features/events/retention-job.ts'
import { formRetention } from '#server/features/forms/retention-job.ts'
import { mailRetention } from '#server/features/mail/retention-job.ts'
import { mediaSweep } from '#server/features/media/sweep-job.ts'
import { messageRetention } from '#server/features/messages/retention-job.ts'
import { newsletterRetention } from '#server/features/newsletter/retention-job.ts'
import { orderEnds } from '#server/features/orders/end-orders-job.ts'
import { orderReminders } from '#server/features/orders/reminder-job.ts'
import { orderReviews } from '#server/features/orders/review-job.ts'
import { paymentRetention } from '#server/features/payments/retention-job.ts'
import { privacyAlerts } from '#server/features/privacy/alerts-job.ts'
import { privacyRetention } from '#server/features/privacy/retention-job.ts'
import { reviewRefresh } from '#server/features/reviews/refresh-job.ts'
import { visitRetention } from '#server/features/visits/retention-job.ts'
import { withdrawalRetention } from '#server/features/withdrawals/retention-job.ts'
import { withdrawalSettling } from '#server/features/withdrawals/settle-job.ts'
import { wordsReminders } from '#server/features/withdrawals/words-job.ts'
import type { Job } from './define-job.ts'
import { runsRetention } from './runs-retention-job.ts'

/** Every job of the server. */
export const jobs: readonly Job[] = [
  orderReminders,
  orderEnds,
  orderReviews,
  withdrawalSettling,
  wordsReminders,
  withdrawalRetention,
  expiredAccountsJob,
  inactiveAccountsJob,
  newsletterRetention,
  privacyAlerts,
  privacyRetention,
  consentRetention,
  eventRetention,
  messageRetention,
  formRetention,
  reviewRefresh,
  mediaSweep,
  visitRetention,
  mailRetention,
  paymentRetention,
  auditRetention,
  auditVerification,
  guardRetention,
  runsRetention,
]
