import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { createPasswords } from '#server/people/passwords/service.ts'
import type { SiteSeed } from './seed-schema.ts'

type MemberSeed = NonNullable<SiteSeed['members']>[number]

/** A demo member of a sample site with its public password. */
export interface DemoMember {
  readonly email: string
  readonly password: string
}

interface Parts {
  readonly db: Kysely<Tables>
  readonly publicUrl: string
  /** The address on which the server listens, by default the loopback address. */
  readonly host?: string | undefined
  readonly siteId: number
}

interface Seeded {
  readonly userId: number
  /** The hash of the stored password hash. While it is the same, the password need not be verified. */
  readonly stored: string
}

/** Returns true when a host name resolves to this machine only. */
const isLocal = (hostname: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|::1|\[::1\])$/.test(hostname)

/** Returns true when the login is reachable from this machine only: by the URL of the site and by the listen address. */
const isAlone = ({ publicUrl, host = '127.0.0.1' }: Parts): boolean => isLocal(new URL(publicUrl).hostname) && isLocal(host)

const keyOf = ({ email }: MemberSeed): string => `member:${email}`
const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

async function findSeeded({ db, siteId }: Parts, member: MemberSeed): Promise<Seeded | null> {
  const row = await db
    .selectFrom('seeded_items')
    .select(['ref_id', 'stored_hash'])
    .where('site_id', '=', siteId)
    .where('key', '=', keyOf(member))
    .executeTakeFirst()
  return row ? { userId: row.ref_id ?? 0, stored: row.stored_hash } : null
}

/** Returns true while a member has the public password, after any rehash. */
async function hasSeededPassword({ db, siteId }: Parts, { userId, stored }: Seeded, { password }: MemberSeed): Promise<boolean> {
  const ofSite = db.selectFrom('users').select('password_hash').where('site_id', '=', siteId)
  const user = await ofSite.where('id', '=', userId).executeTakeFirst()
  const hash = user?.password_hash ?? null
  return hash !== null && (digest(hash) === stored || createPasswords().verify(hash, password))
}

async function insertMember({ db, siteId }: Parts, member: MemberSeed): Promise<boolean> {
  const { password, ...person } = member
  const hash = await createPasswords().hash(password)
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({ site_id: siteId, ...person, password_hash: hash, terms_accepted_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.columns(['site_id', 'email']).where('erased_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!user) return false
    const row = { site_id: siteId, key: keyOf(member), ref_id: user.id, source_hash: '', stored_hash: digest(hash) }
    await trx
      .insertInto('seeded_items')
      .values({ ...row, seeded_at: sql<Date>`now()` })
      .execute()
    return true
  })
}

async function withdraw({ db, siteId }: Parts, member: MemberSeed, { userId }: Seeded): Promise<void> {
  await db.deleteFrom('users').where('site_id', '=', siteId).where('id', '=', userId).execute()
  await db.deleteFrom('seeded_items').where('site_id', '=', siteId).where('key', '=', keyOf(member)).execute()
}

/**
 * Creates the demo members of a sample site and returns those with the public password.
 * On a server with a public URL, or one that listens to other machines, none are created and existing ones are removed.
 */
export async function seedDemoMembers(parts: Parts, { members = [] }: SiteSeed): Promise<DemoMember[]> {
  const usable: DemoMember[] = []
  for (const member of members) {
    const seeded = await findSeeded(parts, member)
    const isUntouched = seeded !== null && (await hasSeededPassword(parts, seeded, member))
    if (!isAlone(parts)) {
      if (isUntouched) await withdraw(parts, member, seeded)
      continue
    }
    if (isUntouched || (seeded === null && (await insertMember(parts, member))))
      usable.push({ email: member.email, password: member.password })
  }
  return usable
}
