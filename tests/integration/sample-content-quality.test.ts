import { afterAll, beforeAll, expect, it } from 'vitest'
import { reviewDraft } from '#server/content/drafts/quality/review-draft.ts'
import { middlewareOf, runMiddleware } from '#server/content/pages/middleware.ts'
import { editedPage } from '#server/content/drafts/edited-page.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

/** Every published document of the sites, and every shell, with its blocks. */
async function documents() {
  const rows = await sites.db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.published_revision_id')
    .select(['d.site_id as siteId', 'd.locale', 'd.url', 'r.head', 'r.blocks'])
    .orderBy(['d.site_id', 'd.url', 'd.locale'])
    .execute()
  const shells = await sites.db.selectFrom('shells').select(['site_id as siteId', 'locale', 'name', 'regions']).execute()
  return [
    ...rows.map(({ siteId, locale, url, head, blocks }) => ({
      siteId,
      locale,
      name: url,
      document: editedPage(head as never, blocks as never),
    })),
    ...shells.map(({ siteId, locale, name, regions }) => ({ siteId, locale, name, document: { head: {}, regions, notes: {} } })),
  ]
}

it('finds nothing to mend in the pages and shells of the sample sites', async () => {
  const { db } = sites
  const { features } = sites.app
  const found: string[] = []
  for (const { siteId, locale, name, document } of await documents()) {
    const site = features.directory.find(siteId)
    // The pages of a shop are no pages of a site that has closed it.
    const middleware = middlewareOf({ url: name, middleware: [], ...document.head })
    if (!site || runMiddleware(middleware, { site, audience: 'admins' }).kind === 'missing') continue
    const { findings } = await reviewDraft({ db, ...features }, document as never, { site, locale }, 'fr_FR')
    found.push(
      ...findings.map(
        ({ check, blockId, pointer, values }) => `${siteId} ${locale} /${name}: ${check} ${blockId} ${pointer} ${JSON.stringify(values)}`,
      ),
    )
  }
  expect(found).toEqual([])
})
