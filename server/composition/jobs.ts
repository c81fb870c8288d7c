import { expiredAccountsJob } from '#server/people/accounts/registration/expired-accounts-job.ts'
import { createInactiveAccountsJob } from '#server/people/accounts/erasure/inactive-accounts-job.ts'
import { auditRetention } from '#server/people/audit/retention-job.ts'
import { auditVerification } from '#server/people/audit/verify-job.ts'
import { rateLimitRetention } from '#server/platform/rate-limits/retention-job.ts'
import { consentRetention } from '#server/people/consents/retention-job.ts'
import { hasUpcomingRegistration } from '#server/content/events/has-upcoming-registration.ts'
import { planSettling } from '#server/content/drafts/planning/settle-plans-job.ts'
import { draftLogRetention } from '#server/content/drafts/log-retention-job.ts'
import { referenceRebuild } from '#server/content/references/rebuild-job.ts'
import { resourceRetention } from '#server/platform/resources/retention-job.ts'
import { trashErasure } from '#server/content/page-life/erase-trash-job.ts'
import { previewRetention } from '#server/content/previews/retention-job.ts'
import { eventRetention } from '#server/content/events/retention-job.ts'
import { formRetention } from '#server/content/forms/retention-job.ts'
import { inboxRetention } from '#server/content/inbox/retention-job.ts'
import { mailRetention } from '#server/mail/delivery/retention-job.ts'
import { mediaSweep } from '#server/content/media/orphan-sweep-job.ts'
import { messageRetention } from '#server/content/messages/retention-job.ts'
import { newsletterRetention } from '#server/people/newsletter/retention-job.ts'
import { closeOrdersJob } from '#server/shop/order-events/close-orders-job.ts'
import { orderReminders } from '#server/shop/order-events/reminder-job.ts'
import { orderReviews } from '#server/shop/order-events/review-job.ts'
import { paymentRetention } from '#server/shop/payments/retention-job.ts'
import { privacyAlerts } from '#server/people/privacy/deadline-alerts-job.ts'
import { privacyRetention } from '#server/people/privacy/retention-job.ts'
import { reviewRefresh } from '#server/content/reviews/refresh-job.ts'
import { visitRetention } from '#server/content/visits/retention-job.ts'
import { withdrawalRetention } from '#server/shop/withdrawals/retention-job.ts'
import { withdrawalSettling } from '#server/shop/withdrawals/process-job.ts'
import { wordsReminders } from '#server/shop/withdrawals/review-reminder-job.ts'
import type { Job } from '#server/platform/jobs/define-job.ts'
import { runsRetention } from '#server/platform/jobs/job-runs-retention-job.ts'
import { erasers } from './erasers.ts'
import type { Features } from './features.ts'

/** Services that jobs may use. */
export type JobServices = Pick<
  Features,
  'audit' | 'confs' | 'directory' | 'library' | 'parameters' | 'plans' | 'references' | 'registry' | 'reviews'
>

/** All jobs of the server. */
export const jobs: readonly Job<JobServices>[] = [
  orderReminders,
  closeOrdersJob,
  orderReviews,
  withdrawalSettling,
  wordsReminders,
  withdrawalRetention,
  expiredAccountsJob,
  createInactiveAccountsJob({ erasers, hasUpcomingRegistration }),
  newsletterRetention,
  privacyAlerts,
  privacyRetention,
  consentRetention,
  eventRetention,
  messageRetention,
  formRetention,
  inboxRetention,
  reviewRefresh,
  mediaSweep,
  planSettling,
  draftLogRetention,
  previewRetention,
  trashErasure,
  resourceRetention,
  referenceRebuild,
  visitRetention,
  mailRetention,
  paymentRetention,
  auditRetention,
  auditVerification,
  rateLimitRetention,
  runsRetention,
]
