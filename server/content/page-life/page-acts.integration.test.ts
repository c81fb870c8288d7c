import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

const SITE = 38
const [FR, EN] = ['fr_FR', 'en_GB'] as const
const DAY = 86_400_000
let test: TestFeatures
let author: DraftWriter

beforeAll(async () => {
  test = await testFeatures()
  author = await addEditor(test.database.db, SITE)
})
afterAll(() => test.close())

const inDays = (days: number) => new Date(Date.now() + days * DAY)
const scope = () => test.scope(SITE)
const actor = () => ({ userId: author.userId, language: FR })
const life = () => test.features.pageLife
const text = (id: string, html = '<p>Un mot.</p>'): Block => ({ id, type: 'text', v: 1, props: { html } })

const create = (url: string, blocks: Block[], also: readonly string[] = []) =>
  life().create(scope(), { head: { url, title: url, locale: FR, shell: 'default' }, blocks, also }, actor())
const keyOf = (documentId: number, locale: string): DraftKey => ({ siteId: SITE, kind: 'PAGE', documentId, locale })
const open = (key: DraftKey) => test.features.drafts.open(key, author, FR)
const publish = async (id: number) => {
  const key = keyOf(id, FR)
  const { seq, hash } = await open(key)
  await test.features.drafts.publish(key, { seq, hash }, author, FR)
}
const plan = async (id: number, name: string, from: number, until: number) => {
  const key = keyOf(id, FR)
  const { seq, hash } = await open(key)
  const wanted = { seq, hash, name, startsAt: inDays(from), endsAt: inDays(until) }
  await test.features.plans.create(scope(), key, wanted, author)
}
const planNames = async (id: number) => {
  const plans = await test.features.plans.list(scope(), { from: inDays(-1), until: inDays(60) })
  return plans.filter((each) => each.id === id).map(({ name }) => name)
}
const idsIn = async (id: number, locale: string) => {
  const ids: string[] = []
  walkBlocks((await open(keyOf(id, locale))).document.regions['main'] ?? [], (block) => void ids.push(block.id))
  return ids
}

it('copies a page with the same new ids in all its languages', async () => {
  const section: Block = { id: 'partie', type: 'section', v: 1, props: {}, slots: { content: [text('dedans')] } }
  const id = await create('a-copier', [text('avant'), section], [EN])
  const copy = await life().copy({ siteId: SITE, id }, actor())
  const [french, english, before] = [await idsIn(copy, FR), await idsIn(copy, EN), await idsIn(id, FR)]
  expect(french).toHaveLength(3)
  expect(english).toEqual(french)
  expect(french.filter((each) => before.includes(each))).toEqual([])
})

it('records in the audit log who made a page and who copied one', async () => {
  const id = await create('a-inscrire', [text('texte')], [EN])
  const copy = await life().copy({ siteId: SITE, id }, actor())
  const acts = test.database.db.selectFrom('audit_log').select(['actor_id', 'action', 'diff']).where('target', '=', `page ${id}`)
  expect(await acts.orderBy('id').execute()).toEqual([
    { actor_id: author.userId, action: 'page.create', diff: {} },
    { actor_id: author.userId, action: 'page.duplicate', diff: { copy } },
  ])
})

it('brings a page online without the planned version whose time another one has taken', async () => {
  const id = await create('a-programmer', [text('texte')])
  await publish(id)
  await plan(id, 'Noël', 10, 20)
  await plan(id, 'Soldes', 30, 40)
  const taken = await life().offline({ siteId: SITE, id }, actor())
  expect(await planNames(id)).toEqual([])
  await plan(id, 'Saint-Sylvestre', 15, 25)
  await life().online({ siteId: SITE, id }, taken, actor())
  expect(await planNames(id)).toEqual(['Saint-Sylvestre', 'Soldes'])
})

it('restores a page whose references are those of a scan, after a page that it names has moved', async () => {
  const target = await create('vise', [text('texte')])
  await publish(target)
  const id = await create('a-jeter', [text('texte', '<p><a href="/vise">Voir</a></p>')])
  await publish(id)
  const uses = async () => (await test.features.references.list(scope(), { kind: 'page', key: String(target) })).uses.map((use) => use.id)
  expect(await uses()).toEqual([id])
  await life().trash({ siteId: SITE, id }, actor())
  expect(await uses()).toEqual([])
  await life().move({ siteId: SITE, id: target, locale: FR, from: 'vise', url: 'vise-deux' }, actor())
  await life().restore({ siteId: SITE, id }, actor())
  expect(await uses()).toEqual([id])
  expect(await inTransaction(test.database.db, (trx) => test.features.references.rebuild(trx, SITE))).toBe(0)
})
