import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import { territoryOf } from '#server/platform/hosts/site-territory.ts'

/** Most sites that one person may manage when they make another. */
export const MOST_SITES = 100

/** Most hosts of the sites of one person that wait for their proof: each keeps its domain from others meanwhile. */
const MOST_UNPROVEN = 10

/** Request for a new site. */
export interface WantedSite {
  readonly host: string
  readonly name: string
  readonly withShop: boolean
}

interface Asked {
  /** Address of the person. An account has the same person on all sites: its address was confirmed on each. */
  readonly email: string
  readonly locale: string
}

interface HeldHost {
  readonly host: string
  readonly siteId: number
  /** True when the person manages its site. */
  readonly isOwn: boolean
}

const managesSql = (email: string) =>
  sql<boolean>`exists (select from users u where u.site_id = d.site_id and u.email = ${email} and u.role = 'SUPER_ADMIN' and u.erased_at is null)`

/** The hosts in the domain of a host, with whether the person manages their sites. */
async function readHeld(db: Kysely<Tables>, territory: string, email: string): Promise<readonly HeldHost[]> {
  const below = `.${territory}`
  const { rows } = await sql<HeldHost>`select d.host, d.site_id as "siteId", ${managesSql(email)} as "isOwn" from site_domains d
    where d.host = ${territory} or right(d.host, ${below.length}::integer) = ${below}`.execute(db)
  return rows
}

/** The account of a person on a site that they made by the same request and have not opened: an answer may have been lost on its way. */
async function findMade(db: Kysely<Tables>, siteId: number, wanted: WantedSite, email: string): Promise<number | null> {
  const made = await db
    .selectFrom('audit_log as a')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'a.actor_id').onRef('u.site_id', '=', 'a.site_id'))
    .innerJoin('sites as s', 's.id', 'a.site_id')
    .select('u.id')
    .where('a.site_id', '=', siteId)
    .where('a.action', '=', 'site.create')
    .where('a.target', '=', `site:${siteId}`)
    .where(sql<boolean>`a.diff @> ${JSON.stringify(wanted)}::jsonb`)
    .where('u.email', '=', email)
    .where('u.erased_at', 'is', null)
    .where('s.is_building', '=', true)
    .executeTakeFirst()
  return made?.id ?? null
}

async function refuseMore(db: Kysely<Tables>, { email, locale }: Asked): Promise<void> {
  const { rows } = await sql<{ sites: number; unproven: number }>`select count(distinct d.site_id)::integer as sites,
    count(*) filter (where d.proved_at is null)::integer as unproven from site_domains d where ${managesSql(email)}`.execute(db)
  const { sites = 0, unproven = 0 } = rows[0] ?? {}
  if (sites >= MOST_SITES) throw validationError(locale, [{ field: 'host', code: 'MAX', reason: 'sites', max: MOST_SITES }])
  if (unproven >= MOST_UNPROVEN) throw validationError(locale, [{ field: 'host', code: 'MAX', reason: 'unproven', max: MOST_UNPROVEN }])
}

/** A site that the person has made at the host already, with their account there; null when a new one may be made. Refuses hosts in the domain of a stranger. */
export async function findPlace(
  db: Kysely<Tables>,
  wanted: WantedSite,
  asked: Asked,
): Promise<{ readonly id: number; readonly userId: number } | null> {
  const { email, locale } = asked
  const territory = territoryOf(wanted.host)
  if (territory === null) throw validationError(locale, [{ field: 'host', code: 'FORMAT', reason: 'host' }])
  const held = await readHeld(db, territory, email)
  if (held.some(({ isOwn }) => !isOwn)) throw validationError(locale, [{ field: 'host', code: 'TAKEN', reason: 'domain' }])
  const same = held.find(({ host }) => host === wanted.host)
  if (same) {
    const userId = await findMade(db, same.siteId, wanted, email)
    if (userId === null) throw validationError(locale, [{ field: 'host', code: 'TAKEN' }])
    return { id: same.siteId, userId }
  }
  await refuseMore(db, asked)
  return null
}
