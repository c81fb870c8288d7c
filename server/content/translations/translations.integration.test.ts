import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { countToReview } from './count-to-review.ts'

const SITE = 38
const [FR, EN] = ['fr_FR', 'en_GB']
let test: TestFeatures
let author: DraftWriter
let count = 0

beforeAll(async () => {
  test = await testFeatures()
  author = await addEditor(test.database.db, SITE)
})
afterAll(() => test.close())

const title = (text: string) => ({ id: 'titre', type: 'heading', v: 1, props: { text, level: 1 } })
const paragraph = (id: string, words: string) => ({ id, type: 'text', v: 1, props: { html: `<p>${words}</p>` } })

/** A page in French with two texts, and what translates it into English. */
async function translated(): Promise<{ id: number; fr: DraftKey; en: DraftKey }> {
  count += 1
  const head = { url: `a-traduire-${count}`, title: 'Nos vins', locale: FR, shell: 'default' } as const
  const blocks = [title('Quatre vins'), paragraph('texte', 'En bio depuis dix ans.')]
  const actor = { userId: author.userId, language: FR }
  const id = await test.features.pageLife.create(test.scope(SITE), { head, blocks, also: [EN] }, actor)
  const key = { siteId: SITE, kind: 'PAGE', documentId: id } as const
  return { id, fr: { ...key, locale: FR }, en: { ...key, locale: EN } }
}

async function act(key: DraftKey, ...operations: Operation[]): Promise<string> {
  const { seq, chain } = await test.features.drafts.open(key, author, FR)
  const id = crypto.randomUUID()
  await test.features.drafts.step(
    key,
    { base: { seq, chain }, batches: [{ id, by: String(author.userId), operations }], recent: [] },
    author,
  )
  return id
}
const setTitle = (value: string): Operation => ({ op: 'set', id: 'titre', pointer: '/text', value })
const setWords = (words: string): Operation => ({ op: 'set', id: 'texte', pointer: '/html', value: `<p>${words}</p>` })

const page = (pageId: number) => ({ site: test.scope(SITE).site, pageId, locale: EN })
const review = async (id: number) => (await test.features.translations.review(page(id))).texts
const places = async (id: number) => (await review(id)).map(({ pointer, isTaken }) => `${pointer}${isTaken ? ' taken' : ''}`).sort()
const translateAll = (en: DraftKey) =>
  act(en, setTitle('Four wines'), setWords('Organic for ten years.'), { op: 'head', pointer: '/title', value: 'Our wines' })

it('prepares a page in another language with all texts to translate, and counts them', async () => {
  const { id, en } = await translated()
  expect(await places(id)).toEqual(['/html taken', '/text taken', '/title taken'])
  const counts = () => countToReview(test.database.db, test.scope(SITE).site, [id])
  expect([...(await counts())]).toEqual([[`${id} ${EN}`, 3]])
  await translateAll(en)
  expect([await places(id), (await counts()).size]).toEqual([[], 0])
})

it('finds what has changed in French since its translation, with what was translated', async () => {
  const { id, fr, en } = await translated()
  await translateAll(en)
  await act(fr, setTitle('Douze vins'))
  expect(await review(id)).toMatchObject([{ blockId: 'titre', pointer: '/text', former: 'Quatre vins', now: 'Douze vins', isTaken: false }])
  await act(fr, setTitle('Quatre vins'))
  expect(await places(id)).toEqual([])
})

it('counts no link and no format as a change of words', async () => {
  const { id, fr, en } = await translated()
  await translateAll(en)
  await act(fr, setWords('En <a href="/bio">bio</a> depuis <strong>dix</strong> ans.'))
  expect(await places(id)).toEqual([])
})

it('asks for a review again once a translation is undone, and when its draft is abandoned', async () => {
  const { id, fr, en } = await translated()
  await translateAll(en)
  await act(fr, setTitle('Douze vins'))
  await act(en, setTitle('Twelve wines'))
  expect(await places(id)).toEqual([])
  await act(en, setTitle('Four wines'))
  expect(await places(id)).toEqual(['/text'])
  await test.features.drafts.discard(en, author)
  expect(await places(id)).toEqual(['/html taken', '/text taken', '/title taken'])
  await test.features.drafts.discard(fr, author)
  expect((await review(id)).map(({ now }) => now)).not.toContain('Douze vins')
})

