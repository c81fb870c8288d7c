import { afterAll, beforeAll, expect, it } from 'vitest'
import { MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import type { Block } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { act, openDraft, prepareRequest, undo, type DraftClient } from '#engine/draft/sync/draft-client.ts'
import type { DraftRequest } from '#engine/draft/sync/exchange.ts'
import { receiveAnswer } from '#engine/draft/sync/receive-answer.ts'
import { readMenu } from '#server/content/menu/menu.ts'
import { blockIdOf } from '#server/content/menu/stored-entries.ts'
import { addEditor, addEditorSession } from '#tests/support/drafts/add-editor.ts'
import { isFull, seed } from '#tests/support/sampling.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import type { SeenVersion } from '#server/content/page-life/offline-page.ts'
import type { DraftKey } from './draft-key.ts'
import type { DraftWriter } from './draft-rows.ts'

/** Moves of the run, and how many come before each publication. */
const moves = isFull ? 1000 : 60
const movesPerPublication = 20
const entryCount = 30
const pageCount = 10

const key: DraftKey = { siteId: 38, kind: 'MENU', documentId: 1, locale: 'fr_FR' }

let test: TestApp
interface Person {
  readonly author: DraftWriter
  client: DraftClient
}

let people: Person[]
/** The addresses of the pages, by their numbers. */
const addresses = new Map<number, string>()
/** The pages that are offline, with what visitors saw. */
const offline = new Map<number, readonly SeenVersion[]>()
const pages: number[] = []
let moved = 0

// The same seed makes the same moves.
let state = seed
const random = (below: number): number => {
  state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0
  return (state >>> 3) % below
}

const idsOf = ({ regions }: EditedDocument): string[] => {
  const ids: string[] = []
  walkBlocks(regions[MENU_REGION] ?? [], ({ id }) => ids.push(id))
  return ids
}

const entry = (index: number): Block => {
  const pageId = pages[index]
  const texts = pageId === undefined ? { fr_FR: { title: `Entrée ${index}`, url: 'https://example.org/' } } : {}
  const props = { linkType: 'SELF', isShown: true, ...(pageId !== undefined && { pageId }), texts }
  return { id: `entree-${index}`, type: 'menu-entry', v: 1, props: props as Block['props'] }
}

const scope = () => {
  const site = test.app.features.directory.find(38)
  if (!site) throw new Error('no site 38')
  return { site, locale: 'fr_FR' }
}

/** A page with links to three others. */
async function addPage(index: number): Promise<number> {
  const url = `page-${index}`
  const document = { url, title: `Page ${index}`, locale: 'fr_FR', shell: 'default' as const, seo: {}, middleware: [] }
  const links = [1, 2, 3].map((step) => `<a href="/page-${(index + step) % pageCount}">Voir</a>`)
  const blocks = [{ id: 'liens', type: 'text', v: 1, props: { html: `<p>${links.join(' ')}</p>` } }]
  const { id } = await test.app.features.pages.save({ ...document, layout: { blocks } }, { siteId: 38, baseHash: null, by: 'test' })
  addresses.set(id, url)
  return id
}

const step = async (author: DraftWriter, request: DraftRequest) => {
  const answer = await test.app.features.drafts.step(key, request, author)
  expect(answer.refused).toBeUndefined()
  return answer
}

/** Sends the acts of a person until the server has taken all of them. */
async function send(person: Person): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const { client, request } = prepareRequest(person.client)
    const { client: next, asksAgain } = receiveAnswer(client, await step(person.author, request))
    person.client = next
    if (!asksAgain && next.pending.length === 0) return
  }
  throw new Error('The acts of a person do not come to rest')
}

/** Moves a random entry behind, before or into another one, where that is possible. */
function move(person: Person): boolean {
  const { document } = person.client
  const ids = idsOf(document)
  const [id, other] = [ids[random(ids.length)] ?? '', ids[random(ids.length)] ?? '']
  const found = findBlock(document, other)
  if (!found) return false
  const inside = { in: { parent: other, slot: 'children' }, after: null, before: null }
  const to = [
    inside,
    { in: found.in, after: other, before: null },
    { in: found.in, after: found.list[found.index - 1]?.id ?? null, before: other },
  ][random(3)]
  if (!to) return false
  const done = act(person.client, { id: crypto.randomUUID(), operations: [{ op: 'move', id, to }] })
  if ('refused' in done) return false
  person.client = done.client
  return true
}

function undoNewest(person: Person): void {
  const done = undo(person.client, { id: crypto.randomUUID(), label: 'undo' })
  if (done) person.client = done.client
}

async function publishMenu(): Promise<void> {
  const [{ author } = { author: { userId: 0, sessionId: 0, may: 'all' as const } }] = people
  const { seq, hash } = await test.app.features.drafts.open(key, author, 'fr_FR')
  await test.app.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
}

const storedIds = async (): Promise<Map<string, number>> => {
  const rows = await test.database.db.selectFrom('menu_items').select(['id', 'block_id']).where('site_id', '=', 38).execute()
  return new Map(rows.map((row) => [blockIdOf(row), row.id]))
}

