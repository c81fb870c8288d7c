import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import { silentLog } from '#server/database/log.ts'
import { readMenu } from '#server/content/menu/menu.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'
import { settleSite } from './settle-plans.ts'

const SITE = 38
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const shell: DraftKey = { siteId: SITE, kind: 'SHELL', documentId: 1, locale: 'fr_FR' }
const menu: DraftKey = { siteId: SITE, kind: 'MENU', documentId: 1, locale: 'fr_FR' }
const footer = (text: string) => ({ id: 'pied', type: 'footer', v: 1, props: { legalLabel: 'Mentions', text } })
const setFooter = (text: string): Operation => ({ op: 'set', id: 'pied', pointer: '/text', value: text })
const entry = (id: string, url = id) => ({
  ...{ id, type: 'menu-entry', v: 1 },
  props: { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: id, url } } },
})
const addEntry = (id: string, url?: string): Operation => ({
  ...{ op: 'insert', block: entry(id, url) },
  at: { in: { region: MENU_REGION }, after: null, before: null },
})

let test: TestFeatures
let author: DraftWriter

beforeAll(async () => {
  test = await testFeatures()
  author = await addEditor(test.database.db, SITE)
  await sql`select setval('menu_items_id_seq', 100)`.execute(test.database.db)
  const regions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [footer('Bonjour')] }
  await test.features.shells.save(SITE, 'fr_FR', { name: 'default', regions } as never, { by: 'seed' })
  await act(menu, addEntry('vins'))
  await publish(menu)
})
afterAll(() => test.close())

const scope = () => test.scope(SITE)
const open = (key: DraftKey) => test.features.drafts.open(key, author, 'fr_FR')
const act = async (key: DraftKey, ...operations: readonly Operation[]) => {
  const { seq, chain } = await open(key)
  const batches = [{ id: crypto.randomUUID(), by: String(author.userId), operations }]
  const answer = await test.features.drafts.step(key, { base: { seq, chain }, batches, recent: [] }, author)
  expect(answer.refused).toBeUndefined()
}
const publish = async (key: DraftKey) => {
  const { seq, hash } = await open(key)
  return test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
}
const plan = async (key: DraftKey, startsAt: Date, endsAt: Date | null) => {
  const { seq, hash } = await open(key)
  return (await test.features.plans.create(scope(), key, { seq, hash, startsAt, endsAt, name: null }, author)).plan
}
const siteOf = ({ directory }: Features) => {
  const site = directory.all().find(({ id }) => id === SITE)
  if (!site) throw new Error('no site')
  return { site, locale: 'fr_FR' }
}
const footerOf = async (features: Features) => {
  const { regions } = await features.shells.read(siteOf(features), 'default')
  return regions.footer[0]?.props['text']
}
const entries = () => readMenu(test.database.db, scope())
const titles = async () => (await entries()).map(({ title }) => title)
/** Moves the time of all plans as if days had passed. */
const passDays = async (days: number) => {
  const by = sql`make_interval(days => ${days})`
  await sql`update publications set starts_at = starts_at - ${by}, ends_at = ends_at - ${by} where site_id = ${SITE}`.execute(
    test.database.db,
  )
  await test.features.directory.refresh(SITE)
}
const settle = () => settleSite(test.database.db, test.features, SITE)

describe('a planned footer', () => {
  it('starts and ends on two servers, and what is published meanwhile is shown afterwards', async () => {
    const other = await createFeatures({ db: test.database.db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog })
    await act(shell, setFooter('Joyeux Noël'))
    const number = await plan(shell, inDays(1), inDays(2))
    const seen = (await open(shell)).document.regions['footer']?.[0]?.props['text']
    expect([await footerOf(test.features), seen]).toEqual(['Bonjour', 'Bonjour'])
    const change = async (times: { startsAt: Date; endsAt: Date }) => {
      await test.features.plans.change(scope(), number, { ...times, name: 'Noël' }, author)
      await other.directory.refresh(SITE)
    }
    const startsAt = new Date(Date.now() + 3000)
    await change({ startsAt, endsAt: inDays(2) })
    await act(shell, setFooter('Bonsoir'))
    await publish(shell)
    await other.directory.refresh(SITE)
    const texts = new Set<unknown>()
    const untilBothShow = (text: string) =>
      waitUntil(async () => {
        const shown = await Promise.all([footerOf(test.features), footerOf(other)])
        for (const now of shown) texts.add(now)
        expect(shown).toEqual([text, text])
      })
    await untilBothShow('Joyeux Noël')
    const begunAt = Date.now()
    expect(begunAt).toBeGreaterThanOrEqual(startsAt.getTime())
    const endsAt = new Date(Date.now() + 2000)
    await change({ startsAt, endsAt })
    await untilBothShow('Bonsoir')
    const endedAt = Date.now()
    expect(endedAt).toBeGreaterThanOrEqual(endsAt.getTime())
    expect(texts.has(undefined)).toBe(false)
    await other.directory.rest()
  })

  it('becomes the ordinary one without an end, and is taken back as a publication', async () => {
    await act(shell, setFooter('Pour de bon'))
    await plan(shell, inDays(1), null)
    await passDays(2)
    expect(await footerOf(test.features)).toBe('Pour de bon')
    expect(await settle()).toBe(1)
    expect([await footerOf(test.features), (await open(shell)).standing]).toEqual(['Pour de bon', 'ONLINE'])
    const { rows } = await sql<{ id: number }>`select max(id) as id from publication_acts where site_id = ${SITE}`.execute(test.database.db)
    await test.features.publications.revert(scope(), rows[0]?.id ?? 0, withAllRights(author))
    expect(await footerOf(test.features)).toBe('Bonsoir')
  })

  it('of a language without a footer of its own is shown for its time alone', async () => {
    const english = { ...shell, locale: 'en_GB' }
    await act(english, setFooter('Merry Christmas'))
    const number = await plan(english, inDays(1), inDays(4))
    expect((await open(english)).standing).toBe('PLANNED')
    await passDays(2)
    const shown = async () => (await test.features.shells.read(test.scope(SITE, 'en_GB'), 'default')).regions.footer[0]?.props['text']
    expect(await shown()).toBe('Merry Christmas')
    await test.features.plans.cancel(scope(), number, author)
    expect(await shown()).toBe('Bonsoir')
  })

  it('refuses faults and a time that another version has', async () => {
    await act(shell, setFooter('Vœux'))
    const number = await plan(shell, inDays(10), inDays(20))
    await act(shell, setFooter('Soldes'))
    await expect(plan(shell, inDays(15), inDays(30))).rejects.toMatchObject({ code: 'PLAN_OVERLAPS' })
    await act(shell, { op: 'set', id: 'pied', pointer: '/legalLabel', value: '' })
    await expect(plan(shell, inDays(30), inDays(31))).rejects.toMatchObject({ code: 'PAGE_INVALID' })
    await act(shell, { op: 'set', id: 'pied', pointer: '/legalLabel', value: 'Mentions' })
    await test.features.plans.cancel(scope(), number, author)
  })
})