it('marks a text up to date as it was seen: one that changes after is to be reviewed', async () => {
  const { id, fr, en } = await translated()
  await translateAll(en)
  await act(fr, setTitle('Douze vins'))
  const [seen] = await review(id)
  if (!seen) throw new Error('Nothing to review')
  await act(fr, setTitle('Treize vins'))
  const texts = [{ blockId: seen.blockId, pointer: seen.pointer, now: seen.now }]
  await test.features.translations.settle(page(id), texts)
  expect(await review(id)).toMatchObject([{ former: 'Douze vins', now: 'Treize vins' }])
  await test.features.translations.settle(page(id), [{ ...texts[0], now: 'Treize vins' } as never])
  expect(await review(id)).toEqual([])
})

it('keeps a text to review, after one seen that French never had or had before the last', async () => {
  const { id, fr, en } = await translated()
  await translateAll(en)
  await act(fr, setTitle('Douze vins'))
  const settle = (now: string) => test.features.translations.settle(page(id), [{ blockId: 'titre', pointer: '/text', now }])
  await settle('Jamais écrit')
  expect(await review(id)).toMatchObject([{ former: 'Quatre vins', now: 'Douze vins' }])
  await settle('Douze vins')
  await act(fr, setTitle('Treize vins'))
  await settle('Quatre vins')
  expect(await review(id)).toMatchObject([{ former: 'Douze vins', now: 'Treize vins' }])
})

it('counts no text that the page no longer has, in either language', async () => {
  const { id, fr, en } = await translated()
  await translateAll(en)
  const counted = async () => (await countToReview(test.database.db, test.scope(SITE).site, [id])).get(`${id} ${EN}`) ?? 0
  await act(fr, setTitle('Douze vins'))
  await act(en, setTitle('Twelve wines'))
  await act(en, setTitle('A dozen wines'))
  expect([await counted(), await places(id)]).toEqual([0, []])
  await act(fr, setWords('En bio depuis vingt ans.'))
  expect([await counted(), await places(id)]).toEqual([1, ['/html']])
  await act(fr, { op: 'remove', id: 'texte' })
  expect([await counted(), await places(id)]).toEqual([0, []])
})

it('marks what an added element takes over from French as to translate', async () => {
  const { id, fr, en } = await translated()
  await translateAll(en)
  const at = { in: { region: 'main' }, after: 'texte', before: null }
  await act(fr, { op: 'insert', block: paragraph('suite', 'Une suite.'), at })
  expect(await places(id)).toEqual([])
  await act(en, { op: 'insert', block: paragraph('suite', 'Une suite.'), at })
  expect(await places(id)).toEqual(['/html taken'])
})

it('replays the saved versions of a page that was saved before texts were recorded', async () => {
  const { id, fr, en } = await translated()
  const publish = async (key: DraftKey) => {
    const { seq, hash } = await test.features.drafts.open(key, author, FR)
    await test.features.drafts.publish(key, { seq, hash }, author, FR)
  }
  await publish(fr)
  await translateAll(en)
  await publish(en)
  await act(fr, setTitle('Douze vins'))
  await publish(fr)
  await test.database.db.deleteFrom('page_texts').where('page_id', '=', id).execute()
  await test.features.translations.prepare()
  expect(await review(id)).toMatchObject([{ pointer: '/text', former: 'Quatre vins', now: 'Douze vins' }])
})

it('refuses a language that the site does not have, and one that the page has already', async () => {
  const { id } = await translated()
  const wanted = (locale: string) => test.features.pageLife.translate({ siteId: SITE, id, locale }, { userId: author.userId, language: FR })
  await expect(wanted('de_DE')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(wanted(EN)).rejects.toMatchObject({ code: 'STALE_VERSION' })
})
