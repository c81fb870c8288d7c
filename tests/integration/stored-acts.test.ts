import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import type { DraftAnswer } from '#engine/draft/sync/exchange.ts'
import { MAX_BLOCKS } from '#engine/registry/limits.ts'
import { settleSite } from '#server/content/drafts/planning/settle-plans.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { oddBlocks, ownEntry } from '#tests/support/attacks/odd-blocks.ts'
import { json, STAYS, storedReaders, type Stored } from '#tests/support/attacks/stored-readers.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember
let reviewer: TestMember
beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'SUPER_ADMIN' })
  reviewer = await addMember(test, { role: 'SUPER_ADMIN' })
  await run(sql`insert into site_languages (site_id, locale, position) values (37, 'en_GB', 1)`)
  await test.app.features.directory.refresh()
})
afterAll(() => test.close())

const { call, read, open, run } = storedReaders(
  () => test,
  () => admin,
)

/** A right text with a link, so each move of that page reads the document. */
const good = { id: 'bon', type: 'text', v: 1, props: { html: `<p>${STAYS} <a href="/cible">ici</a></p>` } }
const head = { seo: {}, shell: 'default' as const, middleware: [] }
/** PostgreSQL indexes the words of a saved page, and refuses slots that are no object and deep values there. */
const odd = oddBlocks().flatMap(([name, block]) =>
  (name.endsWith('as slots') && !name.includes('{')) || name.includes('levels') ? [] : [block],
)
const HEADS = [null, { url: ownEntry('__proto__', 1), title: 1e300, seo: 'x', shell: 7, middleware: {} }]

const put = (revision: number, head: unknown = undefined) =>
  run(
    head === undefined
      ? sql`update revisions set blocks = ${json([...odd, good])}, sanitised_hashes = '{}' where id = ${revision}`
      : sql`update revisions set blocks = ${json([...odd, good])}, head = ${json(head)}, sanitised_hashes = '{}' where id = ${revision}`,
  )

/** Asks by a call, which may refuse and has to say why. */
async function answered(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await call(method, url, payload)
  expect([url, answer.statusCode < 500 ? 'answered' : answer.body.slice(0, 500)]).toEqual([url, 'answered'])
  return answer
}

/** A page whose saved state is odd, with its place. */
async function oddPage(url: string) {
  const { id, revisionId } = await savePage(url, [good])
  await put(revisionId)
  await test.app.features.directory.refresh()
  return { stored: { kind: 'page', id, region: 'main', revision: revisionId } satisfies Stored, path: `draft/page/${id}/fr_FR`, id }
}

/** Asks for the page as visitors get it. */
const seen = (url: string) => read('GET', `/api/page/${url}`, { text: STAYS })
const savePage = (url: string, blocks: Block[]) =>
  test.app.features.pages.save(
    { ...head, url, title: url, locale: 'fr_FR', layout: { blocks } },
    { siteId: 37, baseHash: null, by: 'a test' },
  )

