import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { revisionList } from '#schemas/admin/revision-calls.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import type { Json } from '#schemas/generated/content.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { Person } from '#tests/support/drafts/person.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { DraftKey } from './draft-key.ts'

let test: TestFeatures
let key: DraftKey
let author: DraftWriter
let first: number
let pageCount = 0

beforeAll(async () => {
  test = await testFeatures()
  const { db } = test.database
  author = await addEditor(db, 37)
})
afterAll(() => test.close())

const block = (id: string, text: string) => ({ id, type: 'heading', v: 1, props: { text, level: 2 } })

beforeEach(async () => {
  const head = { url: `version-${(pageCount += 1)}`, locale: 'fr_FR', title: 'Première', seo: {}, shell: 'default', middleware: [] }
  const page = { ...head, layout: { blocks: [block('titre', 'Bonjour'), block('suite', 'Suite')] } }
  const saved = await test.features.pages.save(page as never, { siteId: 37, baseHash: null, by: 'seed' })
  key = { siteId: 37, kind: 'PAGE', documentId: saved.id, locale: 'fr_FR' }
  first = saved.revisionId
})

const { drafts, revisions } = { drafts: () => test.features.drafts, revisions: () => test.features.revisions }
const open = () => drafts().open(key, author, 'fr_FR')
const act = async (operations: readonly Operation[]) => {
  const { seq, chain } = await open()
  await drafts().step(key, { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), by: 'paul', operations }], recent: [] }, author)
}
const changes: readonly Operation[] = [
  { op: 'set', id: 'titre', pointer: '/text', value: 'Bonsoir' },
  { op: 'remove', id: 'suite' },
  { op: 'head', pointer: '/title', value: 'Deuxième' },
]
const publish = async () => {
  const { seq, hash } = await open()
  return (await drafts().publish(key, { seq, hash }, author, 'fr_FR')).revision
}
const restore = (base: { seq: number; chain: string }, batch = 'restoration', revision = first) =>
  drafts().restore(key, { revision, batch, base: { seq: base.seq, chain: base.chain } }, author)

it('lists the revisions of a document, the newest first, with author and publication', async () => {
  await open()
  await act(changes)
  const second = await publish()
  const { revisions: rows, total } = await revisions().list(key, parseListQuery(listGrammarOf(revisionList), []))
  expect([total, rows]).toMatchObject([
    2,
    [
      { id: second, title: 'Deuxième', savedBy: { id: author.userId, name: 'Claire Roy' }, isImported: false, isPublished: true },
      { id: first, title: 'Première', savedBy: null, isImported: true, isPublished: false },
    ],
  ])
})

describe('restore', () => {
  it('brings a read revision back as one step that undo takes back', async () => {
    await open()
    await act(changes)
    await publish()
    const before = await open()
    const { document } = await revisions().read(key, first)
    const claire = new Person(String(author.userId), { seq: before.seq, chain: before.chain }, before.document)
    const answer = await restore(before)
    claire.receive(answer)
    expect(answer.steps).toMatchObject([{ label: 'restore', by: String(author.userId) }])
    const after = await open()
    expect([after.document, after.hash, answer.hash]).toEqual([document, draftHash(document), draftHash(document)])
    expect(await test.features.pages.get(test.scope(37), key.documentId, 'visitors')).toMatchObject({ title: 'Deuxième' })
    expect(claire.document).toEqual(after.document)
    claire.undo()
    claire.receive(await drafts().step(key, claire.request(), author))
    expect((await open()).hash).toBe(before.hash)
  })

  it('is done once under the id of its batch, and adds no step where nothing differs', async () => {
    await open()
    await act(changes)
    const base = await open()
    const answer = await restore(base)
    expect(await restore(base)).toEqual(answer)
    const { seq } = await open()
    expect((await restore(await open(), 'again')).steps).toEqual([])
    expect((await open()).seq).toBe(seq)
  })

  it('refuses a base with newer steps, which its author has not seen', async () => {
    const base = await open()
    await act(changes)
    await expect(restore(base)).rejects.toMatchObject({ code: 'STALE_VERSION' })
    await expect(restore({ ...(await open()), chain: 'foreign' })).rejects.toMatchObject({ code: 'STALE_VERSION' })
    expect((await open()).document.head).toMatchObject({ title: 'Deuxième' })
  })
})

