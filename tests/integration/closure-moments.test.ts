import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { addDays } from '#domain/dates/dates.ts'
import { parisDay, parisInstant } from '#domain/dates/paris-day.ts'
import { closureEdges, DAYS_BEFORE } from '#domain/opening-hours/closures.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import { silentLog } from '#server/database/log.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'

const SITE = 37
const SECOND = 1000
const SENTENCE = 'Fermé pour congés.'

/** Milliseconds by which the clock of both processes is ahead of that of the machine. */
let ahead = 0
const clock = () => systemClock() + ahead

let test: TestFeatures
let processes: readonly Features[]

beforeAll(async () => {
  test = await testFeatures({ clock })
  const parts = { db: test.database.db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog, clock }
  processes = [test.features, await createFeatures(parts)]
})
afterAll(() => test.close())

const today = parisDay(systemClock())
const closure = {
  ...{ from: addDays(today, 30), to: addDays(today, 32) },
  closes: ['PLACE' as const, 'COLLECT' as const, 'DISPATCH' as const],
  sentences: { fr_FR: SENTENCE },
}

/** Moves the clock to shortly before a day, for the processes and for the instants that the database compares with its own clock. */
async function moveBefore(day: string): Promise<void> {
  ahead = parisInstant(day, '00:00').getTime() - 2 * SECOND - systemClock()
  const edges = closureEdges([closure]).map((edge) => new Date(edge.getTime() - ahead))
  await sql`update opening_hours set edges = ${edges} where site_id = ${SITE}`.execute(test.database.db)
  for (const { directory } of processes) await directory.refresh()
}

/** Reads what one process shows: the closures that are not over, the sentence beside the hours, that of dispatch. */
async function shown({ directory, confs, parameters }: Features) {
  const site = directory.find(SITE)
  if (!site) throw new Error('the site is not there')
  const scope = { site, locale: 'fr_FR' }
  const { closures = [], note } = (await confs.get(scope, 'OPENING_HOURS')) as { closures?: { from: string }[]; note: string | null }
  const shownClosures = closures.filter(({ from }) => from === closure.from).length
  return [shownClosures, note?.includes(SENTENCE) === true, (await parameters.value(scope, 'SHIPPING_MESSAGE')) === SENTENCE]
}
const everywhere = () => Promise.all(processes.map(shown))

it('a closure is announced a week before and ends by itself on two processes', async () => {
  const { resources, directory } = test.features
  const author = await addEditor(test.database.db, SITE)
  const site = directory.find(SITE)
  if (!site) throw new Error('the site is not there')
  const actor = { scope: { site, locale: 'fr_FR' }, userId: author.userId, requirePublish: () => Promise.resolve() }
  const { one } = resources.of('hours')
  const item = await one.read(actor, SITE)
  await one.update(actor, item, { ...item.form, closures: [closure] })
  const moments = [
    { day: addDays(closure.from, -DAYS_BEFORE), before: [1, false, false], after: [1, true, true] },
    { day: addDays(closure.to, 1), before: [1, true, true], after: [0, false, false] },
  ]
  for (const { day, before, after } of moments) {
    await moveBefore(day)
    const seen = await everywhere()
    // A busy machine may reach the day while it reads.
    if (parisDay(clock()) < day) expect(seen).toEqual([before, before])
    await expect.poll(everywhere).toEqual([after, after])
    expect(parisDay(clock())).toBe(day)
  }
})
