import type { PageInput } from '#server/content/pages/write/page-input.ts'
import type { SeedFolder } from '../read-seed.ts'
import { resolveTokens, type SeedContext, type SeedItem } from '../seed-item.ts'

const seeder = 'seed'

async function readDocument({ db, siteId }: SeedContext, locale: string, pageId: number) {
  const rows = db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
    .select(['r.hash', 'd.deleted_at', 'd.publish_at'])
    .select((from) => from('d.published_revision_id', '=', from.ref('d.head_revision_id')).as('isPublished'))
    .where('d.site_id', '=', siteId)
    .where('d.locale', '=', locale)
  const row = await rows.where('d.page_id', '=', pageId).executeTakeFirst()
  return row ? { ...row, deleted_at: row.deleted_at?.toISOString() ?? null, publish_at: row.publish_at?.toISOString() ?? null } : null
}

/** Tests if a page has a document outside of the trash: what its owner has removed gets no new language. */
async function hasDocuments({ db, siteId }: SeedContext, pageId: number): Promise<boolean> {
  const rows = db.selectFrom('page_documents').select('page_id').where('site_id', '=', siteId).where('page_id', '=', pageId)
  return (await rows.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined
}

/** The pages of a seed in the site's languages; the same name in two languages is one page. */
export function pageItems({ pages }: SeedFolder, locales: readonly string[]): SeedItem[] {
  const spoken = pages
    .filter(({ locale }) => locales.includes(locale))
    .toSorted((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale))
  return spoken.map(({ name, locale, document }) => ({
    key: `page:${name}:${locale}`,
    source: document,
    apply: async (context, known) => {
      const { features, siteId, ids } = context
      const id = known ?? ids.get(`page:${name}`)
      const input = { ...(resolveTokens(document, ids) as PageInput), ...(id === undefined ? {} : { id }) }
      const stored = id === undefined ? null : await readDocument(context, locale, id)
      const saved = await features.pages.save(input, { siteId, baseHash: stored?.hash ?? null, by: seeder })
      return saved.id
    },
    find: async ({ db, siteId }) => {
      const { url } = document as { url?: unknown }
      const rows = db.selectFrom('page_documents').select('page_id').where('site_id', '=', siteId).where('locale', '=', locale)
      return (await rows.where('url', '=', String(url)).where('deleted_at', 'is', null).executeTakeFirst())?.page_id ?? null
    },
    read: async (context, id) => {
      if (id !== null) return readDocument(context, locale, id)
      const page = context.ids.get(`page:${name}`)
      return page === undefined || (await hasDocuments(context, page)) ? null : { isGone: true }
    },
  }))
}
