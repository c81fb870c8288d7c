import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { createFeatures } from '#server/composition/features.ts'
import { silentLog } from '#server/database/log.ts'
import { draftsStage, setTitle } from '#tests/support/drafts/drafts-stage.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'
import { quickPace } from '#tests/support/mail/mail-pace.ts'
import { changedForm, newForm } from '#tests/support/resources/resource-forms.ts'
import { testEnvironment } from '#tests/support/server/app.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'
import { startBackground } from './background-workers.ts'

const stage = draftsStage()
const HOUR = 3_600_000

/** The features of a server that reads the site for the first time. */
const freshFeatures = () => createFeatures({ db: stage.db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog })
const titleOfNews = async (id: number) => {
  const { directory, news } = await freshFeatures()
  const site = directory.find(37)
  await directory.rest()
  if (!site) throw new Error('no site 37')
  return (await news.get({ site, locale: 'fr_FR' }, id)).title
}

it('applies the plans that came due while no server ran before its start is over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
  const { features } = stage.test
  const scope = stage.test.scope(37)
  const editor = { scope, ...withAllRights(stage.author) }
  const { one: news } = features.resources.of('news')
  const item = await news.publish(editor, await news.create(editor, newForm(newsResource)), null)
  const changed = await news.update(editor, item, changedForm(newsResource, item.form, ' programmée').form)
  const time = { name: null, startsAt: new Date(Date.now() + HOUR), endsAt: null }
  await features.plans.createOfItem(editor, { resource: 'news', id: item.id, version: changed.version, ...time })
  await stage.send([setTitle('Programmé')])
  const { seq, hash } = await stage.open()
  await features.plans.create(scope, stage.key, { seq, hash, ...time }, stage.author)
  // No server is awake while the instant passes.
  await features.directory.rest()
  await stage.db
    .updateTable('publications')
    .set({ starts_at: new Date(Date.now() - HOUR) })
    .execute()
  expect(await titleOfNews(item.id)).not.toContain('programmée')
  const env = testEnvironment({ DATA_DIR: folder })
  const starting = await freshFeatures()
  const background = await startBackground({ env, database: stage.test.database, features: starting, log: silentLog, pace: quickPace })
  onTestFinished(async () => {
    await background.stop()
    await starting.directory.rest()
    await rm(folder, { recursive: true, force: true })
  })
  expect(await titleOfNews(item.id)).toContain('programmée')
  const plans = await stage.db.selectFrom('publications').select(['kind', 'done_at']).orderBy('kind').execute()
  expect(plans.map(({ kind, done_at }) => [kind, done_at !== null])).toEqual([
    ['ITEM', true],
    ['PAGE', true],
  ])
})
