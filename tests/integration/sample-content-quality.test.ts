import { afterAll, beforeAll, expect, it } from 'vitest'
import { reviewDraft } from '#server/content/drafts/quality/review-draft.ts'
import { editedPage } from '#server/content/drafts/kinds/edited-page.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

/** Every published document of the sites, every shell and every shared section, with its blocks. */
async function documents() {
  const rows = await sites.db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.published_revision_id')
    .select(['d.site_id as siteId', 'd.locale', 'd.url', 'r.head', 'r.blocks'])
    .orderBy(['d.site_id', 'd.url', 'd.locale'])
    .execute()
  const shells = await sites.db.selectFrom('shells').select(['site_id as siteId', 'locale', 'name', 'regions']).execute()
  const sections = await sites.db.selectFrom('seen_sections').select(['site_id as siteId', 'locale', 'title', 'blocks']).execute()
  // The samples have no section yet: the content of their home pages is one, too.
  const homes = rows.filter(({ url }) => url === '').map(({ blocks, ...row }) => ({ ...row, title: 'Accueil', blocks }))
  expect(homes.length).toBeGreaterThan(1)
  return [
    ...rows.map(({ siteId, locale, url, head, blocks }) => ({
      siteId,
      locale,
      name: url,
      document: editedPage(head as never, blocks as never),
    })),
    ...[...sections, ...homes].map(({ siteId, locale, title, blocks }) => ({
      siteId,
      locale,
      name: `section ${title}`,
      document: { head: { title }, regions: { main: blocks }, notes: {} },
    })),
    ...shells.map(({ siteId, locale, name, regions }) => ({ siteId, locale, name, document: { head: {}, regions, notes: {} } })),
  ]
}

it('finds nothing to mend in the pages, shells and shared sections of the sample sites', async () => {
  const { db } = sites
  const { features } = sites.app
  const found: string[] = []
  for (const { siteId, locale, name, document } of await documents()) {
    const site = features.directory.find(siteId)
    if (!site) continue
    const { findings } = await reviewDraft({ db, ...features }, document as never, { site, locale, pageId: null }, 'fr_FR')
    found.push(
      ...findings.map(
        ({ check, blockId, pointer, values }) => `${siteId} ${locale} /${name}: ${check} ${blockId} ${pointer} ${JSON.stringify(values)}`,
      ),
    )
  }
  expect(found).toEqual([])
})
