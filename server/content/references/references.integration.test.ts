import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RandomSite } from '#tests/support/references/random-site.ts'
import { scanDocument, scanReferences, storedReferences } from '#tests/support/references/scan-references.ts'
import { isFull, seed } from '#tests/support/sampling.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

const SITES = isFull ? 200 : 2
const ACTS = 40

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

async function scanned(site: RandomSite): Promise<string[]> {
  const drafts = await site.drafts()
  return scanReferences(
    test.database.db,
    site.id,
    drafts.map(({ from, document }) => ({ from, names: scanDocument(document) })),
  )
}

describe('the references of a generated site', () => {
  it.each(Array.from({ length: SITES }, (_, turn) => turn))('are those that a scan of all contents finds, site %i', async (turn) => {
    const site = await RandomSite.make(test, seed * 1000 + turn)
    await site.act(ACTS)
    const found = await scanned(site)
    const stored = await storedReferences(test.database.db, site.id)
    const missing = found.filter((line) => !stored.includes(line))
    const stray = stored.filter((line) => !found.includes(line))
    expect({ missing, stray }).toEqual({ missing: [], stray: [] })
    expect(stored.length).toBeGreaterThan(5)
    expect(site.done.size).toBeGreaterThan(5)
  })
})

describe('a rebuild', () => {
  it('writes what is missing, takes what is stray, and changes nothing the second time', async () => {
    const { db } = test.database
    const site = await RandomSite.make(test, seed)
    await site.act(ACTS)
    const before = await storedReferences(db, site.id)
    await db.deleteFrom('content_refs').where('site_id', '=', site.id).where('to_kind', '=', 'media').execute()
    const stray = { from_kind: 'PAGE', from_id: 999_999, from_locale: 'fr_FR', state: 'HEAD', to_kind: 'form', to_key: 'contact' } as const
    await db
      .insertInto('content_refs')
      .values({ site_id: site.id, ...stray })
      .execute()
    const rebuild = () => db.transaction().execute((trx) => test.features.references.rebuild(trx, site.id))
    expect(await rebuild()).toBeGreaterThan(1)
    expect(await storedReferences(db, site.id)).toEqual(before)
    expect(await rebuild()).toBe(0)
  })

  it('is made at a start for the sites that were read by other rules, and for them alone', async () => {
    const { db } = test.database
    const site = await RandomSite.make(test, seed)
    await site.act(ACTS)
    await test.features.references.prepare()
    const builds = () => db.selectFrom('content_ref_builds').select(['site_id', 'rules', 'built_at']).orderBy('site_id').execute()
    const [before, references] = [await builds(), await storedReferences(db, site.id)]
    await test.features.references.prepare()
    expect(await builds()).toEqual(before)
    await db.deleteFrom('content_refs').where('site_id', '=', site.id).execute()
    await db.updateTable('content_ref_builds').set({ rules: 'others' }).where('site_id', '=', site.id).execute()
    await test.features.references.prepare()
    expect(await storedReferences(db, site.id)).toEqual(references)
    expect((await builds()).map(({ rules }) => rules)).toEqual(before.map(({ rules }) => rules))
  })
})
