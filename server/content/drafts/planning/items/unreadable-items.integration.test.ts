import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { planSettling } from '#server/content/drafts/planning/settle-plans-job.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'
import { draftsStage } from '#tests/support/drafts/drafts-stage.ts'
import { changedForm, newForm, withValue } from '#tests/support/resources/resource-forms.ts'

const stage = draftsStage()
const scope = () => stage.test.scope(37)
const editor = () => ({ scope: scope(), ...withAllRights(stage.author) })
const news = () => stage.test.features.resources.of('news').one
const plans = () => stage.test.features.plans
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)

type Form = ReturnType<typeof newForm>
const shapes: readonly (readonly [string, (form: Form) => unknown])[] = [
  ['null', () => null],
  ['a number', () => 7],
  ['a text', () => 'x'],
  ['a list', () => []],
  ['no field', () => ({})],
  ['texts that are null', (form) => withValue(form, 'texts', null)],
  ['texts that are a list', (form) => withValue(form, 'texts', [7])],
  ['a text that is a number', (form) => withValue(form, 'texts.fr_FR', 7)],
  ['a title that is a number', (form) => withValue(form, 'texts.fr_FR.title', 7)],
  ['a title that is a record', (form) => withValue(form, 'texts.fr_FR.title', { x: 1 })],
  ['an unknown language', (form) => withValue(form, 'texts', { constructor: { title: 'x' } })],
]
const ends = [
  ['with an end', 3],
  ['without one', null],
] as const
const cases = shapes.flatMap(([name, shape]) => ends.map(([end, hours]) => ({ name, shape, end, hours })))

const runJob = () =>
  stage.db
    .transaction()
    .execute((trx) =>
      planSettling.run(
        { trx, now: new Date(), features: stage.test.features, dataDir: '' },
        { dryRun: false, log: () => undefined, raiseAlarm: () => undefined },
      ),
    )

it.each(cases)('shows the item as it was over a planned form of $name, $end, and holds it', async ({ shape, hours }) => {
  const item = await news().publish(editor(), await news().create(editor(), newForm(newsResource)), null)
  const changed = await news().update(editor(), item, changedForm(newsResource, item.form).form)
  const time = { startsAt: at(1), endsAt: hours === null ? null : at(hours) }
  const { plan } = await plans().createOfItem(editor(), { resource: 'news', id: item.id, version: changed.version, name: null, ...time })
  const title = (await stage.test.features.news.get(scope(), item.id)).title
  await sql`update publications set form = ${jsonb(shape(changed.form) as never)}, starts_at = now() - interval '1 minute' where id = ${plan}`.execute(
    stage.db,
  )
  await stage.test.features.directory.refresh(37)
  await plans().settleItems()
  expect((await stage.test.features.news.get(scope(), item.id)).title).toBe(title)
  await runJob()
  expect((await stage.test.features.news.get(scope(), item.id)).title).toBe(title)
  expect((await news().read(editor(), item.id)).form).toEqual(item.form)
  const listed = (await plans().list(scope(), { from: at(-72), until: at(72) })).find((one) => one.plan === plan)
  expect(listed).toMatchObject({ state: 'HELD', heldFor: [{ code: 'PLAN_FAILED' }], retryAt: null })
})
