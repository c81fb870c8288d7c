import type { Page } from '@playwright/test'
import type { TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'
import { behindThePage } from '#tests/e2e/sites/sites-database.ts'
import { callFrom } from './open-panel.ts'

const emailOf = (profile: TeamProfile) => `droits-${profile.toLowerCase().replace('_', '-')}@essai.example`

/** Adds a person with a profile to a site; the password is that of the members of the journeys. */
async function addPerson(host: string, profile: TeamProfile): Promise<void> {
  await behindThePage(async (db) => {
    const model = db
      .selectFrom('users')
      .innerJoin('site_domains as d', 'd.site_id', 'users.site_id')
      .select(['users.site_id', 'password_hash'])
      .where('d.host', '=', host)
      .where('email', '=', journeyEmail('gerance'))
    const { site_id, password_hash } = await model.executeTakeFirstOrThrow()
    const isOwner = profile === 'SUPER_ADMIN'
    const profileColumns = { role: isOwner ? 'SUPER_ADMIN' : 'ADMIN', admin_profile: isOwner ? 'ALL' : profile } as const
    await db
      .insertInto('users')
      .values({ site_id, password_hash, email: emailOf(profile), firstname: 'Dominique', ...profileColumns })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Signs a page in as a person with a profile, who is added to the site for it. */
export async function signInByProfile(
  page: Page,
  { origin, host }: { readonly origin: string; readonly host: string },
  profile: TeamProfile,
): Promise<void> {
  await addPerson(host, profile)
  await page.goto(`${origin}/robots.txt`)
  await callFrom(page, { method: 'POST', path: '/api/login', body: { email: emailOf(profile), password: journeyPassword } })
}
