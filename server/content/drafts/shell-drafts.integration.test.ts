import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRights } from '#schemas/admin/resources/rights.ts'
import { revisionList } from '#schemas/admin/revision-calls.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { DraftKey } from './draft-key.ts'

let test: TestFeatures
let author: DraftWriter

const french: DraftKey = { siteId: 38, kind: 'SHELL', documentId: 1, locale: 'fr_FR' }
const english: DraftKey = { ...french, locale: 'en_GB' }
const empty = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [] }
const footer = (id: string, text: string) => ({ id, type: 'footer', v: 1, props: { legalLabel: 'Mentions', text } })

beforeAll(async () => {
  test = await testFeatures()
  const { db } = test.database
  author = await addEditor(db, 38)
  const regions = { ...empty, footer: [footer('pied', 'Bonjour')] }
  await test.features.shells.save(38, 'fr_FR', { name: 'default', regions } as never, { by: 'seed' })
})
afterAll(() => test.close())

const open = (key = french) => test.features.drafts.open(key, author, 'fr_FR')
const act = async (operations: readonly Operation[], key = french) => {
  const { seq, chain } = await open(key)
  const batches = [{ id: crypto.randomUUID(), by: String(author.userId), operations }]
  const answer = await test.features.drafts.step(key, { base: { seq, chain }, batches, recent: [] }, author)
  expect(answer.refused).toBeUndefined()
}
const publish = async (key = french) => {
  const { seq, hash } = await open(key)
  return test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
}
const setFooter = (text: string): Operation => ({ op: 'set', id: 'pied', pointer: '/text', value: text })
const shown = async (locale = 'fr_FR') => {
  const { regions } = await test.features.shells.read(test.scope(38, locale), 'default')
  return regions.footer.map(({ props }) => props['text'])
}

it('shows the draft of a shell, with its five regions, to visitors once it is published', async () => {
  const { document, standing, issues } = await open()
  expect([Object.keys(document.regions).toSorted(), standing, issues]).toEqual([[...Object.keys(empty), 'footer'].toSorted(), 'ONLINE', []])
  await act([setFooter('Bonsoir')])
  expect(await shown()).toEqual(['Bonjour'])
  await publish()
  expect(await shown()).toEqual(['Bonsoir'])
})

it('stores one revision for a publication, with its author, and restores an older one', async () => {
  const list = () => test.features.revisions.list(french, parseListQuery(listGrammarOf(revisionList), []))
  const before = await list()
  await act([setFooter('Salut')])
  await publish()
  const { revisions, total } = await list()
  expect(total).toBe(before.total + 1)
  expect(revisions[0]).toMatchObject({ isPublished: true, isImported: false, savedBy: { id: author.userId, name: 'Claire Roy' } })
  const first = revisions.at(-1)
  const { seq, chain } = await open()
  const wanted = { revision: first?.id ?? 0, batch: crypto.randomUUID(), base: { seq, chain } }
  await test.features.drafts.restore(french, wanted, author)
  await publish()
  expect(await shown()).toEqual(['Bonjour'])
})

it('lists faults of a shell by block and field, and refuses to publish it', async () => {
  const heading = { id: 'titre', type: 'heading', v: 1, props: { text: 'Titre', level: 2 } }
  const place = { in: { region: 'footer' }, after: 'pied', before: null }
  await act([
    { op: 'insert', block: heading, at: place },
    { op: 'set', id: 'pied', pointer: '/legalLabel', value: '' },
  ])
  const { issues } = await open()
  expect(issues).toMatchObject([
    { blockId: 'pied', pointer: '/props/legalLabel' },
    { blockId: 'titre', pointer: '' },
  ])
  await expect(publish()).rejects.toMatchObject({ code: 'PAGE_INVALID', data: { reason: 'SHELL', errors: issues } })
  await act([
    { op: 'remove', id: 'titre' },
    { op: 'set', id: 'pied', pointer: '/legalLabel', value: 'Mentions' },
  ])
})

it('takes over a shell that was saved beside its draft', async () => {
  await act([{ op: 'insert', block: footer('ajout', 'Ajout'), at: { in: { region: 'footer' }, after: 'pied', before: null } }])
  const regions = { ...empty, footer: [footer('pied', 'Autrement')] }
  await test.features.shells.save(38, 'fr_FR', { name: 'default', regions } as never, { by: 'seed' })
  await publish()
  expect(await shown()).toEqual(['Autrement', 'Ajout'])
})

