import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { firstTransaction, hearStatements } from '#tests/support/database/hear-statements.ts'
import { isFull } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { pairRatio } from '#tests/support/time-ratio.ts'

let test: TestApp

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

/** Each has a budget of saves in a minute of its own. */
const editors = isFull ? 10 : 1

/** Saves of each at least. */
const SAVES = 100

/** Readings of the account that a save may cost. */
const LIMIT = 4

/** Statements of the transaction of a save. */
const STATEMENTS = 7

const call = ({ token }: TestMember, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: token },
    ...(payload && { payload }),
  })

/** Asks for the page as a visitor. Gives how often its shell was read: never for a cached page. */
async function visit(heard: ReturnType<typeof hearStatements>): Promise<number> {
  heard()
  const answer = await test.app.inject({ url: '/autosave', headers: { host: 'localhost', accept: 'text/html' } })
  expect(answer.body).toContain('Avant')
  return heard().filter(({ text }) => text.includes('"seen_shells"')).length
}

it('an autosave makes few statements, the hundredth as the first, and keeps the page cached', async () => {
  const head = { url: 'autosave', locale: 'fr_FR', title: 'Autosave', seo: {}, shell: 'default' as const, middleware: [] }
  const blocks = [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Avant', level: 1 } }]
  const page = await test.app.features.pages.save({ ...head, layout: { blocks } }, { siteId: 37, baseHash: null, by: 'a test' })
  const path = `/api/admin/draft/page/${page.id}/fr_FR`
  const heard = hearStatements(test.database.pool)
  expect(await visit(heard)).toBeGreaterThan(0)
  expect(await visit(heard)).toBe(0)
  let saves = 0
  for (let editor = 0; editor < editors; editor += 1) {
    const admin = await addMember(test, { role: 'ADMIN', email: `autosave-${editor}@example.org` })
    let base = (await call(admin, 'PUT', path)).json<{ data: { seq: number; chain: string } }>().data
    const save = async () => {
      const operations = [{ op: 'set', id: 'titre', pointer: '/text', value: `Titre ${editor} ${base.seq}` }]
      const body = { base: { seq: base.seq, chain: base.chain }, batches: [{ id: crypto.randomUUID(), operations }], recent: [] }
      const answer = await call(admin, 'POST', `${path}/step`, body)
      expect(answer.statusCode).toBe(200)
      const [step] = answer.json<{ data: { steps: { seq: number; chain: string }[] } }>().data.steps
      if (!step) throw new Error('the step was not taken')
      base = step
      saves += 1
    }
    const read = async () => expect((await call(admin, 'GET', '/api/user')).statusCode).toBe(200)
    const statementsOfSave = async () => {
      heard()
      await save()
      return firstTransaction(heard()).map(({ text }) => text)
    }
    await save()
    const first = await statementsOfSave()
    expect(first.at(-3)).toContain('insert into "draft_steps"')
    expect(first.length).toBeLessThanOrEqual(STATEMENTS)
    if (isFull) expect(await pairRatio({ work: save, yardstick: read }, LIMIT)).toBeLessThanOrEqual(LIMIT)
    while (saves < (editor + 1) * SAVES) await save()
    expect(await statementsOfSave()).toEqual(first)
  }
  expect(saves).toBeGreaterThanOrEqual(isFull ? 1000 : 100)
  expect(await visit(heard)).toBe(0)
})
