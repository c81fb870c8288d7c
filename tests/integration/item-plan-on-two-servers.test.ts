import { afterAll, beforeAll, expect, it } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { silentLog } from '#server/database/log.ts'
import { createFeatures } from '#server/composition/features.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { changedForm, newForm } from '#tests/support/resources/resource-forms.ts'
import { isFull } from '#tests/support/sampling.ts'
import { remoteCall, startTwoServers, type TwoServers } from '#tests/support/server/two-servers.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'

const SECOND = 1000

let two: TwoServers

beforeAll(async () => {
  two = await startTwoServers()
})
afterAll(() => two.close())

it('both servers show and take off a planned change within a second of its instants', async () => {
  const { db } = two.database
  const { resources, plans, directory } = await createFeatures({ db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog })
  const site = directory.find(37)
  if (!site) throw new Error('the site is not there')
  const author = await addEditor(db, 37)
  const editor = { scope: { site, locale: 'fr_FR' }, userId: author.userId, requirePublish: () => Promise.resolve() }
  const { one } = resources.of('news')
  const item = await one.publish(editor, await one.create(editor, newForm(newsResource)), null)
  const { form } = changedForm(newsResource, item.form, ' programmée')
  const { version } = await one.update(editor, item, form)
  // This process plans, and the two servers alone show.
  await directory.rest()
  const read = () => Promise.all(two.servers.map((server) => remoteCall(server, ['GET', `/news/${item.id}`])))
  const seen = async () => (await read()).map((answer) => JSON.stringify(answer).includes('programmée'))
  await expect.poll(read).toMatchObject([{ status: 200 }, { status: 200 }])
  const [startsAt, endsAt] = [new Date(Date.now() + 2 * SECOND), new Date(Date.now() + 6 * SECOND)]
  await plans.createOfItem(editor, { resource: 'news', id: item.id, version, name: null, startsAt, endsAt })
  const delayAfter = async (instant: Date, isShown: boolean) => {
    await expect.poll(seen, { interval: 20 }).toEqual([isShown, isShown])
    return Date.now() - instant.getTime()
  }
  expect(await seen()).toEqual([false, false])
  const delays = [await delayAfter(startsAt, true), await delayAfter(endsAt, false)]
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(-50)
  if (isFull) expect(Math.max(...delays)).toBeLessThanOrEqual(SECOND)
})
