import { sql } from 'kysely'
import { readExternalApp, saveExternalApp } from '#server/sites/external-apps/service.ts'
import { followHours, followingAddresses } from '#server/sites/opening-hours/following-addresses.ts'
import { hashedRow } from '../hashed-columns.ts'
import { recordItem } from '../record-item.ts'
import type { SeedContext, SeedItem } from '../seed-item.ts'
import type { CompanySeed } from '../seed-schema.ts'

type AddressSeed = NonNullable<CompanySeed['addresses']>[number]
type ReviewSeed = NonNullable<CompanySeed['reviews']>[number]

async function stored(
  { db, siteId }: Pick<SeedContext, 'db' | 'siteId'>,
  table: 'company_addresses' | 'reviews',
  where: ReturnType<typeof sql>,
): Promise<unknown> {
  const { rows } = await sql<{ row: unknown }>`
    select ${hashedRow('t', table)} as row from ${sql.table(table)} t where t.site_id = ${siteId} and ${where}`.execute(db)
  return rows[0]?.row ?? null
}

function addressItem({ types, name, address, postalCode, city, position, phone, hours }: AddressSeed): SeedItem {
  return recordItem({
    key: `company-address:${name}`,
    source: { types, name, address, postalCode, city, position, phone, hours },
    ...{ name, store: ({ companyAddresses }) => companyAddresses },
    // Fields that an owner has added to an address stay.
    form: (_context, before) => ({
      ...(before ?? { email: null, otherUses: null, position: 0 }),
      ...{ types, name, address, postalCode, city, phone, hours },
      ...{ latitude: position?.lat ?? null, longitude: position?.lng ?? null },
    }),
    read: (context) => stored(context, 'company_addresses', sql`t.name = ${name}`),
  })
}

/** The addresses that say the opening hours of the site. One to which an owner has given words of its own keeps them. */
function followingItem(names: readonly string[]): SeedItem {
  const following = async ({ db, siteId }: SeedContext): Promise<string[]> => {
    const rows = db.selectFrom('company_addresses').select('name').where('site_id', '=', siteId).orderBy('name')
    const found = await rows.where('id', 'in', [0, ...(await followingAddresses(db, siteId))]).execute()
    return found.map(({ name }) => name)
  }
  return {
    key: 'address-hours',
    source: names,
    apply: async ({ db, siteId }) => {
      await followHours(db, siteId, names)
      return null
    },
    read: following,
  }
}

function reviewItem({ id, ...said }: ReviewSeed): SeedItem {
  return recordItem({
    key: `review:${id}`,
    source: { id, ...said },
    ...{ name: id, store: ({ reviews }) => reviews },
    // Fields that an owner has added to a review stay.
    form: (_context, before) => ({
      ...(before ?? { answer: {}, isHidden: false, isPromoted: false }),
      ...said,
      ...{ url: null, source: 'STORED' as const, sourceId: id },
    }),
    read: (context) => stored(context, 'reviews', sql`t.source = 'STORED' and t.source_id = ${id}`),
  })
}

function appItem(app: string, config: Readonly<Record<string, string>>): SeedItem {
  return {
    key: `external-app:${app}`,
    source: config,
    apply: async ({ db, siteId }) => {
      await saveExternalApp(db, siteId, app, config)
      return null
    },
    read: ({ db, siteId }) => readExternalApp(db, siteId, app),
  }
}

/** Where the company of a seed is found, what is said of it, and the services outside that its site uses. */
export function companyItems({ addresses = [], reviews = [], externalApps = {} }: CompanySeed): SeedItem[] {
  const following = addresses.filter(({ followsHours }) => followsHours).map(({ name }) => name)
  return [
    ...addresses.map(addressItem),
    ...(following.length > 0 ? [followingItem(following)] : []),
    ...reviews.map(reviewItem),
    ...Object.entries(externalApps).map(([app, config]) => appItem(app, config)),
  ]
}
