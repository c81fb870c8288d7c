import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENTRY_SLOT } from '#schemas/admin/menu/menu-document.ts'
import type { Block } from '#schemas/generated/content.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { oddBlocks } from '#tests/support/attacks/odd-blocks.ts'
import { good, json, STAYS, storedReaders, type Stored } from '#tests/support/attacks/stored-readers.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember
let reviewer: TestMember
beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'SUPER_ADMIN' })
  reviewer = await addMember(test, { role: 'SUPER_ADMIN' })
})
afterAll(() => test.close())

const { call, read, open, run } = storedReaders(
  () => test,
  () => admin,
)
const entry = {
  id: 'bon',
  type: 'menu-entry',
  v: 1,
  props: { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: STAYS, url: 'vins' } } },
}
const odd = oddBlocks().map(([, block]) => block)
const inPages = oddBlocks().flatMap(([name, block]) =>
  (name.endsWith('as slots') && !name.includes('{')) || name.includes('levels') ? [] : [block],
)
/** A menu whose entries have the same number: one of them would lie below itself. */
const alike = { ...entry, id: 'autre', slots: { [ENTRY_SLOT]: [{ ...entry, id: 'encore' }] } }
const numbers = { bon: 2_000_000, autre: 2_000_001, encore: 2_000_001, mal: 'x' }
const made = async (query: ReturnType<typeof sql>) => (await run(query)).rows[0] as { readonly id: number; readonly revision: number }
const savePage = (url: string, blocks: Block[] = [good]) =>
  test.app.features.pages.save(
    { url, title: url, locale: 'fr_FR', seo: {}, shell: 'default', middleware: [], layout: { blocks } },
    { siteId: 37, baseHash: null, by: 'a test' },
  )

/** Plans an odd revision of each kind from the last minute on. */
const kinds: Readonly<Record<Stored['kind'], () => Promise<{ readonly id: number; readonly revision: number }>>> = {
  page: async () => {
    const { id, revisionId } = await savePage('prevue')
    await run(sql`update revisions set blocks = ${json([...inPages, good])}, sanitised_hashes = '{}' where id = ${revisionId}`)
    return { id, revision: revisionId }
  },
  section: async () => {
    const section = await made(sql`with made as (insert into sections (site_id) values (37) returning id)
      insert into section_revisions (site_id, section_id, locale, title, blocks, hash, saved_by)
      select 37, id, 'fr_FR', 'Commune', ${json([...odd, good])}, 'one', 'seed' from made returning section_id as id, id as revision`)
    await savePage('avec-section', [{ id: 'place', type: 'shared-section', v: 1, props: { section: section.id } }])
    return section
  },
  shell: () =>
    made(sql`insert into shell_revisions (site_id, name, locale, regions, hash, saved_by)
      values (37, 'default', 'fr_FR', ${json({ topBar: [], appBar: [7], mobileAppBar: [null], footer: [...odd, good] })}, 'one', 'seed')
      returning 1 as id, id as revision`),
  menu: () =>
    made(sql`insert into menu_revisions (site_id, entries, numbers, hash, saved_by)
      values (37, ${json([...odd, entry, alike])}, ${json(numbers)}, 'one', 'seed') returning 1 as id, id as revision`),
}

/** The call that shows a planned version of each kind. */
const shownAt: Readonly<Record<Stored['kind'], string>> = {
  page: '/api/page/prevue',
  section: '/api/page/avec-section',
  shell: '/api/shell/default',
  menu: '/api/site/info',
}

/** Asks what visitors and programs read. */
async function readVisitors() {
  for (const path of [
    '/api/shell/default',
    '/api/site/info',
    '/api/site/map',
    '/api/search?q=reste',
    '/sitemap.xml',
    '/api/admin/page',
    '/api/admin/section',
    '/api/admin/today',
  ])
    await read('GET', path)
  await runJob(test, 'references.rebuild')
}

async function stateOf(plan: number) {
  const { rows } = await run(
    sql`select failures, done_at is not null as "isDone", held_at is not null as "isHeld" from publications where id = ${plan}`,
  )
  return rows[0]
}

/** Revisions without the shape of their kind. */
const broken: Readonly<Record<Stored['kind'], (id: number, shape: unknown) => ReturnType<typeof sql>>> = {
  page: (id, shape) =>
    sql`insert into revisions (site_id, page_id, locale, head, blocks, hash, saved_by)
      values (37, ${id}, 'fr_FR', '{}', ${json(shape)}, 'two', 'seed') returning page_id as id, id as revision`,
  section: (id, shape) =>
    sql`insert into section_revisions (site_id, section_id, locale, title, blocks, hash, saved_by, is_aside)
      values (37, ${id}, 'fr_FR', 'Commune', ${json(shape)}, 'two', 'seed', true) returning section_id as id, id as revision`,
  shell: (_id, shape) =>
    sql`insert into shell_revisions (site_id, name, locale, regions, hash, saved_by, is_aside)
      values (37, 'default', 'fr_FR', ${json(shape)}, 'two', 'seed', true) returning 1 as id, id as revision`,
  menu: (_id, shape) =>
    sql`insert into menu_revisions (site_id, entries, numbers, hash, saved_by, is_aside)
      values (37, ${json(shape)}, '{}', 'two', 'seed', true) returning 1 as id, id as revision`,
}
const SHAPES = [null, 7, { footer: null }]

