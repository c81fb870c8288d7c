import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { createPasswords } from '#server/people/passwords/service.ts'

/** The password of every member that the journeys begin with. */
export const journeyPassword = 'trois chats sous la lune'

/** Names of the accounts of the journeys. */
export const journeyNames = [
  'petit',
  'grand',
  'clavier',
  'clavier-petit',
  'sans-script',
  'ecrans',
  'anglais',
  'adieu',
  'code',
  'cible',
  'code-connexion',
  'acheteuse',
  'essayeuse',
  'administration',
  'administration-code',
  'administration-cadre',
  'administration-page',
  'administration-perte',
  'administration-arret',
  'gerance',
] as const

const ADMINISTRATORS = /^(?:code|administration)/

function roleOf(name: JourneyName): 'ADMIN' | 'MEMBER' | 'SUPER_ADMIN' {
  if (name === 'gerance') return 'SUPER_ADMIN'
  return ADMINISTRATORS.test(name) ? 'ADMIN' : 'MEMBER'
}

/** Name of a journey: each test that changes an account has one of its own. */
export type JourneyName = (typeof journeyNames)[number]

/** The address of a journey's member. */
export function journeyEmail(name: JourneyName): string {
  return `${name}@essai.example`
}

/** Makes the members of the journeys, on each of some sites; some are administrators. */
export async function addJourneyMembers(db: Kysely<Tables>, sites: readonly number[]): Promise<void> {
  const hash = await createPasswords().hash(journeyPassword)
  const rows = sites.flatMap((siteId) =>
    journeyNames.map((name) => ({
      site_id: siteId,
      email: journeyEmail(name),
      role: roleOf(name),
      password_hash: hash,
      firstname: 'Camille',
      lastname: 'Roy',
      phone: '+33639980012',
    })),
  )
  await db.insertInto('users').values(rows).execute()
}