it('refuses a revision of another page, of another language and of another site', async () => {
  const [own, base] = [first, await open()]
  const other = {
    url: `autre-${pageCount}`,
    locale: 'fr_FR',
    title: 'Autre',
    seo: {},
    shell: 'default',
    middleware: [],
    layout: { blocks: [] },
  }
  const { revisionId } = await test.features.pages.save(other as never, { siteId: 37, baseHash: null, by: 'seed' })
  const reads = [
    () => revisions().read(key, revisionId),
    () => restore(base, 'stolen', revisionId),
    () => revisions().read({ ...key, locale: 'en_GB' }, own),
    () => revisions().read({ ...key, siteId: 38 }, own),
    () => revisions().list({ ...key, siteId: 38 }, parseListQuery(listGrammarOf(revisionList), [])),
  ]
  for (const read of reads) await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

describe('the list of versions', () => {
  const list = () => revisions().list(key, parseListQuery(listGrammarOf(revisionList), []))

  it('says how each version differs from the one before it, and nothing of the first', async () => {
    await act([
      { op: 'set', id: 'titre', pointer: '/text', value: 'Bonsoir' },
      { op: 'remove', id: 'suite' },
    ])
    const { seq, hash } = await open()
    await drafts().publish(key, { seq, hash }, author, 'fr_FR')
    const { revisions: listed } = await list()
    expect(listed.map(({ changes }) => changes)).toEqual([
      { what: 'Texte et 1 élément retiré', where: expect.stringMatching(/^Titre «\u00a0.+\u00a0»/) as string, count: 2 },
      null,
    ])
  })

  it('says which version another one restores, but not for one that is saved again unchanged', async () => {
    const publish = async () => {
      const { seq, hash } = await open()
      await drafts().publish(key, { seq, hash }, author, 'fr_FR')
    }
    await act([{ op: 'set', id: 'titre', pointer: '/text', value: 'Bonsoir' }])
    await publish()
    const base = await open()
    await restore(base)
    await publish()
    const { revisions: listed } = await list()
    expect(listed.map(({ restores }) => restores?.id ?? null)).toEqual([first, null, null])
    expect(listed[0]?.restores?.savedAt).toBe(listed[2]?.savedAt)
  })

  it('names a version of a draft with another address and access, and the page keeps its own', async () => {
    const head = (pointer: string, value: Json): Operation => ({ op: 'head', pointer, value })
    await act([head('/url', `ailleurs-${key.documentId}`), head('/middleware', ['member'])])
    const { seq, hash } = await open()
    const named = await drafts().name(key, { seq, hash, name: 'Ailleurs' }, author, 'fr_FR')
    expect((await test.features.revisions.read(key, named)).document.head).toMatchObject({ url: `ailleurs-${key.documentId}` })
    const stored = test.database.db.selectFrom('page_documents').select(['url', 'middleware']).where('page_id', '=', key.documentId)
    expect(await stored.executeTakeFirst()).toMatchObject({ url: expect.not.stringContaining('ailleurs') as string, middleware: [] })
  })

  it('has the names of versions: of a stored draft, and of the version that is unchanged', async () => {
    const name = async (text: string) => {
      const { seq, hash } = await open()
      return drafts().name(key, { seq, hash, name: text }, author, 'fr_FR')
    }
    expect(await name('Au début')).toBe(first)
    await act([{ op: 'set', id: 'titre', pointer: '/text', value: 'Bonsoir' }])
    const named = await name('Avant l’hiver')
    const { revisions: listed } = await list()
    expect(listed.map(({ id, name: given, isPublished }) => [id, given, isPublished])).toEqual([
      [named, 'Avant l’hiver', false],
      [first, 'Au début', true],
    ])
    const page = await test.features.pages.get(test.scope(37), key.documentId, 'visitors')
    expect(JSON.stringify(page.layout.blocks)).not.toContain('Bonsoir')
    await expect(drafts().name(key, { seq: 0, hash: 'sha256-x', name: 'x' }, author, 'fr_FR')).rejects.toMatchObject({
      code: 'STALE_VERSION',
    })
  })
})
