import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { routeTable } from '#tests/support/server/route-table.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { hideDrafts, hidePages, publishDocuments, type PublicDocuments } from '#tests/support/unpublished/hide-drafts.ts'
import { hideItems, publishItems } from '#tests/support/unpublished/hide-items.ts'
import { hideRows } from '#tests/support/unpublished/hide-rows.ts'

const SITE = 37
/** A word that stands in everything that is hidden, and nowhere else. */
const WORD = 'xylophonique'

let test: TestApp
let documents: PublicDocuments
let readers: ReadonlyMap<string, TestMember | null>
let rows: readonly string[]
let addresses: readonly string[]
let before: ReadonlyMap<string, string>
let again: ReadonlyMap<string, string>
let after: ReadonlyMap<string, string>

interface Request {
  readonly method: string
  readonly path: string
  readonly body?: object
}

/** Every route that visitors or members may use, at the address of the table and with the query and the body of the call’s example. */
const requests: readonly Request[] = Object.entries(routeTable)
  .filter(([, { role }]) => role === 'V' || role === 'M')
  .map(([key, row]) => {
    const [method = '', url = ''] = key.split(' ')
    const call = calls.find((each) => `${each.method} /api${each.path.replace(/\{(\w+)[?]?\}/g, ':$1').replace(/\{\w+\*\}/, '*')}` === key)
    const path = row.path ?? url.replace(/\*$/, '').replace(/:\w+/g, '1')
    const { query, body } = (call?.example ?? {}) as { readonly query?: string; readonly body?: object }
    const asked = query === undefined || path.includes('?') ? path : `${path}?${query.replace(/^\?/, '')}`
    return { method, path: asked, ...(body !== undefined && { body }) }
  })
const readings = requests.filter(({ method }) => method === 'GET')
const writings = requests.filter(({ method }) => method !== 'GET')

async function send({ method, path, body }: Request, who: TestMember | null) {
  return test.app.inject({
    ...{ method: method as 'GET', url: path, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', accept: '*/*', ...(who && { authorization: who.token }) },
    ...(body && { payload: body }),
  })
}

/** All pages that visitors open, as pages and as data. */
async function pagePaths(): Promise<readonly string[]> {
  const { pool } = test.database
  const { rows } = await pool.query<{ url: string }>(
    'select url from page_documents where site_id = $1 and published_revision_id is not null and deleted_at is null order by url',
    [SITE],
  )
  return rows.flatMap(({ url }) => [`/${url}`, `/api/page/${url}`])
}

/** Answers of everything that can be read, to a visitor, a member and an administrator of the public site. */
async function readAll(): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>()
  const searches = ['/api/search', '/recherche', '/api/page', '/api/blog', '/api/news', '/api/product'].map((path) => `${path}?q=${WORD}`)
  const paths = [...readings.map(({ path }) => path), ...(await pagePaths()), ...searches]
  for (const [name, who] of readers)
    for (const path of new Set(paths)) {
      const { statusCode, body } = await send({ method: 'GET', path }, who)
      // A search repeats its words; the name of a sheet of a product is a hash of the version of all contents.
      const said = (path.includes(WORD) ? body.replaceAll(WORD, '') : body).replace(/-[0-9a-f]{8}\.pdf/g, '.pdf')
      answers.set(`${name} ${path}`, `${statusCode} ${said}`)
    }
  return answers
}

const readSite = ({ directory }: TestApp['app']['features']) => {
  const site = directory.find(SITE)
  if (!site) throw new Error('the site is not there')
  return site
}

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  const { app, database } = test
  const author = await addEditor(database.db, SITE)
  const hiding = { features: app.features, siteId: SITE, author, word: WORD }
  documents = await publishDocuments(app.features, SITE)
  const signedIn = await Promise.all(
    takeTurn(['MEMBER', 'ADMIN'] as const, 2).map(async (role) => [role, await addMember(test, { role })] as const),
  )
  readers = new Map([['visitor', null], ...signedIn])
  const editor = { ...author, scope: { site: readSite(app.features), locale: 'fr_FR' }, requirePublish: () => Promise.resolve() }
  const items = await publishItems(app.features, editor)
  addresses = await hidePages(hiding, 'page')
  before = await readAll()
  again = await readAll()
  await hideDrafts(hiding, documents)
  await hideItems(app.features, editor, items, WORD)
  rows = await hideRows(database.pool, SITE, WORD)
  await app.features.directory.refresh(SITE)
  after = await readAll()
})
afterAll(() => test.close())

describe('what is not published', () => {
  it('is hidden in every kind of draft, plan and row: the word is in each of their tables', async () => {
    const { pool } = test.database
    const tables = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
         and table_name ~ '^(items|drafts|draft_steps|draft_notes|revisions|publications|revision_names|(shell|menu|section)_revisions|.*_texts)$'`,
    )
    const holding: string[] = []
    for (const { name } of tables.rows) {
      const found = await pool.query(`select 1 from ${name} t where t::text like $1 limit 1`, [`%${WORD}%`])
      if (found.rows.length > 0) holding.push(name)
    }
    const expected = ['draft_notes', 'draft_steps', 'items', 'publications', 'revision_names', 'revisions']
    expect(holding).toEqual(expect.arrayContaining([...expected, 'blog_texts', 'news_texts']))
    expect(rows.length).toBeGreaterThanOrEqual(15)
  })

  it('is in no answer to a visitor, a member or an administrator, of any route that reads', () => {
    expect(before.size).toBeGreaterThan(200)
    expect([...before].flatMap(([name, answer]) => (answer.startsWith('5') ? [name] : []))).toEqual([])
    expect([...after].flatMap(([name, answer]) => (answer.includes(WORD) ? [name] : []))).toEqual([])
  })

  it('changes no answer: lists, counts, feeds, maps and searches are as they were', () => {
    const steady = [...before].filter(([name, answer]) => again.get(name) === answer)
    expect(steady.length).toBeGreaterThan(before.size * 0.9)
    expect(steady.flatMap(([name, answer]) => (after.get(name) === answer ? [] : [name]))).toEqual([])
  })

  it('does not exist at its address', async () => {
    for (const path of addresses)
      for (const who of readers.values())
        for (const url of [`/${path}`, `/api/page/${path}`])
          expect([url, (await send({ method: 'GET', path: url }, who)).statusCode]).toEqual([url, 404])
  })

  it.each(writings)('is in no answer of a route that writes: $method $path', async (request) => {
    for (const who of readers.values()) expect((await send(request, who)).body).not.toContain(WORD)
  })
})
