import { sql, type RawBuilder } from 'kysely'
import { parisDay } from '#domain/dates/paris-day.ts'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { defineJob, type JobParts, type JobRun } from '#server/platform/jobs/define-job.ts'
import { daysBefore } from '#server/platform/jobs/subtract-days.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { recordActivity } from '#server/people/personal-data/last-activity.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { memberScope } from '#server/people/users/member-scope.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import { accountLinks } from '#server/people/accounts/account-links.ts'
import { eraseAccount, type Eraser } from './erase-account.ts'

interface Uses {
  readonly directory: SiteDirectory
}

/** Rules of the areas above people that decide whether an account is unused, and erase its data. */
export interface InactiveAccountRules {
  readonly erasers: readonly Eraser[]
  /** Builds the condition that the owner of a row of `users` is registered for an event that is not over. */
  readonly hasUpcomingRegistration: (now: Date) => RawBuilder<boolean>
}

/** The retention of an unused account in months. */
export const inactiveMonths = 36
const warningDays = 30

type LoggedParts = JobParts<Uses> & Pick<JobRun, 'log'> & { readonly rules: InactiveAccountRules }

function siteScope({ features }: JobParts<Uses>, user: UserRow): Scope | null {
  const site = features.directory.find(user.site_id)
  return site ? memberScope(site, user) : null
}

/**
 * Selects and locks the members without any activity and without an upcoming registration since an instant.
 * The lock lasts until the run ends, so that no login to an account succeeds during its erasure.
 */
function membersUnseenSince({ trx, now, rules }: LoggedParts, before: Date) {
  return trx
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'MEMBER')
    .where('erased_at', 'is', null)
    .where('active_at', '<=', before)
    .where(sql<boolean>`not ${rules.hasUpcomingRegistration(now)}`)
    .orderBy('id')
    .forNoKeyUpdate()
}

/** Members without activity since this instant are warned. */
const warnedSince = (now: Date): Date => monthsBefore(daysBefore(now, -warningDays), inactiveMonths)

/** The log line of an account by its id, which identifies no one after the erasure. */
const lineOf = ({ site_id, id }: UserRow, what: string): string => `site ${site_id}\u00a0: compte n°\u00a0${id} ${what}`

async function eraseUnseen(parts: LoggedParts): Promise<number> {
  const { trx, now, log, rules } = parts
  const unseen = membersUnseenSince(parts, monthsBefore(now, inactiveMonths)).where('warned_at', '<=', daysBefore(now, warningDays))
  let erased = 0
  for (const user of await unseen.execute()) {
    const scope = siteScope(parts, user)
    if (!scope) continue
    await eraseAccount(trx, { user, locale: scope.locale, erasers: rules.erasers, isUnused: true })
    log(lineOf(user, 'effacé'))
    erased += 1
  }
  return erased
}

/** A member has thirty days after a warning that was late because no server ran. */
function deletionDay({ active_at }: UserRow, now: Date): string {
  const [threeYears, warned] = [monthsBefore(active_at, -inactiveMonths), daysBefore(now, -warningDays)]
  return parisDay(Math.max(threeYears.getTime(), warned.getTime()))
}

async function warnUnseen(parts: LoggedParts): Promise<number> {
  const { trx, now, log } = parts
  const unseen = membersUnseenSince(parts, warnedSince(now)).where('warned_at', 'is', null)
  let warned = 0
  for (const user of await unseen.execute()) {
    const scope = siteScope(parts, user)
    if (!scope) continue
    await trx.updateTable('users').set({ warned_at: now }).where('site_id', '=', user.site_id).where('id', '=', user.id).execute()
    await enqueueMail(trx, {
      siteId: user.site_id,
      kind: 'INACTIVITY_WARNING',
      key: `user:${user.id} ${parisDay(now.getTime())}`,
      to: user.email,
      locale: scope.locale,
      data: {
        firstname: user.firstname,
        lastSeenOn: parisDay(user.active_at.getTime()),
        deletedOn: deletionDay(user, now),
        loginLink: accountLinks.login(scope),
      },
    })
    log(lineOf(user, 'prévenu'))
    warned += 1
  }
  return warned
}

/**
 * Returns the job that erases the accounts of members without any activity for three years, thirty days after a warning.
 * Accounts of administrators are left alone.
 */
export const createInactiveAccountsJob = (rules: InactiveAccountRules) =>
  defineJob<Uses>({
    name: 'accounts.inactive',
    about:
      'Prévient les membres qui n’ont rien fait depuis près de trois ans, et efface les comptes de ceux qui ne se sont pas manifestés trente jours après.',
    cron: '0 5 * * *',
    run: async (parts, { log }) => {
      const logged = { ...parts, log, rules }
      await recordActivity(parts.trx, warnedSince(parts.now))
      return { erased: await eraseUnseen(logged), warned: await warnUnseen(logged) }
    },
  })