describe('the acts on a page that is stored with blocks of any name and shape', () => {
  it('leads its links to the address of a moved page, and moves itself', async () => {
    const target = await savePage('cible', [good])
    const { id } = await oddPage('suit')
    await open({ kind: 'page', id, region: 'main', revision: 0 })
    await read('PUT', `/api/admin/page/${target.id}/fr_FR/address`, { payload: { url: 'cible-deux', from: 'cible' } })
    expect((await seen('suit')).body).toContain('/cible-deux')
    await answered('PUT', `/api/admin/page/${id}/fr_FR/address`, { url: 'suit-deux', from: 'suit' })
  })

  it('is compared with its translation, which is stored so too, and gets one', async () => {
    const { id } = await oddPage('traduite')
    await answered('POST', `/api/admin/page/${id}/en_GB/translation`)
    const { id: other, stored } = await oddPage('deux-langues')
    const english = { ...head, url: 'two', title: 'Two', locale: 'en_GB', layout: { blocks: [good] } }
    const saved = await test.app.features.pages.save({ ...english, id: other }, { siteId: 37, baseHash: null, by: 'a test' })
    await put(saved.revisionId)
    await run(sql`delete from page_texts where page_id = ${other}`)
    await test.app.features.translations.prepare()
    await read('GET', `/api/admin/page/${other}/en_GB/translation`)
    const texts = [{ blockId: 'bon', pointer: '/html', now: `${STAYS} ici` }]
    await read('PUT', `/api/admin/page/${other}/en_GB/translation`, { payload: { texts } })
    for (const head of HEADS) {
      await run(sql`delete from page_texts where page_id = ${other}`)
      await put(stored.revision, head)
      await put(saved.revisionId, head)
      await test.app.features.translations.prepare()
      await read('GET', `/api/admin/page/${other}/en_GB/translation`)
      for (const locale of ['fr_FR', 'en_GB']) await read('PUT', `/api/admin/draft/page/${other}/${locale}`, { text: STAYS })
      await answered('POST', `/api/admin/page/${other}/copy`, { url: 'deux-langues-copie', title: 'Copie' })
    }
    await run(sql`delete from page_documents where page_id = ${other}`)
  })

  it('is reviewed, named, shared and published, with an answer to each', async () => {
    const { stored, path } = await oddPage('relue')
    const { seq, hash } = await open(stored)
    await answered('POST', `/api/admin/${path}/approval`, { seq, hash, reviewers: [reviewer.userId], word: 'Lire' })
    await read('GET', `/api/admin/${path}/approval`)
    await read('GET', '/api/admin/approval')
    await answered('POST', `/api/admin/revision/page/${stored.id}/fr_FR`, { seq, hash, name: 'Avant' })
    await answered('POST', `/api/admin/${path}/share`, { days: 7 })
    await read('GET', `/api/admin/${path}/share`)
    const document = { kind: 'page', id: stored.id, locale: 'fr_FR', seq, hash }
    await answered('POST', '/api/admin/publication', { documents: [document] })
    await answered('POST', `/api/admin/${path}/publication`, { seq, hash })
    for (const url of ['publication', 'publication/count', 'publication/waiting', 'audit', 'today', 'page/preview', 'palette?q=reste'])
      await answered('GET', `/api/admin/${url}`)
    await seen('relue')
  })

  it.each([undefined, ...HEADS])('is shown when its planned version begins, with the head %j', async (head) => {
    const url = `programmee-${crypto.randomUUID()}`
    const { id, revisionId } = await savePage(url, [good])
    const stored: Stored = { kind: 'page', id, region: 'main', revision: revisionId }
    const { seq, hash } = await open(stored)
    const startsAt = new Date(Date.now() + 86_400_000).toISOString()
    const payload = { seq, hash, startsAt, endsAt: null, name: 'Noël' }
    const made = await read('POST', `/api/admin/draft/page/${id}/fr_FR/plan`, { payload })
    const { plan } = made.json<{ data: { plan: number } }>().data
    const { rows } = await sql<{ revision: number }>`
      select revision_id as revision from publications where id = ${plan}`.execute(test.database.db)
    await put(rows[0]?.revision ?? 0, head)
    await read('GET', `/api/admin/plan?from=${encodeURIComponent(new Date().toISOString())}&until=${encodeURIComponent(startsAt)}`)
    await test.database.db.transaction().execute((trx) => test.app.features.plans.check(trx))
    await run(sql`update publications set starts_at = starts_at - interval '2 days' where id = ${plan}`)
    await test.app.features.directory.refresh(37)
    await seen(url)
    await settleSite(test.database.db, test.app.features, 37)
    await open(stored)
    await seen(url)
    await run(sql`delete from page_documents where page_id = ${id}`)
  })

  it('goes offline, online, to members, into the trash and out of it', async () => {
    const { id, stored } = await oddPage('vivante')
    const page = `/api/admin/page/${id}`
    await answered('PUT', `${page}/access`, { access: 'MEMBERS', former: 'EVERYBODY' })
    expect((await answered('DELETE', `${page}/publication`)).statusCode).toBe(200)
    const { rows } = await sql<{ revision: number }>`
      select head_revision_id as revision from page_documents where page_id = ${id}`.execute(test.database.db)
    await answered('PUT', `${page}/publication`, { documents: [{ locale: 'fr_FR', revision: rows[0]?.revision ?? stored.revision }] })
    expect((await answered('DELETE', page)).statusCode).toBe(200)
    await read('POST', `${page}/restoration`, { payload: {} })
    await seen('vivante')
  })
})

