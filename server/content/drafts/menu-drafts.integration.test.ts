import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Place } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { readMenu } from '#server/content/menu/menu.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { firstTransaction, hearStatements } from '#tests/support/database/hear-statements.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'
import type { DraftKey } from './draft-key.ts'

let test: TestFeatures
let author: DraftWriter
let contact: number

const key: DraftKey = { siteId: 38, kind: 'MENU', documentId: 1, locale: 'fr_FR' }
const top = (after: string | null = null): Place => ({ in: { region: MENU_REGION }, after, before: null })
const under = (parent: string, after: string | null = null): Place => ({ in: { parent, slot: 'children' }, after, before: null })
const entry = (id: string, props: object = {}): Block => ({
  ...{ id, type: 'menu-entry', v: 1 },
  props: { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: id, url: id } }, ...props },
})
const insert = (block: Block, at = top()): Operation => ({ op: 'insert', block, at })

const page = { shell: 'default' as const, seo: {}, middleware: [], layout: { blocks: [] } }
const addPage = async (
  url: string,
  title: string,
  { locale = 'fr_FR', publish = true, id }: { locale?: string; publish?: boolean; id?: number } = {},
) => {
  const document = { ...page, url, title, locale, ...(id !== undefined && { id }) }
  return (await test.features.pages.save(document, { siteId: 38, baseHash: null, by: 'test', publish })).id
}

beforeAll(async () => {
  test = await testFeatures()
  await sql`select setval('menu_items_id_seq', 100)`.execute(test.database.db)
  author = await addEditor(test.database.db, 38)
  contact = await addPage('nous-ecrire', 'Nous écrire')
})
afterAll(() => test.close())

const open = () => test.features.drafts.open(key, author, 'fr_FR')
const act = async (...operations: readonly Operation[]) => {
  const { seq, chain } = await open()
  const batches = [{ id: crypto.randomUUID(), by: String(author.userId), operations }]
  return test.features.drafts.step(key, { base: { seq, chain }, batches, recent: [] }, author)
}
const publish = async () => {
  const { seq, hash } = await open()
  return test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
}
const menu = (locale = 'fr_FR') => readMenu(test.database.db, test.scope(38, locale))
/** Titles and addresses of the public menu: `Vins /vins(Rouges /rouges)`. */
const shown = async (locale?: string): Promise<string> => {
  const text = (list: Awaited<ReturnType<typeof menu>>): string =>
    list.map(({ title, url, children }) => `${title} ${url ?? '-'}${children.length > 0 ? `(${text(children)})` : ''}`).join(' ')
  return text(await menu(locale))
}

it('shows entries of a draft once it is published, and keeps their ids when they move', async () => {
  await act(insert(entry('vins')), insert(entry('rouges'), under('vins')), insert(entry('cave'), top('vins')))
  expect(await shown()).toBe('')
  await publish()
  expect(await shown()).toBe('vins vins(rouges rouges) cave cave')
  const before = await menu()
  await act({ op: 'move', id: 'rouges', to: top() }, { op: 'move', id: 'vins', to: under('cave') })
  await publish()
  expect(await shown()).toBe('rouges rouges cave cave(vins vins)')
  const [rouges, cave] = await menu()
  expect([rouges?.id, cave?.id, cave?.children[0]?.id]).toEqual([before[0]?.children[0]?.id, before[1]?.id, before[0]?.id])
})

it('follows the address of a page, and leaves its entry out where the page does not answer', async () => {
  await act(insert(entry('ecrire', { pageId: contact, texts: {} }), top('cave')))
  await publish()
  expect(await shown()).toBe('rouges rouges cave cave(vins vins) Nous écrire nous-ecrire')
  await addPage('write-to-us', 'Write to us', { locale: 'en_GB', id: contact })
  expect(await shown('en_GB')).toContain('Write to us write-to-us')
  await act({ op: 'set', id: 'ecrire', pointer: '/texts/fr_FR', value: { title: 'Contact', menuTitle: 'Ici' } })
  await publish()
  expect((await menu()).at(-1)).toMatchObject({ title: 'Contact', menuTitle: 'Ici', url: 'nous-ecrire' })
  const document = () => test.database.db.updateTable('page_documents').where('page_id', '=', contact)
  await document().set({ deleted_at: new Date() }).execute()
  expect(await shown()).toBe('rouges rouges cave cave(vins vins)')
  await document().set({ deleted_at: null, published_revision_id: null }).execute()
  expect(await shown()).toBe('rouges rouges cave cave(vins vins)')
})

