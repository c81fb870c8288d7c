import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { hashOf } from '#engine/document/hash.ts'
import { updateIndex } from '#server/content/search/index-text/update-index.ts'
import { answerVisitors } from '#server/http/api/call-in-process.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { oddDocuments, type OddDocument } from '#tests/support/attacks/odd-documents.ts'
import { json, STAYS, storedReaders } from '#tests/support/attacks/stored-readers.ts'
import { siteStage } from '#tests/support/server/site-stage.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'

const { stage, ask, savePage } = siteStage({ RATE_LIMIT_FACTOR: '1000' })
let admin: TestMember
let reviewer: TestMember
beforeAll(async () => {
  admin = await addMember(stage.test, { role: 'SUPER_ADMIN' })
  reviewer = await addMember(stage.test, { role: 'SUPER_ADMIN' })
  await run(sql`insert into site_languages (site_id, locale, position) values (37, 'en_GB', 1)`)
  await stage.test.app.features.directory.refresh()
})

const { call, read, open, run } = storedReaders(
  () => stage.test,
  () => admin,
)
const asReviewer = storedReaders(
  () => stage.test,
  () => reviewer,
).call

/** A page that is stored with an odd shape. */
interface OddPage {
  readonly id: number
  readonly url: string
  /** The address of a page to which its right text links. */
  readonly target: string
  readonly draft: string
}
interface Answered {
  readonly statusCode: number
  readonly body: string
}
type Reader = (page: OddPage) => Promise<Answered>
type Place = 'draft' | 'page'

const worst = (...answers: readonly [Answered, ...Answered[]]) =>
  answers.reduce((one, other) => (other.statusCode > one.statusCode ? other : one))
const done: Answered = { statusCode: 200, body: '' }
const job = async (name: string) => {
  await runJob(stage.test, name)
  return done
}
const cookie = () => `token=${admin.token}; idSite=37`
const html = async (path: string, headers: Record<string, string> = {}): Promise<Answered> => {
  const { status: statusCode, body } = await ask(path, headers)
  return { statusCode, body }
}
const draftOf = ({ id }: OddPage) => open({ kind: 'page', id, region: 'main', revision: 0 }, '')
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const between = () =>
  new URLSearchParams({ from: new Date(Date.now() - 1e9).toISOString(), until: new Date(Date.now() + 1e9).toISOString() })

/** The request to read a draft, as its reviewer gets it. */
async function request(page: OddPage) {
  const { seq, hash } = await draftOf(page)
  const asked = await call('POST', `${page.draft}/approval`, { seq, hash, reviewers: [reviewer.userId], word: 'Lire' })
  const { rows } = await run(sql`select coalesce(max(id), 0) as review from draft_reviews`)
  return { asked, seq, hash, review: `/api/admin/approval/${(rows[0] as { review: number }).review}` }
}

/** Readers of a draft, which leave it as it is. */
const draftReaders: Readonly<Record<string, Reader>> = {
  'the editor': ({ draft }) => call('PUT', draft),
  'its issues': ({ draft }) => call('GET', `${draft}/issue`),
  'its steps': ({ draft }) => call('GET', `${draft}/step?seq=0&chain=${encodeURIComponent(hashOf(null))}`),
  'its review': ({ draft }) => call('GET', `${draft}/review`),
  'its preview': async ({ id }) => {
    const made = await read('POST', `/api/admin/preview/page/${id}/fr_FR`)
    return html(made.json<{ data: { url: string } }>().data.url, { cookie: cookie() })
  },
  'its shared link': async ({ draft }) => {
    const made = await read('POST', `${draft}/share`)
    return html(new URL(made.json<{ data: { url: string } }>().data.url).pathname)
  },
  'a request of approval': async (page) => (await request(page)).asked,
  'the requests of approval': async (page) => {
    await request(page)
    return call('GET', `${page.draft}/approval`)
  },
  'the waiting requests': async (page) => {
    await request(page)
    return asReviewer('GET', '/api/admin/approval')
  },
  'a read request': async (page) => asReviewer('GET', (await request(page)).review),
  'the first screen': async (page) => {
    await request(page)
    return asReviewer('GET', '/api/admin/today')
  },
  'the retention of logs': () => job('drafts.retention'),
}