describe('a planned menu', () => {
  it('is shown for its time with steady numbers, and the ordinary one after it', async () => {
    const before = await entries()
    await act(menu, addEntry('noel'), { op: 'remove', id: 'vins' }, addEntry('marche'))
    await plan(menu, inDays(1), inDays(5))
    expect([await titles(), (await open(menu)).document.regions[MENU_REGION]?.map(({ id }) => id)]).toEqual([['vins'], ['vins']])
    await passDays(2)
    const during = await entries()
    expect(during.map(({ title, url }) => [title, url])).toEqual([
      ['marche', 'marche'],
      ['noel', 'noel'],
    ])
    expect((await entries()).map(({ id }) => id)).toEqual(during.map(({ id }) => id))
    await act(menu, addEntry('cave'))
    await publish(menu)
    expect(await titles()).toEqual(['marche', 'noel'])
    await passDays(5)
    expect(await titles()).toEqual(['cave', 'vins'])
    expect((await entries())[1]?.id).toBe(before[0]?.id)
  })

  it('with an end lies over one without an end, which is seen after it', async () => {
    const before = await titles()
    await act(menu, addEntry('pour-de-bon'))
    const lasting = await plan(menu, inDays(2), null)
    await act(menu, addEntry('fetes'))
    const passing = await plan(menu, inDays(1), inDays(5))
    await passDays(3)
    expect(await titles()).toContain('fetes')
    await passDays(5)
    expect([(await titles()).includes('fetes'), (await titles()).includes('pour-de-bon')]).toEqual([false, true])
    await sql`delete from publications where id in (${lasting}, ${passing})`.execute(test.database.db)
    expect(await titles()).toEqual(before)
  })

  it('becomes the ordinary one without an end, its entries with the numbers that visitors saw', async () => {
    await act(menu, addEntry('soldes'))
    await plan(menu, inDays(1), null)
    await passDays(2)
    const seen = await entries()
    expect(seen.map(({ title }) => title)).toEqual(['soldes', 'cave', 'vins'])
    expect(await settle()).toBe(1)
    expect(await entries()).toEqual(seen)
    expect((await open(menu)).document.regions[MENU_REGION]?.map(({ id }) => id)).toEqual(['soldes', 'cave', 'vins'])
  })

  it('is stored with a name beside the published one, on which drafts stay based', async () => {
    await act(menu, addEntry('plus-tard'))
    const { seq, hash } = await open(menu)
    await test.features.drafts.name(menu, { seq, hash, name: 'Idée' }, author, 'fr_FR')
    expect(await titles()).toEqual(['soldes', 'cave', 'vins'])
    await publish(menu)
    expect(await titles()).toEqual(['plus-tard', 'soldes', 'cave', 'vins'])
  })
})

describe('what planned headers, footers and menus name', () => {
  it('is in use until they are over, and follows an address that changes', async () => {
    const head = { locale: 'fr_FR', title: 'Chai', seo: {}, shell: 'default' as const, middleware: [], layout: { blocks: [] } }
    const saved = await test.features.pages.save({ ...head, url: 'chai' }, { siteId: SITE, baseHash: null, by: 'test' })
    await act(shell, setFooter('Voir <a href="/chai">le chai</a>'))
    await act(menu, addEntry('chai', 'chai'))
    await plan(shell, inDays(1), inDays(3))
    await plan(menu, inDays(1), inDays(3))
    const uses = async () => (await test.features.references.list(scope(), { kind: 'page', key: String(saved.id) })).uses
    const kinds = async () => (await uses()).map(({ kind, versions }) => `${kind} ${versions.map(({ state }) => state).join()}`)
    expect(await kinds()).toEqual(['shell PLANNED', 'menu PLANNED'])
    await test.features.pages.save({ ...head, url: 'la-cave', id: saved.id }, { siteId: SITE, baseHash: saved.hash, by: 'test' })
    await passDays(2)
    expect(await footerOf(test.features)).toContain('href="/la-cave"')
    expect((await entries())[0]).toMatchObject({ title: 'chai', url: 'la-cave' })
    await passDays(2)
    expect(await kinds()).toEqual([])
  })
})