it('shows the new entry of a page once it is published; other changes of the draft stay', async () => {
  const id = await addPage('vignes', 'Nos vignes', { publish: false })
  await act(insert(entry('vignes', { pageId: id, texts: {} }), under('cave', 'vins')), { op: 'move', id: 'rouges', to: top('cave') })
  const before = await open()
  expect(await shown()).toBe('rouges rouges cave cave(vins vins)')
  const pageKey: DraftKey = { siteId: 38, kind: 'PAGE', documentId: id, locale: 'fr_FR' }
  const { seq, hash } = await test.features.drafts.open(pageKey, author, 'fr_FR')
  await test.features.drafts.publish(pageKey, { seq, hash }, author, 'fr_FR')
  expect(await shown()).toBe('rouges rouges cave cave(vins vins Nos vignes vignes)')
  const after = await open()
  expect([after.seq, after.hash, after.document]).toEqual([before.seq, before.hash, before.document])
  await publish()
  expect(await shown()).toBe('cave cave(vins vins Nos vignes vignes) rouges rouges')
})

it('shows the new entry of a planned page and its new heading in its time; a new link waits', async () => {
  const id = await addPage('noel', 'Noël', { publish: false })
  const planned = { pageId: id, texts: {} }
  await act(insert(entry('noel', planned), top('cave')), insert(entry('fetes', { linkType: 'NONE' }), top('cave')))
  await act(insert(entry('noel-aussi', planned), under('fetes')), insert(entry('cadeaux'), top('fetes')))
  await act(insert(entry('noel-encore', planned), under('cadeaux')))
  const before = await shown()
  const pageKey: DraftKey = { siteId: 38, kind: 'PAGE', documentId: id, locale: 'fr_FR' }
  const { seq, hash } = await test.features.drafts.open(pageKey, author, 'fr_FR')
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const wanted = { seq, hash, startsAt: inHours(1), endsAt: inHours(9), name: null }
  const { plan, isEntryWaiting } = await test.features.plans.create(test.scope(38), pageKey, wanted, author)
  expect([await shown(), isEntryWaiting]).toEqual([before, true])
  expect(JSON.stringify(await readMenu(test.database.db, test.scope(38), inHours(2)))).toContain('"title":"fetes"')
  expect(JSON.stringify(await readMenu(test.database.db, test.scope(38), inHours(10)))).not.toContain('Noël')
  const passHours = (hours: number) =>
    sql`update publications set starts_at = starts_at - make_interval(hours => ${hours}), ends_at = ends_at - make_interval(hours => ${hours})
      where id = ${plan}`.execute(test.database.db)
  await passHours(2)
  expect(await shown()).toBe(before.replace(') rouges', ') fetes -(Noël noel) Noël noel rouges'))
  await passHours(8)
  expect(await shown()).toBe(before)
  await act({ op: 'remove', id: 'noel' }, { op: 'remove', id: 'fetes' }, { op: 'remove', id: 'cadeaux' })
  await publish()
})

it('publishes a page and the menu together by one act, and takes both back', async () => {
  const id = await addPage('ensemble', 'Ensemble', { publish: false })
  await act(insert(entry('ensemble', { pageId: id, texts: {} }), top('cave')), {
    op: 'set',
    id: 'rouges',
    pointer: '/isShown',
    value: false,
  })
  const pageKey: DraftKey = { siteId: 38, kind: 'PAGE', documentId: id, locale: 'fr_FR' }
  const opened = await test.features.drafts.open(pageKey, author, 'fr_FR')
  const drafts = [key, pageKey].map(async (each) => ({ key: each, ...(each === key ? await open() : opened) }))
  const { act: number } = await test.features.publications.publish(
    test.scope(38),
    { documents: await Promise.all(drafts) },
    withAllRights(author),
  )
  expect(await shown()).toContain('Ensemble ensemble')
  expect((await menu()).find(({ title }) => title === 'rouges')?.showInMenu).toBe(false)
  await test.features.publications.revert(test.scope(38), number, withAllRights(author))
  expect(await shown()).not.toContain('Ensemble')
  expect((await menu()).find(({ title }) => title === 'rouges')?.showInMenu).toBe(true)
})

it('keeps the edits of a draft beside a menu that was saved by another program', async () => {
  await act({ op: 'set', id: 'vins', pointer: '/isShown', value: false })
  const stored = await test.database.db.selectFrom('menu_items').select(['id', 'block_id']).where('site_id', '=', 38).execute()
  const id = stored.find(({ block_id }) => block_id === 'vins')?.id ?? 0
  await saveMenu(test.database.db, 38, [{ id, linkType: 'SELF', showInMenu: true, texts: { fr_FR: { title: 'Nos vins', url: 'vins' } } }])
  const { document } = await open()
  expect(document.regions[MENU_REGION]).toMatchObject([{ id: 'vins', props: { isShown: false, texts: { fr_FR: { title: 'Nos vins' } } } }])
  await publish()
  expect(await menu()).toMatchObject([{ id, title: 'Nos vins', showInMenu: false }])
})