/** Acts on a draft, which change it. */
const draftActs: Readonly<Record<string, Reader>> = {
  'a step': async (page) => {
    const { seq, chain } = await draftOf(page)
    const batch = { id: crypto.randomUUID(), operations: [{ op: 'head', pointer: '/title', value: 'Autre' }] }
    return call('POST', `${page.draft}/step`, { base: { seq, chain }, batches: [batch], recent: [] })
  },
  'an approval': async (page) => {
    const { review, seq, hash } = await request(page)
    return asReviewer('PUT', review, { seq, hash, answer: 'APPROVED', word: '' })
  },
  'a publication': async (page) => {
    const { seq, hash } = await draftOf(page)
    return call('POST', `${page.draft}/publication`, { seq, hash })
  },
  'a joint publication': async (page) => {
    const { seq, hash } = await draftOf(page)
    return call('POST', '/api/admin/publication', { documents: [{ kind: 'page', id: page.id, locale: 'fr_FR', seq, hash }] })
  },
  'a planned version': async (page) => {
    const { seq, hash } = await draftOf(page)
    return call('POST', `${page.draft}/plan`, { seq, hash, startsAt: tomorrow(), endsAt: null, name: null })
  },
  'a named version': async (page) => {
    const { seq, hash } = await draftOf(page)
    return call('POST', `/api/admin/revision/page/${page.id}/fr_FR`, { seq, hash, name: 'Avant' })
  },
  'a discarding': ({ draft }) => call('DELETE', draft),
}

/** Readers of a saved page, which leave it as it is. */
const pageReaders: Readonly<Record<string, Reader>> = {
  'its visitors': ({ url }) => html(`/${url}`),
  'the call of the page': ({ url }) => call('GET', `/api/page/${url}`),
  'its picture': ({ id }) => html(`/preview/_page/${id}/fr_FR`, { cookie: cookie() }),
  'the site map': () => html('/sitemap.xml'),
  'the map of the site': () => call('GET', '/api/site/map'),
  'the feed of articles': () => html('/blog/rss.xml'),
  'the feed of news': () => html('/actualites/rss.xml'),
  'the search index': async () => {
    const { app, database } = stage.test
    const site = app.features.directory.find(37)
    if (site) await updateIndex({ db: database.db, features: app.features, answer: answerVisitors(app.features), now: systemClock }, site)
    return done
  },
  'a search': () => call('GET', '/api/search?q=reste'),
  'the list of pages': () => call('GET', '/api/admin/page'),
  'the list of pictures': () => call('GET', '/api/admin/page/preview'),
  'the palette': () => call('GET', '/api/admin/palette?q=reste'),
  'the planned versions': () => call('GET', `/api/admin/plan?${between().toString()}`),
  'the audit log': () => call('GET', '/api/admin/audit/export'),
  'its uses': ({ id }) => call('GET', `/api/admin/reference/page/${id}`),
  'its versions': ({ id }) => call('GET', `/api/admin/revision/page/${id}/fr_FR`),
  'ready content': () => call('GET', '/api/admin/model'),
}

/** Acts on a page, with and without a draft. */
const pageActs: Readonly<Record<string, Reader>> = {
  'the waiting drafts': () => call('GET', '/api/admin/publication/waiting'),
  'the references': () => job('references.rebuild'),
  'its translation': async ({ id, url }) => {
    const made = await call('POST', `/api/admin/page/${id}/en_GB/translation`)
    const compared = await call('GET', `/api/admin/page/${id}/en_GB/translation`)
    return worst(made, compared, await html(`/en/${url}`))
  },
  'its copy': ({ id }) => call('POST', `/api/admin/page/${id}/copy`),
  'its own new address': ({ id, url }) => call('PUT', `/api/admin/page/${id}/fr_FR/address`, { url: `${url}-deux`, from: url }),
  'the new address of a linked page': async ({ target }) => {
    const { id } = await savePage(target, [])
    return call('PUT', `/api/admin/page/${id}/fr_FR/address`, { url: `${target}-deux`, from: target })
  },
  'its end': async ({ id }) => {
    const offline = await call('DELETE', `/api/admin/page/${id}/publication`)
    const trashed = await call('DELETE', `/api/admin/page/${id}`)
    const back = await call('POST', `/api/admin/page/${id}/restoration`, {})
    return worst(offline, trashed, back)
  },
}

let count = 0
/** Stores a page, or its draft, with an odd shape. */
async function store(place: Place, { head, blocks }: OddDocument): Promise<OddPage> {
  const [url, target] = [`lue-${(count += 1)}`, `cible-${count}`]
  const linked = (block: unknown) => (block === good ? { ...good, props: { html: `<p>${STAYS} <a href="/${target}">ici</a></p>` } } : block)
  const stored = Array.isArray(blocks) ? blocks.map(linked) : blocks
  const { id, revisionId } = await savePage(url, [good])
  const draft = `/api/admin/draft/page/${id}/fr_FR`
  if (place === 'page')
    await run(sql`update revisions set head = ${json(head)}, blocks = ${json(stored)}, sanitised_hashes = '{}' where id = ${revisionId}`)
  else {
    await call('PUT', draft)
    await run(sql`update drafts set head = ${json(head)}, regions = ${json({ main: stored })}, notes = ${json(head)}, base_hash = 'other'
      where kind = 'PAGE' and document_id = ${id}`)
  }
  await stage.test.app.features.directory.refresh(37)
  return { id, url, target, draft }
}