/** Plans versions that cannot be read over a document: it stays as it is, and each is held as a failed one, noted once. */
async function keepsFormer(kind: Stored['kind'], document: number) {
  for (const shape of SHAPES) {
    const { id, revision } = await made(broken[kind](document, shape))
    const { id: plan } = await made(sql`insert into publications (site_id, kind, document_id, locale, revision_id, draft_hash, starts_at)
      values (37, ${kind.toUpperCase()}, ${id}, 'fr_FR', ${revision}, 'x', now() - interval '1 minute') returning id, revision_id as revision`)
    await test.app.features.directory.refresh(37)
    await read('GET', shownAt[kind], { text: STAYS })
    await open({ kind, id, region: 'main', revision })
    for (let run = 0; run < 2; run += 1) await runJob(test, 'plans.settling')
    expect(await stateOf(plan)).toEqual({ failures: 0, isDone: false, isHeld: true })
    const listed = (await read('GET', `/api/admin/plan?${between}`)).json<{ data: readonly { plan: number }[] }>().data
    expect(listed.find((one) => one.plan === plan)).toMatchObject({ state: 'HELD', heldFor: [{ code: 'PLAN_FAILED' }] })
    const { rows: noted } = await run(sql`select id from audit_log where action = ${`${kind}.hold`} and (diff ->> 'plan')::int = ${plan}`)
    expect(noted).toHaveLength(1)
    await read('GET', shownAt[kind], { text: STAYS })
  }
  await readVisitors()
}

const between = new URLSearchParams({
  from: new Date(Date.now() - 1e9).toISOString(),
  until: new Date(Date.now() + 1e9).toISOString(),
}).toString()

it.each(Object.entries(kinds))('lists, moves, settles and cancels a planned %s of any name and shape', async (kind, make) => {
  const { id, revision } = await make()
  await run(sql`insert into publications (site_id, kind, document_id, locale, revision_id, draft_hash, starts_at)
    select 37, ${kind.toUpperCase()}, ${id}, 'fr_FR', ${revision}, 'x', now() + make_interval(hours => n) from generate_series(1, 2) n`)
  const { rows } = await run(sql`select id from publications where kind = ${kind.toUpperCase()} order by id`)
  const [first = 0, second = 0] = rows.map((row) => (row as { readonly id: number }).id)
  await read('GET', `/api/admin/plan?${between}`)
  const later = { startsAt: new Date(Date.now() + 5e8).toISOString(), endsAt: null, name: 'Plus tard' }
  expect((await call('PUT', `/api/admin/plan/${second}`, later)).statusCode).toBeLessThan(500)
  expect((await call('DELETE', `/api/admin/plan/${second}`)).statusCode).toBeLessThan(500)
  await run(sql`update publications set starts_at = now() - interval '1 minute' where id = ${first}`)
  await test.app.features.directory.refresh(37)
  await read('GET', shownAt[kind as Stored['kind']], { text: STAYS })
  await runJob(test, 'plans.settling')
  expect(await stateOf(first)).toEqual({ failures: 0, isDone: false, isHeld: true })
  await readVisitors()
  await run(sql`update publications set held_at = null, held_for = null where id = ${first}`)
  await runJob(test, 'plans.settling')
  expect(await stateOf(first)).toEqual({ failures: 0, isDone: true, isHeld: false })
  await readVisitors()
  await open({ kind: kind as Stored['kind'], id, region: 'main', revision })
  await keepsFormer(kind as Stored['kind'], id)
})

it('asks for approval of an odd draft, shows it, and refuses to plan it', async () => {
  const { id, revisionId } = await savePage('a-relire')
  const stored: Stored = { kind: 'page', id, region: 'main', revision: revisionId }
  await open(stored)
  await run(
    sql`update drafts set regions = ${json({ main: [...odd, good] })}, snapshot_seq = seq where document_id = ${id} and kind = 'PAGE'`,
  )
  const { seq, hash } = await open(stored)
  const path = `/api/admin/draft/page/${id}/fr_FR`
  await read('POST', `${path}/approval`, { payload: { seq, hash, reviewers: [reviewer.userId], word: '' } })
  const { reviews } = (await read('GET', `${path}/approval`)).json<{ data: { reviews: readonly { review: number }[] } }>().data
  expect(reviews).toHaveLength(1)
  const time = { startsAt: new Date(Date.now() + 5e8).toISOString(), endsAt: null, name: null }
  expect((await call('POST', `${path}/plan`, { seq, hash, ...time })).statusCode).toBe(422)
  expect((await call('POST', `${path}/publication`, { seq, hash })).statusCode).toBe(422)
})

it('takes a page with odd blocks over into another language', async () => {
  const { id, revisionId } = await savePage('traduite')
  await run(sql`update revisions set blocks = ${json([...inPages, good])}, sanitised_hashes = '{}' where id = ${revisionId}`)
  const path = `/api/admin/page/${id}/en_GB/translation`
  for (const method of ['POST', 'GET'] as const) {
    const answer = await call(method, path, method === 'POST' ? { url: 'translated', title: 'Translated' } : undefined)
    expect([method, answer.statusCode < 500 ? 'answered' : answer.body]).toEqual([method, 'answered'])
  }
})
