import { sql } from 'kysely'
import { hashOf } from '#engine/document/hash.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { saveTags } from '#server/sites/directory/save-site.ts'
import type { SeedContext, SeedItem } from '../seed-item.ts'
import type { SiteSeed } from '../seed-schema.ts'

type Tags = NonNullable<SiteSeed['tags']>

/** The key of the one item that held all tags of a site before. */
const WHOLE = 'tags'
/** The hash of what an owner has changed: nothing that is stored has it. */
const OWNERS = 'owner'
const keyOf = (value: string): string => `tag:${value}`

const stored = ({ db, siteId }: Pick<SeedContext, 'db' | 'siteId'>) =>
  db.selectFrom('tags').select(['value', 'labels']).where('site_id', '=', siteId).orderBy('value')

/** The tags of a site, each an item of its own: a tag that an owner has changed holds back no other. */
export function tagItems({ tags = [] }: SiteSeed): SeedItem[] {
  return tags.map((tag) => ({
    key: keyOf(tag.value),
    source: tag,
    apply: async ({ db, siteId }) => {
      await saveTags(db, siteId, [tag])
      return null
    },
    read: async (context) => (await stored(context).where('value', '=', tag.value).executeTakeFirst()) ?? null,
  }))
}

/**
 * Splits the one item of all tags that a database of the version before has. Where an owner had changed any of them, a tag that is missing
 * counts as erased and one with other labels as renamed: neither comes back.
 */
export async function splitTags({ db, siteId }: Pick<SeedContext, 'db' | 'siteId'>, tags: Tags = []): Promise<void> {
  await inTransaction(db, async (trx) => {
    const removed = trx.deleteFrom('seeded_items').where('site_id', '=', siteId).where('key', '=', WHOLE)
    const whole = await removed.returning('stored_hash').executeTakeFirst()
    if (!whole) return
    const rows = await stored({ db: trx, siteId }).execute()
    const isUntouched = hashOf(rows) === whole.stored_hash
    const items = tags.flatMap((tag) => {
      const row = rows.find(({ value }) => value === tag.value)
      if (isUntouched && !row) return []
      const isSame = row !== undefined && hashOf(row) === hashOf(tag)
      const hashes = { source_hash: isSame ? hashOf(tag) : OWNERS, stored_hash: row && (isUntouched || isSame) ? hashOf(row) : OWNERS }
      return [{ site_id: siteId, key: keyOf(tag.value), ref_id: null, seeded_at: sql<Date>`now()`, ...hashes }]
    })
    if (items.length > 0) await trx.insertInto('seeded_items').values(items).execute()
  })
}
