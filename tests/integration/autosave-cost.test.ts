import { afterAll, beforeAll, expect, it } from 'vitest'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { isFull } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

/** Fewer than the budget of one account in a minute. */
const SAVES_OF_ONE = 100
const editors = isFull ? 10 : 1

const call = ({ token }: TestMember, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: token },
    ...(payload && { payload }),
  })

const middleOf = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

async function timeOf<Answer>(work: () => Promise<Answer>): Promise<[Answer, number]> {
  const begin = performance.now()
  return [await work(), performance.now() - begin]
}

it('an autosave takes at most four times as long as reading the account', async () => {
  const head = { url: 'autosave', locale: 'fr_FR', title: 'Autosave', seo: {}, shell: 'default' as const, middleware: [] }
  const blocks = [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Avant', level: 1 } }]
  const page = await test.app.features.pages.save({ ...head, layout: { blocks } }, { siteId: 37, baseHash: null, by: 'a test' })
  const path = `/api/admin/draft/page/${page.id}/fr_FR`
  const [saves, readings]: [number[], number[]] = [[], []]
  for (let editor = 0; editor < editors; editor += 1) {
    const admin = await addMember(test, { role: 'ADMIN', email: `autosave-${editor}@example.org` })
    let base = (await call(admin, 'PUT', path)).json<{ data: { seq: number; chain: string } }>().data
    for (let save = 0; save < SAVES_OF_ONE; save += 1) {
      const operations = [{ op: 'set', id: 'titre', pointer: '/text', value: `Titre ${editor} ${save}` }]
      const body = { base: { seq: base.seq, chain: base.chain }, batches: [{ id: crypto.randomUUID(), operations }], recent: [] }
      const [answer, took] = await timeOf(() => call(admin, 'POST', `${path}/step`, body))
      expect(answer.statusCode).toBe(200)
      const [step] = answer.json<{ data: { steps: { seq: number; chain: string }[] } }>().data.steps
      if (!step) throw new Error('the step was not taken')
      base = step
      saves.push(took)
      readings.push((await timeOf(() => call(admin, 'GET', '/api/user')))[1])
    }
  }
  expect(middleOf(saves) / middleOf(readings)).toBeLessThanOrEqual(4)
})