async function remove({ id }: OddPage) {
  await run(sql`delete from drafts where document_id = ${id}`)
  await run(sql`delete from page_documents where page_id = ${id}`)
}

const failureOf = async (name: string, reader: Reader, page: OddPage): Promise<string[]> => {
  const answer = await reader(page).catch((error: unknown): Answered => ({ statusCode: 500, body: String(error) }))
  return answer.statusCode >= 500 ? [`${name}: ${answer.body.slice(0, 300)}`] : []
}

interface Asked {
  readonly readers: Readonly<Record<string, Reader>>
  readonly acts: Readonly<Record<string, Reader>>
}

/** Asks all readers for one page and each act for a page of its own, and returns those that failed. */
async function failing(place: Place, shape: OddDocument, { readers, acts }: Asked): Promise<string[]> {
  const failed: string[] = []
  const read = await store(place, shape)
  for (const [name, reader] of Object.entries(readers)) failed.push(...(await failureOf(name, reader, read)))
  await remove(read)
  for (const [name, act] of Object.entries(acts)) {
    const page = await store(place, shape)
    failed.push(...(await failureOf(name, act, page)))
    await remove(page)
  }
  return failed
}

const good: Block = { id: 'bon', type: 'text', v: 1, props: { html: `<p>${STAYS}</p>` } }
const shapes = oddDocuments({ head: { url: 'lue', title: 'Lue', seo: {}, shell: 'default', middleware: [] }, good })

describe('a draft of an odd shape', () => {
  it.each(shapes)('is answered by each of its readers with %s', async (_, shape) => {
    expect(await failing('draft', shape, { readers: draftReaders, acts: { ...draftActs, ...pageActs } })).toEqual([])
  })
})

describe('a saved page of an odd shape', () => {
  it.each(shapes.filter(([, { isOfDraft }]) => isOfDraft !== true))('is answered by each of its readers with %s', async (_, shape) => {
    expect(await failing('page', shape, { readers: { ...pageReaders, ...draftReaders }, acts: pageActs })).toEqual([])
  })
})

/** Lists of blocks that are odd and mention an address. */
const mentioning = (address: string): readonly unknown[] => [
  { a: `/${address}` },
  [null, 7, { id: 'sans-props', props: null, slots: 7 }, { id: 'bon', type: 'text', v: 1, props: { html: `<a href="/${address}">x</a>` } }],
]
/** Stores an odd revision of each other kind. */
const revisions: Readonly<Record<string, (odd: unknown) => ReturnType<typeof sql>>> = {
  section: (odd) => sql`with made as (insert into sections (site_id) values (37) returning id)
    insert into section_revisions (site_id, section_id, locale, title, blocks, hash, saved_by, is_aside)
    select 37, id, 'fr_FR', 'Commune', ${json(odd)}, 'one', 'seed', true from made returning section_id as document, id`,
  shell: (odd) => sql`insert into shell_revisions (site_id, name, locale, regions, hash, saved_by, is_aside)
    values (37, 'default', 'fr_FR', ${json({ topBar: null, footer: odd })}, 'one', 'seed', true) returning 1 as document, id`,
  menu: (odd) => sql`insert into menu_revisions (site_id, entries, numbers, hash, saved_by, is_aside)
    values (37, ${json(odd)}, 'null', 'one', 'seed', true) returning 1 as document, id`,
}

describe('a planned version of an odd shape', () => {
  it.each(Object.keys(revisions))('of a %s stays readable while a page that it names takes a new address', async (kind) => {
    for (const odd of mentioning(`nommee-${kind}`)) {
      const { rows } = await run(revisions[kind]?.(odd) ?? sql``)
      const { document, id } = rows[0] as { readonly document: number; readonly id: number }
      await run(sql`insert into publications (site_id, kind, document_id, locale, revision_id, draft_hash, starts_at)
        values (37, ${kind.toUpperCase()}, ${document}, 'fr_FR', ${id}, 'x', now() + interval '1 hour')`)
    }
    const page = await savePage(`nommee-${kind}`, [])
    const moved = await call('PUT', `/api/admin/page/${page.id}/fr_FR/address`, { url: `deplacee-${kind}`, from: `nommee-${kind}` })
    expect(moved.statusCode).toBe(200)
    await runJob(stage.test, 'references.rebuild')
    expect((await call('GET', `/api/admin/plan?${between().toString()}`)).statusCode).toBe(200)
  })
})
