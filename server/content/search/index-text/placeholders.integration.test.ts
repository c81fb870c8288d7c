import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { answerVisitors } from '#server/http/api/call-in-process.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { updateIndex } from './update-index.ts'

let test: TestFeatures

const note = () =>
  updateIndex(
    { db: test.database.db, features: test.features, answer: answerVisitors(test.features), now: systemClock },
    test.scope(37).site,
  )

async function save(url: string, texts: readonly string[]): Promise<void> {
  const blocks: Block[] = texts.map((html, index) => ({ id: `texte-${index}`, type: 'text', v: 1, props: { html } }))
  await test.features.pages.save(
    { id: 0, url, title: url, locale: 'fr_FR', seo: {}, shell: 'default', middleware: [], layout: { blocks } },
    { siteId: 37, baseHash: null, by: 'a test' },
  )
}

beforeAll(async () => {
  test = await testFeatures()
  await test.features.parameters.set(37, 'COMPANY_NAME', 'Aspérule & Fils')
  await test.features.parameters.set(37, 'COMPANY_EMAIL', 'bonjour@asperule.example')
  await save('gentiane', [
    '<p>Première phrase.</p>',
    '<p>{{COMPANY_NAME}} veut la gentiane pour tous, écrivez à {{ COMPANY_EMAIL }} ou au {{{WORKS_FOLDER}}}.</p>',
    '<p>Dernière phrase.</p>',
  ])
})
afterAll(() => test.close())

const find = async (q: string) => (await test.features.search.find(test.scope(37), { q, page: 1, nbItem: 10, type: undefined })).items
const urls = async (q: string) => (await find(q)).map(({ url }) => url)

const names = ['COMPANY_NAME', '"company name"', 'gentiane company', 'COMPANY_EMAIL', 'works folder', 'gentiane folder']

describe('a placeholder in what a page says', () => {
  it.each(names)('is not found by its name as soon as it is published: %s', async (q) => {
    expect(await urls(q)).not.toContain('gentiane')
  })

  it.each(names)('is not found by its name once it is filled: %s', async (q) => {
    await note()
    expect(await urls(q)).not.toContain('gentiane')
  })

  it.each(['aspérule fils gentiane', 'Aspérule & Fils veut', '"fils veut la gentiane"', 'bonjour@asperule.example'])(
    'is found by its value, in its place: %s',
    async (q) => {
      await note()
      expect(await urls(q)).toContain('gentiane')
    },
  )

  it('is shown as its value, in its place and once', async () => {
    await note()
    const [item] = await find('gentiane')
    expect(item?.snippet.map(({ text }) => text).join('')).toBe(
      'Première phrase. Aspérule & Fils veut la gentiane pour tous, écrivez à bonjour@asperule.example ou au. Dernière phrase.',
    )
  })

  it('is filled again after a change of its value', async () => {
    await test.features.parameters.set(37, 'COMPANY_NAME', 'Pimprenelle SA')
    await note()
    expect(await urls('pimprenelle veut')).toEqual(['gentiane'])
    expect(await urls('aspérule veut')).toEqual([])
  })
})

it('a placeholder in an article is not found by its name', async () => {
  const content = '<p>La bardane de {{COMPANY_NAME}}.</p>'
  await test.database.db.updateTable('blog_texts').set({ content }).where('blog_id', '=', 83).execute()
  expect(await urls('bardane')).toEqual(['blog/elire-domicile'])
  for (const q of ['bardane company', 'COMPANY_NAME']) expect({ q, found: await urls(q) }).not.toHaveProperty('found.0')
})
