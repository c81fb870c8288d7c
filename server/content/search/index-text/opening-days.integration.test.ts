import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { answerVisitors } from '#server/http/api/call-in-process.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { updateIndex } from './update-index.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
  const { database, features } = test
  const open = [{ open: '09:00', close: '18:00' }]
  const names = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
  const days = names.map((day, index) => ({ day, ranges: index < 5 ? open : [] }))
  await features.confs.set(37, 'OPENING_HOURS', { days, exceptions: [], note: null })
  await features.pages.save(
    {
      ...{ id: 0, url: 'passer', title: 'Passer', locale: 'fr_FR', seo: {}, shell: 'default', middleware: [] },
      layout: {
        blocks: [{ id: 'horaires-a', type: 'opening-hours', v: 1, props: { title: 'Quand', showExceptions: true, showNote: true } }],
      },
    },
    { siteId: 37, baseHash: null, by: 'a test' },
  )
  await updateIndex({ db: database.db, features, answer: answerVisitors(features), now: systemClock }, test.scope(37).site)
})
afterAll(() => test.close())

it.each(['mardi', 'mercredi', 'MERCREDI'])('finds the opening hours by a day inside a range of days: %s', async (q) => {
  const { items } = await test.features.search.find(test.scope(37), { q, page: 1, nbItem: 10, type: undefined })
  const page = items.find(({ url }) => url === 'passer')
  expect(page?.snippet.map(({ text }) => text).join('')).toMatch(/^Quand — lundi\s– vendredi 9\sh/)
})