it('begins a language without a shell with what visitors see there, and stores it apart', async () => {
  const { document, standing } = await open(english)
  expect([document.regions['footer']?.length, standing]).toEqual([2, 'NEVER'])
  await act([setFooter('Good evening')], english)
  await publish(english)
  expect([await shown('en_GB'), await shown()]).toEqual([
    ['Good evening', 'Ajout'],
    ['Autrement', 'Ajout'],
  ])
})

it('gives a language the default shell back, and publishes its own again from the draft', async () => {
  await test.features.drafts.unpublish(english, author)
  expect(await shown('en_GB')).toEqual(['Autrement', 'Ajout'])
  const { document, standing } = await open(english)
  expect([document.regions['footer']?.[0]?.props['text'], standing]).toEqual(['Good evening', 'OFFLINE'])
  await publish(english)
  expect(await shown('en_GB')).toEqual(['Good evening', 'Ajout'])
})

it('follows the default shell in a draft without edits of a language that never had its own', async () => {
  const key: DraftKey = { ...english, documentId: 2 }
  const save = (text: string) => {
    const regions = { ...empty, footer: [footer('pied', text)] }
    return test.features.shells.save(38, 'fr_FR', { name: 'page', regions } as never, { by: 'seed' })
  }
  await save('Un')
  expect((await open(key)).document.regions['footer']?.[0]?.props['text']).toBe('Un')
  await save('Deux')
  expect((await open(key)).document.regions['footer']?.[0]?.props['text']).toBe('Deux')
  await act([setFooter('Two')], key)
  await save('Trois')
  expect((await open(key)).document.regions['footer']?.[0]?.props['text']).toBe('Two')
})

it('counts the published pages around which a shell stands, with those of following languages', async () => {
  const savePage = (url: string, locale: string) => {
    const page = { url, title: url, locale, seo: {}, shell: 'page' as const, middleware: [], layout: { blocks: [] } }
    return test.features.pages.save(page, { siteId: 38, baseHash: null, by: 'seed' })
  }
  const before = await test.features.shells.reach(test.scope(38, 'fr_FR'), 'page')
  const [{ id }] = [await savePage('deux', 'fr_FR'), await savePage('un', 'fr_FR'), await savePage('one', 'en_GB')]
  const reach = (locale: string) => test.features.shells.reach(test.scope(38, locale), 'page')
  expect(await reach('fr_FR')).toMatchObject({ pages: before.pages + 3, followers: ['en_GB'], isOwn: true })
  await publish({ ...english, documentId: 2 })
  expect(await reach('fr_FR')).toMatchObject({ pages: before.pages + 2, followers: [], sample: { id } })
  await act([setFooter('Five')], { ...english, documentId: 2 })
  const { documents } = await test.features.publications.waiting(test.scope(38), allRights)
  expect(documents.find(({ kind, id: of, locale }) => kind === 'shell' && of === 2 && locale === 'en_GB')?.reach).toBe(1)
  expect(await reach('en_GB')).toMatchObject({ pages: 1, followers: [], isOwn: true, documents: [{ title: 'one', locale: 'en_GB' }] })
})

it('refuses to take the default shell offline, and a shell or language that does not exist', async () => {
  await expect(test.features.drafts.unpublish(french, author)).rejects.toMatchObject({ code: 'PAGE_REQUIRED' })
  await expect(open({ ...french, documentId: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(open({ ...french, locale: 'de_DE' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('finds by its checks a link of a shell that leads nowhere, in its block and field', async () => {
  const block = {
    id: 'lien',
    type: 'menu',
    v: 1,
    props: { source: 'links', label: 'Ailleurs', links: [{ label: 'Ici', href: '/nulle-part' }] },
  }
  await act([{ op: 'insert', block, at: { in: { region: 'topBar' }, after: null, before: null } }])
  const { findings } = await test.features.drafts.review(french, 'fr_FR')
  expect(findings.filter(({ check }) => check === 'BROKEN_LINK')).toMatchObject([{ blockId: 'lien', pointer: '/props/links/0/href' }])
})