describe('a page that is stored with more blocks than a page holds', () => {
  const many = [good, ...Array.from({ length: MAX_BLOCKS + 100 }, (_, at) => ({ ...good, id: `de-trop-${at}` }))]
  const addRevision = async (id: number) => {
    const { rows } = await sql<{ id: number }>`
      insert into revisions (site_id, page_id, locale, head, blocks, hash, saved_by)
        select site_id, page_id, locale, head, ${json(many)}, ${`many-${id}`}, 'seed' from revisions where page_id = ${id} limit 1
        returning id`.execute(test.database.db)
    return rows[0]?.id ?? 0
  }
  const step = async (stored: Stored, operations: readonly object[]) => {
    const { seq, chain } = await open(stored)
    const payload = { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), operations }], recent: [] }
    return (await read('POST', `/api/admin/draft/page/${stored.id}/fr_FR/step`, { payload })).json<{ data: DraftAnswer }>().data.refused
      ?.reason
  }
  const restore = async (stored: Stored) => {
    const { seq, chain } = await open(stored)
    const url = `/api/admin/revision/page/${stored.id}/fr_FR/${stored.revision}/restoration`
    const answer = await read('POST', url, { payload: { base: { seq, chain }, batch: crypto.randomUUID() } })
    return answer.json<{ data: DraftAnswer }>().data.refused?.reason
  }

  it('does not come back as a whole into a draft that is smaller, and says why', async () => {
    const { id } = await savePage('petite', [good])
    const stored: Stored = { kind: 'page', id, region: 'main', revision: await addRevision(id) }
    expect(await restore(stored)).toBe('TOO_MANY')
    expect((await open(stored)).document.regions['main']).toHaveLength(1)
  })

  it('opens, shrinks, comes back, is copied, published and planned, and does not grow', async () => {
    const { id } = await savePage('grande', [good])
    const stored: Stored = { kind: 'page', id, region: 'main', revision: await addRevision(id) }
    await step(stored, [{ op: 'head', pointer: '/title', value: 'Grande' }])
    await run(
      sql`update page_documents set head_revision_id = ${stored.revision}, published_revision_id = ${stored.revision} where page_id = ${id}`,
    )
    expect((await open(stored)).document.regions['main']).toHaveLength(many.length)
    expect(
      await step(stored, [{ op: 'insert', block: { ...good, id: 'encore' }, at: { in: { region: 'main' }, after: null, before: null } }]),
    ).toBe('TOO_MANY')
    expect(await restore(stored)).toBeUndefined()
    expect(await step(stored, [{ op: 'remove', id: 'de-trop-7' }])).toBeUndefined()
    await answered('POST', `/api/admin/page/${id}/copy`, { url: 'grande-copie', title: 'Copie' })
    await read('POST', `/api/admin/preview/page/${id}/fr_FR`)
    const path = `/api/admin/draft/page/${id}/fr_FR`
    const published = await open(stored)
    await read('POST', `${path}/publication`, { payload: { seq: published.seq, hash: published.hash } })
    const { rows } = await sql<{ act: number }>`select max(id) as act from publication_acts`.execute(test.database.db)
    const reverted = await answered('DELETE', `/api/admin/publication/${rows[0]?.act ?? 0}`)
    expect(reverted.body).toContain('TOO_MANY_BLOCKS')
    const { seq, hash } = await open(stored)
    const startsAt = new Date(Date.now() + 86_400_000).toISOString()
    await answered('POST', `${path}/plan`, { seq, hash, startsAt, endsAt: null, name: 'Noël' })
    await run(sql`update publications set starts_at = starts_at - interval '2 days' where document_id = ${id}`)
    await settleSite(test.database.db, test.app.features, 37)
    await open(stored)
    await seen('grande')
  })
})
