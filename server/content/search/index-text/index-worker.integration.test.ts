import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { silentLog } from '#server/database/log.ts'
import { answerVisitors } from '#server/http/api/call-in-process.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import type { AnswerVisitors } from './index-deps.ts'
import { updateIndex } from './update-index.ts'
import { runIndexWorker, type WordsWorker } from './index-worker.ts'

let test: TestFeatures
let worker: WordsWorker

const legal = (more: Partial<Block> = {}): Block => ({
  ...{ id: 'texte-legal', type: 'legal-html', v: 1, props: { title: 'Nos conditions', parameter: 'SALE_TERMS', summary: false } },
  ...more,
})
const table: Block = {
  ...{ id: 'tableau-a', type: 'table', v: 1 },
  props: { caption: 'Les saisons', columns: [{ label: 'Saison' }, { label: 'Travail' }], rows: [{ cells: ['Hiver', 'Soutirages'] }] },
}
const save = (url: string, blocks: Block[], { publish = true, id = 0, baseHash = null as string | null } = {}) =>
  test.features.pages.save(
    { id, url, title: url, locale: 'fr_FR', seo: {}, shell: 'default', middleware: [], layout: { blocks } },
    { siteId: 37, baseHash, by: 'a test', publish },
  )
const seen = (more: object): Block['visibility'] => ({ audience: 'all', screens: ['mobile', 'desktop'], from: null, until: null, ...more })
const setTerms = (html: string, siteId = 37) => test.features.parameters.set(siteId, 'SALE_TERMS', html)

beforeAll(async () => {
  test = await testFeatures()
  await save('conditions', [legal()])
  await save('brouillon', [legal()], { publish: false })
  await save('membres', [legal({ visibility: seen({ audience: 'members' }) })])
  await save('passager', [legal({ visibility: seen({ until: '2199-01-01T00:00:00Z' }) })])
  await setTerms('<p>Les <strong>anacol</strong>uthes de {{COMPANY_NAME}} &amp; des autres.</p>')
  worker = await runIndexWorker({
    database: test.database,
    features: test.features,
    answer: answerVisitors(test.features),
    clock: systemClock,
    log: silentLog,
  })
})
afterAll(async () => {
  await worker.rest()
  await test.close()
})

const find = async (q: string, siteId = 37) => {
  await test.features.directory.refresh()
  const { items } = await test.features.search.find(test.scope(siteId), { q, page: 1, nbItem: 10, type: undefined })
  return items
}
const urls = async (q: string, siteId?: number) => (await find(q, siteId)).map(({ url }) => url)
const foundSoon = (q: string, expected: string[]) => waitUntil(async () => expect(await urls(q)).toEqual(expected))

