import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { draftsStage, pageBlocks, setTitle } from '#tests/support/drafts/drafts-stage.ts'
import { planSettling } from './settle-plans-job.ts'

const stage = draftsStage()
const scope = () => stage.test.scope(37)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const page = {
  locale: 'fr_FR',
  title: 'Une page',
  seo: {},
  shell: 'default' as const,
  middleware: [],
  layout: { blocks: pageBlocks as never },
}
let pages = 0

/** Plans a new version of a new page, without an end. */
const planPage = async () => {
  const { id } = await stage.test.features.pages.save(
    { ...page, url: `prevue-${(pages += 1)}` },
    { siteId: 37, baseHash: null, by: 'seed' },
  )
  const key: DraftKey = { siteId: 37, kind: 'PAGE', documentId: id, locale: 'fr_FR' }
  await stage.actOn(key, setTitle('Nouveau'))
  const { seq, hash } = await stage.drafts.open(key, stage.author, 'fr_FR')
  const time = { startsAt: inMinutes(600), endsAt: null, name: null }
  return { key, id, plan: (await stage.test.features.plans.create(scope(), key, { seq, hash, ...time }, stage.author)).plan }
}
const planThree = async () => {
  const three = [await planPage(), await planPage(), await planPage()] as const
  // The middle one is the second to begin.
  for (const [index, { plan }] of three.entries())
    await sql`update publications set starts_at = now() - make_interval(secs => ${9 - index}) where id = ${plan}`.execute(stage.db)
  await stage.test.features.directory.refresh(37)
  return three
}
const alarms: string[] = []
const runJob = () =>
  stage.db
    .transaction()
    .execute((trx) =>
      planSettling.run(
        { trx, now: new Date(), features: stage.test.features, dataDir: '' },
        { dryRun: false, log: () => undefined, raiseAlarm: (line) => void alarms.push(line) },
      ),
    )
const shown = async ({ id }: { readonly id: number }) =>
  (await stage.test.features.pages.get(scope(), id, 'visitors')).layout.blocks[0]?.props['text']
const listed = async ({ plan }: { readonly plan: number }) =>
  (await stage.test.features.plans.list(scope(), { from: inMinutes(-90), until: inMinutes(90_000) })).find((one) => one.plan === plan)
const row = ({ plan }: { readonly plan: number }) =>
  stage.db.selectFrom('publications').selectAll().where('id', '=', plan).executeTakeFirstOrThrow()
/** Lets the pause before the next attempt pass. */
const endPause = (plan: { readonly plan: number }) =>
  sql`update publications set retry_at = now() where id = ${plan.plan} and retry_at is not null`.execute(stage.db)

/** Lets a statement on one row fail in the database. */
const failOn = async ([table, condition]: readonly [string, string], raised: string) => {
  await sql`
    create function fail_plan() returns trigger language plpgsql as ${sql.lit(`begin ${raised}; end`)};
    create trigger fail_plan before update on ${sql.table(table)} for each row when (${sql.raw(condition)}) execute function fail_plan()`.execute(
    stage.db,
  )
}
const mend = () => sql`drop function if exists fail_plan() cascade`.execute(stage.db)
afterEach(async () => {
  await mend()
  alarms.length = 0
})

const settles = (id: number): readonly [string, string] => ['page_documents', `new.page_id = ${id}`]
const checks = (plan: number): readonly [string, string] => [
  'publications',
  `new.id = ${plan} and new.checked_at is distinct from old.checked_at`,
]
const ways = [
  {
    name: 'an address that is taken',
    on: 'settles',
    raised: `raise unique_violation using constraint = 'page_documents_url_key'`,
    says: /^Son adresse/,
  },
  {
    name: 'a constraint of the database',
    on: 'settles',
    raised: `raise check_violation using constraint = 'other'`,
    says: /^Le site n’a pas réussi/,
  },
  { name: 'a limit of time of the database', on: 'settles', raised: 'raise query_canceled', says: /^Le site n’a pas réussi/ },
  { name: 'an error of the check', on: 'checks', raised: `raise exception 'odd'`, says: /^Le site n’a pas réussi/ },
] as const

