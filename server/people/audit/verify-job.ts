import { sql } from 'kysely'
import { defineJob, type JobParts } from '#server/platform/jobs/define-job.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { privacyContact } from '#server/sites/parameters/privacy-contact.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { createAudit } from './service.ts'

interface Uses {
  readonly directory: SiteDirectory
  readonly parameters: Parameters
}

/** Tells who answers for personal data on a site that its log does not hold; of one entry once, as long as the mail is remembered. */
async function alert({ trx, features, now }: JobParts<Uses>, site: Site, entry: number): Promise<void> {
  const scope = { site, locale: site.defaultLocale }
  const to = await privacyContact(features.parameters, scope)
  if (to === null) return
  const data = { entry, foundAt: now.toISOString() }
  await enqueueMail(trx, { siteId: site.id, kind: 'AUDIT_BROKEN', key: String(entry), to, locale: scope.locale, data })
}

const countedLine = (siteId: number, entries: number): string => `site ${siteId}\u00a0: ${entries} ${entries < 2 ? 'acte' : 'actes'}`

/** Returns true when an earlier night has counted acts of a site: old ones are dropped, and an act says so, so that there are always some from then on. */
async function hadActs({ trx }: JobParts<Uses>, siteId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from job_runs, jsonb_array_elements_text(lines) as line
    where job = 'audit.verify' and line ~ ${`^site ${siteId}\u00a0: [1-9]`} limit 1`.execute(trx)
  return rows.length > 0
}

/** Checks that nothing was changed or taken away in the logs of administrators' acts, and raises the alarm when it was. */
export const auditVerification = defineJob<Uses>({
  name: 'audit.verify',
  about: 'Vérifie que rien n’a été changé ni retiré du journal des actes d’administration, et alerte sinon.',
  cron: '45 4 * * *',
  run: async (parts, { log, raiseAlarm }) => {
    const audit = createAudit(parts.trx)
    let checked = 0
    let broken = 0
    for (const site of parts.features.directory.all()) {
      const { entries, brokenAt: found, head } = await audit.verify(site.id)
      checked += entries
      const isGone = entries === 0 && (await hadActs(parts, site.id))
      const brokenAt = found ?? (isGone ? 0 : null)
      if (brokenAt === null) {
        log(`${countedLine(site.id, entries)}, empreinte du dernier ${head}`)
        continue
      }
      broken += 1
      raiseAlarm(`site ${site.id}\u00a0: le journal ne tient plus à l’entrée ${brokenAt}`)
      await alert(parts, site, brokenAt)
    }
    return { entries: checked, broken }
  },
})