it('lists entries without a name, without an address and of an erased page, and refuses them', async () => {
  const id = await addPage('passage', 'Passage')
  await act(insert(entry('sans-nom', { texts: { fr_FR: { title: ' ' } } })), insert(entry('passage', { pageId: id, texts: {} })))
  await act(insert(entry('sans-adresse', { texts: { fr_FR: { title: 'Plan' } } }), top('passage')))
  await test.database.db.deleteFrom('pages').where('id', '=', id).execute()
  const { issues } = await open()
  expect(issues).toMatchObject([
    { blockId: 'passage', pointer: '/props/pageId', code: 'OPTION' },
    { blockId: 'sans-adresse', pointer: '/props/texts/fr_FR/url', code: 'REQUIRED' },
    { blockId: 'sans-nom', pointer: '/props/texts/fr_FR/title', code: 'REQUIRED' },
  ])
  await expect(publish()).rejects.toMatchObject({ code: 'PAGE_INVALID', data: { reason: 'MENU', errors: issues } })
  await act({ op: 'remove', id: 'sans-nom' }, { op: 'remove', id: 'sans-adresse' }, { op: 'remove', id: 'passage' })
})

it('leaves out the entry of a page that is erased after its publication', async () => {
  const id = await addPage('ephemere', 'Éphémère')
  await act(insert(entry('ephemere', { pageId: id, texts: { fr_FR: { title: 'Éphémère' } } })))
  await publish()
  expect(await shown()).toContain('Éphémère')
  await test.database.db.updateTable('page_documents').set({ published_revision_id: null }).where('page_id', '=', id).execute()
  await test.database.db.deleteFrom('pages').where('id', '=', id).execute()
  expect(await shown()).not.toContain('Éphémère')
  await act({ op: 'remove', id: 'ephemere' })
  await publish()
})

it.each<[string, Operation]>([
  ['a block of a page', insert({ id: 'bloc', type: 'heading', v: 1, props: { text: 'Titre', level: 2 } })],
  ['an entry with an unsafe address', insert(entry('piege', { texts: { fr_FR: { title: 'Piège', url: 'javascript:alert(1)' } } }))],
  ['an unsafe address', { op: 'set', id: 'vins', pointer: '/texts/fr_FR/url', value: 'javascript:alert(1)' }],
  ['an unknown property', { op: 'set', id: 'vins', pointer: '/colour', value: 'red' }],
  ['another slot', { op: 'move', id: 'vins', to: { in: { parent: 'vins', slot: 'aside' }, after: null, before: null } }],
  ['a value of the head', { op: 'head', pointer: '/title', value: 'Menu' }],
  ['a visibility', { op: 'visible', id: 'vins', visibility: null }],
])('takes no %s into the draft of a menu', async (_, operation) => {
  expect((await act(operation)).refused).toMatchObject({ reason: 'FORBIDDEN' })
})

it('restores an older menu; refuses another number, another language and an end', async () => {
  const before = await open()
  const { former } = await publish()
  await act(insert(entry('passager')))
  const { revision } = await publish()
  expect(await shown()).toContain('passager')
  const { seq, chain } = await open()
  const wanted = { revision: revision - 1, batch: crypto.randomUUID(), base: { seq, chain } }
  await test.features.drafts.restore(key, wanted, author)
  expect((await open()).document).toEqual(before.document)
  await publish()
  expect([await shown(), typeof former]).toEqual(['Nos vins vins', 'number'])
  await expect(test.features.drafts.open({ ...key, documentId: 2 }, author, 'fr_FR')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(test.features.drafts.open({ ...key, locale: 'en_GB' }, author, 'fr_FR')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(test.features.drafts.unpublish(key, author)).rejects.toMatchObject({ code: 'PAGE_REQUIRED' })
})

it('publishes 20 and 200 new entries by the same number of statements', async () => {
  const heard = hearStatements(test.database.pool)
  const count = async (name: string, of: number): Promise<number> => {
    const names = Array.from({ length: of }, (_, index) => `${name}-${index}`)
    const props = (index: number) => (index % 3 === 0 ? { pageId: contact, texts: {} } : {})
    await act(...names.map((id, index) => insert(entry(id, props(index)), index % 5 === 4 ? under(`${name}-${index - 1}`) : top())))
    const { seq, hash } = await open()
    heard()
    await test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
    return firstTransaction(heard()).length
  }
  await act(insert(entry('premier')))
  await publish()
  const [few, many] = [await count('peu', 20), await count('beaucoup', 200)]
  expect(few).toBeGreaterThan(10)
  expect(many).toBe(few)
  const { rows } = await sql`select from menu_items where site_id = 38 and block_id like any(array['peu-%', 'beaucoup-%'])`.execute(
    test.database.db,
  )
  expect(rows).toHaveLength(220)
  await act(...Array.from({ length: 200 }, (_, index): Operation => ({ op: 'remove', id: `beaucoup-${index}` })).reverse())
  const { seq, hash } = await open()
  heard()
  await test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
  expect(firstTransaction(heard()).length).toBeLessThanOrEqual(few)
})