describe('of three planned versions, the middle one fails', () => {
  it.each(ways)('by $name: the others appear, it is held with its reason and tried again', async ({ on, raised, says }) => {
    const [first, middle, last] = await planThree()
    await failOn(on === 'settles' ? settles(middle.id) : checks(middle.plan), raised)
    expect(await runJob()).toMatchObject({ published: 2 })
    expect(alarms).toHaveLength(1)
    expect([await shown(first), await shown(last)]).toEqual(['Nouveau', 'Nouveau'])
    expect([(await row(first)).done_at, (await row(last)).done_at]).not.toContain(null)
    expect(await shown(middle)).toBe('Bienvenue')
    const held = await listed(middle)
    expect(held).toMatchObject({ state: 'HELD', heldFor: [{ message: expect.stringMatching(says) as string }] })
    expect(held?.retryAt).not.toBeNull()
    const { heldPlan } = await stage.drafts.open(middle.key, stage.author, 'fr_FR')
    expect(heldPlan).toMatchObject({ reasons: [expect.stringMatching(says) as string], retryAt: held?.retryAt })
    expect(await runJob()).toMatchObject({ published: 0 })
    expect((await row(middle)).failures).toBe(1)
    await mend()
    await endPause(middle)
    expect(await runJob()).toMatchObject({ published: 1 })
    expect([await shown(middle), (await row(middle)).held_at]).toEqual(['Nouveau', null])
  })

  it('by a lost lock: it is not held, and the next run publishes it', async () => {
    const [, middle] = await planThree()
    await failOn(settles(middle.id), 'raise lock_not_available')
    expect(await runJob()).toMatchObject({ published: 2 })
    expect(await row(middle)).toMatchObject({ held_at: null, failures: 0, done_at: null })
    await mend()
    expect(await runJob()).toMatchObject({ published: 1 })
  })

  it('by its page that is gone from the language: it is held, and the others appear', async () => {
    const [, middle] = await planThree()
    await sql`delete from page_documents where page_id = ${middle.id}`.execute(stage.db)
    expect(await runJob()).toMatchObject({ published: 2 })
    expect(await row(middle)).toMatchObject({ failures: 1, done_at: null })
  })
})

describe('a planned version that fails each time', () => {
  it('is tried after pauses that double, then waits for its owner, who gets one mail', async () => {
    const [, middle] = await planThree()
    await failOn(settles(middle.id), `raise exception 'odd'`)
    const pauses: (number | null)[] = []
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await runJob()
      const { held_at, retry_at } = await row(middle)
      pauses.push(retry_at && held_at && (retry_at.getTime() - held_at.getTime()) / 60_000)
      await endPause(middle)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, null])
    await runJob()
    await runJob()
    expect((await row(middle)).failures).toBe(7)
    const mails = stage.db.selectFrom('mails').select('data').where('kind', '=', 'PLAN_HELD').where('key', 'like', `${middle.plan} %`)
    expect(await mails.execute()).toMatchObject([{ data: { reasons: [expect.stringMatching(/^Le site n’a pas réussi/)] } }])
  })

  it('does not stop the drafts of its site, and gets another time from its owner', async () => {
    const [first, middle] = await planThree()
    await failOn(settles(middle.id), `raise exception 'odd'`)
    const { document } = await stage.drafts.open(first.key, stage.author, 'fr_FR')
    expect(document.regions['main']?.[0]?.props['text']).toBe('Nouveau')
    expect(await listed(middle)).toMatchObject({ state: 'HELD' })
    await mend()
    const again = { startsAt: inMinutes(30), endsAt: null, name: null }
    await stage.test.features.plans.change(scope(), middle.plan, again, stage.author)
    expect(await row(middle)).toMatchObject({ held_at: null, retry_at: null, failures: 0 })
  })
})