async function deadLinks(): Promise<string[]> {
  const seen: string[] = []
  const read = (list: Awaited<ReturnType<typeof readMenu>>): void => {
    for (const { url, children } of list) {
      if (url !== null && !url.startsWith('https:')) seen.push(url)
      read(children)
    }
  }
  read(await readMenu(test.database.db, scope()))
  const online = test.database.db.selectFrom('page_documents').select('url').where('site_id', '=', 38)
  const answering = new Set((await online.where('published_revision_id', 'is not', null).execute()).map(({ url }) => url))
  return seen.filter((url) => !answering.has(url))
}

/** Takes a random page offline, or puts it online again. */
async function switchPage(id = pages[random(pages.length)] ?? 0): Promise<void> {
  const { pageLife } = test.app.features
  const seen = offline.get(id)
  if (seen) await pageLife.online({ siteId: 38, id }, seen, actor())
  else offline.set(id, await pageLife.offline({ siteId: 38, id, used: 1000 }, actor()))
  if (seen) offline.delete(id)
}

/** Gives a random page another address: a new one, or one that a page has left. */
async function movePage(): Promise<void> {
  const id = pages[random(pages.length)] ?? 0
  const taken = new Set(addresses.values())
  const left = Array.from({ length: moved }, (_, index) => `ailleurs-${index}`).filter((url) => !taken.has(url))
  const url = left.length > 0 && random(3) === 0 ? (left[random(left.length)] ?? '') : `ailleurs-${(moved += 1) - 1}`
  await test.app.features.pageLife.move({ siteId: 38, id, locale: 'fr_FR', url, from: addresses.get(id) ?? '' }, actor())
  addresses.set(id, url)
}

const actor = () => ({ ...(people[0] as Person).author, language: 'fr_FR' })

/** Follows every link of the site from its menu and its map, and returns those that do not lead straight to a page. */
async function crawl(): Promise<{ readonly seen: number; readonly dead: string[] }> {
  const read = (url: string) => test.app.inject({ url, headers: { host: 'cave.localhost' } })
  const [info, map] = [(await read('/api/site/info')).body, (await read('/sitemap.xml')).body]
  const linked = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, url = '']) => url.replace(/^https?:\/\/[^/]+/, ''))
  const queue = [...linked(info, /"url":"\/?([^":]+)"/g).map((url) => `/${url}`), ...linked(map, /<loc>([^<]+)<\/loc>/g)]
  const found = new Map<string, number>()
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (found.has(url)) continue
    const { statusCode, body } = await read(url)
    found.set(url, statusCode)
    queue.push(...linked(/<main[^>]*>([^]*)<\/main>/.exec(body)?.[1] ?? '', /<a [^>]*href="(\/[^"#?]*)/g))
  }
  return { seen: found.size, dead: [...found].flatMap(([url, status]) => (status === 200 ? [] : [`${url} ${status}`])) }
}

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  test = await testApp({ template: twoSites })
  const { db } = test.database
  for (let index = 0; index < pageCount; index += 1) pages.push(await addPage(index))
  const author = await addEditor(db, 38)
  const user = { site_id: 38, email: 'paul@example.org', role: 'ADMIN' as const, firstname: 'Paul', lastname: 'Roy' }
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  const other = { userId: id, sessionId: await addEditorSession(db, 38, id), may: 'all' as const }
  const { seq, chain, document } = await test.app.features.drafts.open(key, author, 'fr_FR')
  people = [author, other].map((each) => ({ author: each, client: openDraft(String(each.userId), { base: { seq, chain }, document }) }))
})
afterAll(() => test.close())

/** Puts the entries into the menu, and returns their ids. */
async function insertEntries(person: Person): Promise<string[]> {
  const operations = Array.from({ length: entryCount }, (_, index) => ({
    ...{ op: 'insert' as const, block: entry(index) },
    at: { in: { region: MENU_REGION }, after: null, before: null },
  }))
  const made = act(person.client, { id: crypto.randomUUID(), operations })
  if ('refused' in made) throw new Error(made.refused)
  person.client = made.client
  for (const each of people) await send(each)
  return idsOf(person.client.document).toSorted()
}

/** Each person does some moves before anything is sent: they meet in the log. Returns the number of moves. */
async function moveAndSend(most: number): Promise<number> {
  let done = 0
  for (const person of people) {
    for (let count = random(4); count >= 0 && done < most; count -= 1) done += move(person) ? 1 : 0
    if (random(5) === 0) undoNewest(person)
  }
  for (const person of random(2) === 0 ? people : people.toReversed()) await send(person)
  return done
}

it(`keeps a whole tree, ids and no dead link through ${moves} random moves of entries and pages`, async () => {
  const expected = await insertEntries(people[0] as Person)
  await publishMenu()
  const ids = await storedIds()
  for (let done = 0; done < moves;) {
    done += await moveAndSend(moves - done)
    if (random(4) === 0) await switchPage()
    if (random(2) === 0) await movePage()
    if (done % movesPerPublication < 4) await publishMenu()
    expect(await deadLinks()).toEqual([])
  }
  for (const person of [...people, ...people]) await send(person)
  await publishMenu()
  const [one, other] = people.map(({ client }) => client.document)
  expect(one).toEqual(other)
  expect(idsOf(one as EditedDocument).toSorted()).toEqual(expected)
  expect(await storedIds()).toEqual(ids)
  expect(await deadLinks()).toEqual([])
  for (const id of [...offline.keys()]) await switchPage(id)
  const { seen, dead } = await crawl()
  expect([dead, seen > pageCount, moved > 2]).toEqual([[], true, true])
})
