import { afterAll, beforeAll, expect, it } from 'vitest'
import { choiceKinds, choiceList } from '#schemas/admin/choice-calls.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { ChoiceKind } from './choice-sources.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const list = (kind: ChoiceKind, query = '', locale?: string) =>
  test.features.choices.list(test.scope(38, locale), kind, parseListQuery(listGrammarOf(choiceList), [...new URLSearchParams(query)]))

async function addAlbum(siteId: number, title: string, fields: { readonly status: 'DRAFT' | 'PUBLISHED'; readonly deleted_at?: Date }) {
  const { db } = test.database
  const { id } = await db
    .insertInto('albums')
    .values({ site_id: siteId, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = { site_id: siteId, album_id: id, locale: 'fr_FR', slug: title.toLowerCase(), title, summary: null, seo: {} }
  await db.insertInto('album_texts').values(texts).execute()
  return id
}

it.each(choiceKinds)('answers the kind %s with values of one type, in the order of the labels', async (kind) => {
  const { choices, total } = await list(kind, 'nbItem=100')
  expect(choices.length).toBe(Math.min(total, 100))
  expect(new Set(choices.map(({ value }) => typeof value)).size).toBeLessThanOrEqual(1)
  const labels = choices.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('fr').compare))
})

it('has the albums of the site alone, drafts marked and the trash left out', async () => {
  const shown = await addAlbum(38, 'Choix-visible', { status: 'PUBLISHED' })
  const draft = await addAlbum(38, 'Choix-brouillon', { status: 'DRAFT' })
  await addAlbum(38, 'Choix-corbeille', { status: 'PUBLISHED', deleted_at: new Date() })
  await addAlbum(37, 'Choix-ailleurs', { status: 'PUBLISHED' })
  expect((await list('album', 'search=choix')).choices).toEqual([
    { value: draft, label: 'Choix-brouillon', detail: 'choix-brouillon', isOnline: false },
    { value: shown, label: 'Choix-visible', detail: 'choix-visible', isOnline: true },
  ])
  expect((await list('album', `value=${draft}`)).choices.map(({ value }) => value)).toEqual([draft])
})

it('names a tag by its label in the wanted language, else by its value', async () => {
  const { db } = test.database
  await db
    .insertInto('tags')
    .values({ site_id: 38, value: 'choix-bio', labels: { fr_FR: 'Vin bio', en_GB: 'Organic' } })
    .execute()
  await db
    .insertInto('news')
    .values({ site_id: 38, tags: ['choix-bio', 'choix-nu'], link: null, image_id: null, published_at: null, deleted_at: null })
    .execute()
  const labels = async (locale?: string) => (await list('tags', 'search=choix', locale)).choices.map(({ label }) => label)
  expect(await labels()).toEqual(['choix-nu', 'Vin bio'])
  expect(await labels('en_GB')).toEqual(['choix-nu', 'Organic'])
})

it('finds a kind of address by its words', async () => {
  expect((await list('place-kind', 'search=siège')).choices).toEqual([
    { value: 'HEAD_OFFICE', label: 'Siège social', detail: '', isOnline: true },
  ])
})
