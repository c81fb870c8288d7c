import type { Kysely, Transaction } from 'kysely'
import { emailKey } from '#schemas/text/email-address.ts'
import { StartError } from '#server/config/start-error.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { checkPassword } from '#server/people/passwords/check-password.ts'
import type { Passwords } from '#server/people/passwords/service.ts'
import { randomCode } from '#server/platform/tokens/random-code.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { revokeAccountTokens } from './account-tokens.ts'

/** An administrator that was created for a site without one. */
export interface FirstAdmin {
  readonly site: Pick<Site, 'id' | 'name'>
  readonly email: string
  /** The generated password, returned this once; null when it is configured. */
  readonly password: string | null
}

interface Parts {
  readonly db: Kysely<Tables>
  readonly passwords: Passwords
  readonly audit: Audit
  readonly sites: readonly Site[]
  /** The values of ADMIN_EMAIL and ADMIN_PASSWORD. */
  readonly email?: string | undefined
  readonly password?: string | undefined
}

const passwordLetters = 20

/** The default address of the administrator, at the production host of the site. */
function addressAt({ prodUrl }: Site): string {
  const host = new URL(prodUrl).hostname.replace(/^www\./, '')
  return `admin@${/[a-z]\.[a-z]/.test(host) ? host : `${host.replace(/[^a-z0-9-]/g, '')}.example`}`
}

async function hasAdmin(db: Kysely<Tables>, siteId: number): Promise<boolean> {
  const admins = db.selectFrom('users').select('id').where('site_id', '=', siteId).where('role', '=', 'SUPER_ADMIN')
  return (await admins.where('erased_at', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

/** The sites that have a super administrator. */
async function readAdministered(db: Kysely<Tables>): Promise<ReadonlySet<number>> {
  const admins = db.selectFrom('users').select('site_id').distinct().where('role', '=', 'SUPER_ADMIN').where('erased_at', 'is', null)
  return new Set((await admins.execute()).map(({ site_id }) => site_id))
}

async function insertAdmin(trx: Transaction<Tables>, siteId: number, { email, hash }: { email: string; hash: string }): Promise<number> {
  const values = { role: 'SUPER_ADMIN' as const, password_hash: hash }
  const row = await trx
    .insertInto('users')
    .values({ site_id: siteId, email, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).where('erased_at', 'is', null).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  // The sessions and links of a promoted member end.
  await revokeAccountTokens(trx, siteId, row.id)
  return row.id
}

async function makeAdmin({ db, passwords, audit, email, password }: Parts, site: Site): Promise<FirstAdmin | null> {
  const chosen = password ?? randomCode(passwordLetters)
  const address = emailKey(email ?? addressAt(site))
  const hash = await passwords.hash(chosen)
  return db.transaction().execute(async (trx) => {
    // Servers that start together create one administrator, and one of them prints the password.
    await advisoryLock(trx, `first admin ${site.id}`)
    if (await hasAdmin(trx, site.id)) return null
    const id = await insertAdmin(trx, site.id, { email: address, hash })
    await audit.record(trx, { siteId: site.id, actorId: null, action: 'user.firstAdmin', target: `user:${id}` })
    return { site, email: address, password: password === undefined ? chosen : null }
  })
}

async function refuseWeak({ password, email = '' }: Parts, sites: readonly Site[]): Promise<void> {
  if (password === undefined) return
  for (const site of sites) {
    if ((await checkPassword(password, { email, site })) === null) continue
    throw new StartError('badEnvironment', {
      french:
        'ADMIN_PASSWORD : ce mot de passe est trop court, trop courant, ou tiré de l’adresse ou du nom du site. Choisissez-en un autre.',
      english: 'ADMIN_PASSWORD: this password is too short, too common, or made of the address or the site’s name. Choose another one.',
    })
  }
}

/** Creates the first super administrator of every site without one. */
export async function bootstrapAdmins(parts: Parts): Promise<FirstAdmin[]> {
  const kept = await readAdministered(parts.db)
  const without = parts.sites.filter(({ id }) => !kept.has(id))
  await refuseWeak(parts, without)
  const made: FirstAdmin[] = []
  for (const site of without) {
    const admin = await makeAdmin(parts, site)
    if (admin) made.push(admin)
  }
  return made
}
