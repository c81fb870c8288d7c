import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const heading = (text: string): Block => ({ id: 'titre', type: 'heading', v: 1, props: { text, level: 1 } })
const head = { url: 'brouillon', title: 'Une page', seo: {}, shell: 'default', middleware: [] } as const
const place = { url: 'brouillon', title: 'Une page', seo: {}, params: {}, alternates: [] }
const document = (blocks: Block[]) => ({
  ...{ id: 0, locale: 'fr_FR', layoutId: 0, hash: 'sha256-x', blocks, place },
  head: { shell: head.shell, middleware: [] },
})

it('prepares a document that is stored nowhere as the page that it would be once published', async () => {
  const { pages } = test.features
  const scope = test.scope(37)
  const unknown: Block = { id: 'carte', type: 'treasure-map', v: 7, props: {} }
  const blocks = [heading('Bonjour {{COMPANY_NAME}}'), unknown]
  const draft = await pages.prepareDocument(scope, document(blocks), 'visitors')
  expect(draft.problems).toEqual([expect.objectContaining({ blockId: 'carte', code: 'UNKNOWN_TYPE' })])
  await expect(pages.resolve(scope, 'brouillon', 'visitors')).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const input = { ...head, middleware: [], locale: 'fr_FR', layout: { blocks: [heading('Bonjour {{COMPANY_NAME}}')] } }
  const saved = await pages.save(input, { siteId: 37, baseHash: null, by: 'Camille' })
  const published = await pages.get(test.scope(37), 'brouillon', 'visitors')
  const { id, layoutId, hash } = saved
  expect({ ...draft.data, id, layout: { ...draft.data.layout, id: layoutId, hash } }).toEqual(published)
})
