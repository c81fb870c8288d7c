import { parisDay } from '#domain/dates/paris-day.ts'
import { addDays, daysBetween } from '#domain/dates/dates.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { defineJob, type JobParts } from '#server/platform/jobs/define-job.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { privacyContact } from '#server/sites/parameters/privacy-contact.ts'
import { openRequests, type PrivacyRequestRow } from './privacy-register.ts'

interface Uses {
  readonly directory: SiteDirectory
  readonly parameters: Parameters
}

const week = 7

/** After the first alert the next one comes when the request is late, then week by week. */
function nextAlert({ due_on }: PrivacyRequestRow, today: string): string {
  return today > due_on ? addDays(today, week) : addDays(due_on, 1)
}

async function alert({ trx, now, features }: JobParts<Uses>, scope: Scope, request: PrivacyRequestRow): Promise<boolean> {
  const to = await privacyContact(features.parameters, scope)
  if (to === null) return false
  const today = parisDay(now.getTime())
  const { reference, type, email, received_at, due_on: dueOn } = request
  await enqueueMail(trx, {
    siteId: request.site_id,
    kind: 'PRIVACY_ALERT_DPO',
    key: `${reference} ${request.alert_on}`,
    to,
    locale: scope.locale,
    data: { reference, type, email, receivedAt: toInstant(received_at), dueOn, daysLeft: daysBetween(today, dueOn) },
  })
  await trx
    .updateTable('privacy_requests')
    .set({ alert_on: nextAlert(request, today) })
    .where('site_id', '=', request.site_id)
    .where('id', '=', request.id)
    .execute()
  return true
}

/** Reminds data-protection contacts of the requests that still wait: once two thirds of the time have gone, when it is over, then each week. */
export const privacyAlerts = defineJob<Uses>({
  name: 'privacy.alerts',
  about: 'Rappelle au contact des données personnelles les demandes qui attendent une réponse.',
  cron: '0 8 * * *',
  run: async (parts, { log }) => {
    const today = parisDay(parts.now.getTime())
    let alerts = 0
    for (const request of await openRequests(parts.trx)) {
      const site = parts.features.directory.find(request.site_id)
      if (!site || request.alert_on > today) continue
      if (await alert(parts, { site, locale: site.defaultLocale }, request)) alerts += 1
      else log(`${request.reference}, site ${site.id}\u00a0: le site ne désigne aucun contact`)
    }
    return { alerts }
  },
})