describe('what a page shows of the settings', () => {
  it('is found after the start on pages that are always public, and on no other site', async () => {
    expect(await urls('anacoluthes')).toEqual(['conditions'])
    expect(await urls('anacoluthes', 38)).toEqual([])
  })

  it('is shown as it is read, with what was found marked in it', async () => {
    const [item] = await find('anacoluthes')
    const said = item?.snippet.map(({ text }) => text).join('') ?? ''
    expect(said).toMatch(/Les anacoluthes de .* & des autres\./)
    expect(said).not.toMatch(/[<>{]/)
    expect(item?.snippet.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['anacoluthes'])
  })

  it('is found by its new value once the setting has changed, no longer by the former one', async () => {
    await setTerms('<p>Des synecdoques.</p>')
    await foundSoon('synecdoques', ['conditions'])
    expect(await urls('anacoluthes')).toEqual([])
  })

  it('goes with its page, and with the block of it', async () => {
    await setTerms('<p>Des métonymies.</p>')
    await foundSoon('métonymies', ['conditions'])
    const before = await test.database.db
      .selectFrom('page_documents')
      .select('page_id')
      .where('url', '=', 'conditions')
      .executeTakeFirstOrThrow()
    const hidden = test.database.db.updateTable('page_documents').where('page_id', '=', before.page_id)
    await hidden.set({ deleted_at: new Date() }).execute()
    expect(await urls('métonymies')).toEqual([])
    await hidden.set({ deleted_at: null }).execute()
    const { hash } = await test.features.pages.get(test.scope(37), 'conditions', 'visitors').then(({ layout }) => layout)
    await save('conditions', [table], { id: before.page_id, baseHash: hash })
    expect(await urls('métonymies')).toEqual([])
    await foundSoon('soutirages', ['conditions'])
  })

  it('is read once, and leaves the version of the content alone where nothing is new', async () => {
    const version = () => test.database.db.selectFrom('sites').select('content_version').where('id', '=', 37).executeTakeFirstOrThrow()
    const again = async () => {
      await worker.rest()
      worker = await runIndexWorker({
        database: test.database,
        features: test.features,
        answer: answerVisitors(test.features),
        clock: systemClock,
        log: silentLog,
      })
      return version()
    }
    const before = await again()
    expect(await again()).toEqual(before)
  })
})

it('starts beside a server that reads other words, and each stores its own once', async () => {
  const { features, database } = test
  const readings = { first: 0, second: 0 }
  const start = (name: keyof typeof readings) => {
    const answer: AnswerVisitors = ({ site }) => {
      if (site.id === 37) readings[name] += 1
      return Promise.resolve([{ type: 'SALE_TERMS', value: `<p>Mots de ${name}</p>` }])
    }
    return runIndexWorker({ database, features, answer, clock: systemClock, log: silentLog })
  }
  await save('deux-serveurs', [legal()])
  const others = [await start('first'), await start('second')]
  const version = async () =>
    (await database.db.selectFrom('sites').select('content_version').where('id', '=', 37).executeTakeFirstOrThrow()).content_version
  // Each reads what the other stored, and stores nothing for it.
  const readAgain = async () => {
    const before = { ...readings }
    await sql`select pg_notify('content', '37')`.execute(database.db)
    await waitUntil(() => expect(readings.first > before.first && readings.second > before.second).toBe(true))
  }
  await readAgain()
  await readAgain()
  const settled = await version()
  await readAgain()
  expect(await version()).toBe(settled)
  for (const other of others) await other.rest()
})

it('what a block names for machines is no word of its page', async () => {
  const props = { title: 'Nos oxymores', kinds: ['HEAD_OFFICE', 'Succursale'] }
  await save('adresses', [{ id: 'adresses-a', type: 'company-addresses', v: 1, props }])
  await foundSoon('oxymores', ['adresses'])
  const { features, database } = test
  await updateIndex({ db: database.db, features, answer: answerVisitors(features), now: systemClock }, test.scope(37).site)
  for (const q of ['HEAD_OFFICE', 'succursale']) expect({ q, found: await urls(q) }).toEqual({ q, found: [] })
})

describe('what a block says only where it has nothing to show', () => {
  const list = (props: object): Block => ({ id: 'liste-a', type: 'news-list', v: 1, props: { title: 'Nos zeugmas', ...props } })

  it('is not found, neither as stored nor as filled in, and is no part of an excerpt', async () => {
    await save('sentence', [list({ emptyText: 'Une prosopopée paraîtra.' })])
    await save('mot', [list({ title: 'Nos épanorthoses', emptyText: 'Hypotypose' })])
    await foundSoon('zeugmas', ['sentence'])
    await foundSoon('épanorthoses', ['mot'])
    const { features, database } = test
    const site = features.directory.find(37)
    if (!site) throw new Error('no site 37')
    await updateIndex({ db: database.db, features, answer: answerVisitors(features), now: systemClock }, site)
    for (const q of ['prosopopée', 'hypotypose']) expect({ q, found: await urls(q) }).toEqual({ q, found: [] })
    const [item] = await find('zeugmas')
    expect(item?.snippet.map(({ text }) => text).join('')).toBe('Nos zeugmas')
  })
})
