import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { DraftKey } from './draft-key.ts'
import { draftLogRetention } from './log-retention-job.ts'

let test: TestFeatures
let key: DraftKey
let author: DraftWriter
let pageCount = 0

beforeAll(async () => {
  test = await testFeatures()
  const { db } = test.database
  author = await addEditor(db, 37)
})
afterAll(() => test.close())

beforeEach(async () => {
  const blocks = [
    { id: 'titre', type: 'heading', v: 1, props: { text: 'Bienvenue', level: 1 } },
    { id: 'texte', type: 'text', v: 1, props: { html: '<p>Un paragraphe.</p>' } },
  ]
  const head = { url: `journal-${(pageCount += 1)}`, locale: 'fr_FR', title: 'Une page', seo: {}, shell: 'default', middleware: [] }
  const saved = await test.features.pages.save({ ...head, layout: { blocks } } as never, { siteId: 37, baseHash: null, by: 'seed' })
  key = { siteId: 37, kind: 'PAGE', documentId: saved.id, locale: 'fr_FR' }
})

const open = () => test.features.drafts.open(key, author, 'fr_FR')
const send = async (operations: readonly Operation[], id: string = crypto.randomUUID()) => {
  const { seq, chain } = await open()
  return test.features.drafts.step(key, { base: { seq, chain }, batches: [{ id, by: 'claire', operations }], recent: [] }, author)
}
const setTitle = (value: string): Operation => ({ op: 'set', id: 'titre', pointer: '/text', value })
const titleOf = ({ document }: Awaited<ReturnType<typeof open>>) => document.regions['main']?.[0]?.props['text']
const run = (now = new Date()) =>
  inTransaction(test.database.db, (trx) =>
    draftLogRetention.run({ trx, now, features: {}, dataDir: '' }, { dryRun: false, log: () => undefined, raiseAlarm: () => undefined }),
  )
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const stepCount = async () => {
  const { id } = await test.database.db
    .selectFrom('drafts')
    .select('id')
    .where('document_id', '=', key.documentId)
    .executeTakeFirstOrThrow()
  return (await test.database.db.selectFrom('draft_steps').select('seq').where('draft_id', '=', id).execute()).length
}
const write = async (count: number, text = 'Titre') => {
  for (let time = 1; time <= count; time += 1) await send([setTitle(`${text} ${time}`)], `${text.slice(0, 5)}-${time}`)
}

it('deletes steps after 30 days up to the stored document, and answers an old base whole', async () => {
  const { seq, chain } = await open()
  await write(25)
  await run(inDays(29))
  expect(await stepCount()).toBe(25)
  await run(inDays(31))
  expect(await stepCount()).toBe(6)
  const after = await open()
  expect([after.seq, titleOf(after), after.history.length]).toEqual([25, 'Titre 25', 5])
  expect(await test.features.drafts.steps(key, { seq, chain })).toMatchObject({ steps: [], whole: { seq: 25 } })
  await write(1)
  expect((await open()).seq).toBe(25)
  await send([setTitle('Après')])
  expect(titleOf(await open())).toBe('Après')
})

it('deletes former texts of pages after 30 days, and keeps those of today', async () => {
  const text = { site_id: 37, page_id: key.documentId, locale: 'fr_FR', block_id: 'titre', pointer: '/text', source: null }
  const rows = [
    { ...text, hash: 'a', text: 'Avant', is_current: false },
    { ...text, hash: 'b', text: 'Maintenant' },
  ]
  await test.database.db.insertInto('page_texts').values(rows).execute()
  const left = async () =>
    (await test.database.db.selectFrom('page_texts').select('text').where('page_id', '=', key.documentId).execute()).length
  await run(inDays(29))
  expect(await left()).toBe(2)
  await run(inDays(31))
  expect(await left()).toBe(1)
})

it('deletes the steps beyond 8 MB', async () => {
  await write(45, 'x'.repeat(120_000))
  await run()
  const count = await stepCount()
  expect([count > 5, count < 45]).toEqual([true, true])
  expect((await open()).seq).toBe(45)
})

it('erases deleted notes between people after 30 days, with their answers', async () => {
  await open()
  const { db } = test.database
  const { id } = await db.selectFrom('drafts').select('id').where('document_id', '=', key.documentId).executeTakeFirstOrThrow()
  const note = { draft_id: id, site_id: 37, block_id: 'titre', written_by: author.userId, resolved_by: null }
  const deleted_at = new Date()
  const add = async (text: string, more: object = {}) =>
    (
      await db
        .insertInto('draft_notes')
        .values({ ...note, note: text, thread_id: null, ...more })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const thread = await add('Supprimée', { deleted_at })
  await add('Sa réponse', { thread_id: thread })
  const kept = await add('Gardée')
  await add('Réponse supprimée', { thread_id: kept, deleted_at })
  const left = async () => {
    const rows = await db.selectFrom('draft_notes').select('note').where('draft_id', '=', id).orderBy('id').execute()
    return rows.map((row) => row.note)
  }
  await run(inDays(29))
  expect(await left()).toEqual(['Supprimée', 'Sa réponse', 'Gardée', 'Réponse supprimée'])
  await run(inDays(31))
  expect(await left()).toEqual(['Gardée'])
})

it('removes the notes of blocks that no step can bring back', async () => {
  await send([
    { op: 'note', id: 'titre', name: 'Accroche' },
    { op: 'note', id: 'texte', name: 'Corps' },
    { op: 'remove', id: 'texte' },
  ])
  await write(25)
  await run()
  expect(Object.keys((await open()).document.notes).toSorted()).toEqual(['texte', 'titre'])
  await run(inDays(31))
  expect(Object.keys((await open()).document.notes)).toEqual(['titre'])
})
