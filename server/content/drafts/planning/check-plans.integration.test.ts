import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { draftsStage, pageBlocks, setTitle } from '#tests/support/drafts/drafts-stage.ts'
import { planSettling } from './settle-plans-job.ts'

const stage = draftsStage()
const MINUTE = 60_000
const scope = () => stage.test.scope(37)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

const page = { locale: 'fr_FR', title: 'Cave', seo: {}, shell: 'default' as const, middleware: [], layout: { blocks: pageBlocks as never } }
const addPage = async (url: string) => {
  const { id } = await stage.test.features.pages.save({ ...page, url }, { siteId: 37, baseHash: null, by: 'seed' })
  return { siteId: 37, kind: 'PAGE', documentId: id, locale: 'fr_FR' } as const
}
const addButton = (href: string) =>
  stage.send([
    setTitle('Noël'),
    {
      ...{ op: 'insert', block: { id: 'bouton', type: 'button', v: 1, props: { label: 'Venir', href } } },
      at: { in: { region: 'main' }, after: 'titre', before: null },
    },
  ])
const plan = async (endsAt: Date | null = inMinutes(9000)) => {
  const { seq, hash } = await stage.open()
  const time = { startsAt: inMinutes(600), endsAt, name: null }
  return (await stage.test.features.plans.create(scope(), stage.key, { seq, hash, ...time }, stage.author)).plan
}
const passMinutes = async (minutes: number) => {
  const by = sql`make_interval(mins => ${minutes})`
  await sql`update publications set starts_at = starts_at - ${by} where document_id = ${stage.key.documentId}`.execute(stage.db)
  await stage.test.features.directory.refresh(37)
}
const quiet = { dryRun: false, log: () => undefined, raiseAlarm: () => undefined }
const runJob = () => {
  const parts = { now: new Date(), features: stage.test.features, dataDir: '' }
  return stage.db.transaction().execute((trx) => planSettling.run({ trx, ...parts }, quiet))
}
const shown = async () => (await stage.test.features.pages.get(scope(), stage.key.documentId, 'visitors')).layout.blocks[0]?.props['text']
const listed = async (number: number) =>
  (await stage.test.features.plans.list(scope(), { from: inMinutes(-90_000), until: inMinutes(90_000) })).find((one) => one.plan === number)
const mails = (number: number) =>
  stage.db.selectFrom('mails').selectAll().where('kind', '=', 'PLAN_HELD').where('key', 'like', `${number} %`).execute()

it('refuses to plan what a check of the policy stops, as a publication is refused', async () => {
  await stage.test.features.parameters.set(37, 'PUBLICATION_STOPS', 'BROKEN_LINK')
  await addButton('/nulle-part-ailleurs')
  await expect(plan()).rejects.toMatchObject({ code: 'PAGE_INVALID', data: { errors: [{ blockId: 'bouton', code: 'BROKEN_LINK' }] } })
  await expect(stage.publish()).rejects.toMatchObject({ code: 'PAGE_INVALID' })
})

it('holds a version that has become faulty before its time, and tells who planned it by mail', async () => {
  await stage.test.features.parameters.set(37, 'PUBLICATION_STOPS', 'BROKEN_LINK')
  const cellar = await addPage('cave-a-visiter')
  await addButton('/cave-a-visiter')
  const number = await plan()
  await passMinutes(590)
  expect(await runJob()).toMatchObject({ held: 0 })
  await stage.drafts.unpublish(cellar, stage.author, 1)
  await passMinutes(9)
  expect(await runJob()).toMatchObject({ held: 1 })
  expect(await runJob()).toMatchObject({ held: 0 })
  await passMinutes(5)
  expect(await shown()).toBe('Bienvenue')
  expect(await listed(number)).toMatchObject({ state: 'HELD', heldFor: [{ blockId: 'bouton', code: 'BROKEN_LINK' }] })
  expect(await mails(number)).toMatchObject([{ recipient: 'claire@example.org', data: { title: 'Une page', kind: 'PAGE' } }])
  const { seq, hash } = await stage.drafts.open(cellar, stage.author, 'fr_FR')
  const again = { startsAt: inMinutes(-1), endsAt: inMinutes(60), name: null }
  await expect(stage.test.features.plans.change(scope(), number, again, stage.author)).rejects.toMatchObject({ code: 'PAGE_INVALID' })
  await stage.drafts.publish(cellar, { seq, hash }, stage.author, 'fr_FR')
  await stage.test.features.plans.change(scope(), number, again, stage.author)
  expect([await shown(), (await listed(number))?.state]).toEqual(['Noël', 'RUNNING'])
})

it('never publishes a held version without an end, and takes it out of the calendar', async () => {
  await stage.test.features.parameters.set(37, 'PUBLICATION_STOPS', 'BROKEN_LINK')
  const cellar = await addPage('cave-fermee')
  await addButton('/cave-fermee')
  const number = await plan(null)
  await stage.drafts.unpublish(cellar, stage.author, 1)
  await passMinutes(700)
  expect(await runJob()).toMatchObject({ held: 1, published: 0 })
  expect(await shown()).toBe('Bienvenue')
  await stage.test.features.plans.cancel(scope(), number, stage.author)
  expect(await listed(number)).toBeUndefined()
})
