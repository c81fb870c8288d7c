import type { APIRequestContext, Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { withSecondServer } from '#tests/e2e/sites/second-server.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { askHost, hostOf } from '#tests/e2e/sites/site-pages.ts'
import { isFull } from '#tests/support/sampling.ts'
import { readDocuments } from './frame/open-frame.ts'

/** Makes a call from the document that is open. */
async function call<Data>(page: Page, method: 'POST' | 'PUT', path: string, body: object = {}): Promise<Data> {
  const { status, data } = await page.evaluate(
    async (given) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(given.path, { method: given.method, headers, body: JSON.stringify(given.body) })
      return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data }
    },
    { method, path, body },
  )
  if (status >= 400) throw new Error(`${path} answered ${status}: ${JSON.stringify(data)}`)
  return data as Data
}

const NAME = 'Douze vins, un Noël'

/** Plans another title of the home page from 1 to 26 December of a year that is far away. */
async function planChristmas(page: Page): Promise<number> {
  const home = (await readDocuments(page)).find(({ url, locale }) => url === '' && locale === 'fr_FR')
  const path = `/api/admin/draft/page/${home?.id}/fr_FR`
  const { seq, chain } = await call<{ seq: number; chain: string }>(page, 'PUT', path)
  const batches = [{ id: crypto.randomUUID(), operations: [{ op: 'head', pointer: '/title', value: NAME }] }]
  await call(page, 'POST', `${path}/step`, { base: { seq, chain }, batches, recent: [] })
  const seen = await call<{ seq: number; hash: string }>(page, 'PUT', path)
  const time = { startsAt: '2099-12-01T07:00:00.000Z', endsAt: '2099-12-26T19:00:00.000Z', name: 'Noël' }
  return (await call<{ plan: number }>(page, 'POST', `${path}/plan`, { seq: seen.seq, hash: seen.hash, ...time })).plan
}

interface Sample {
  readonly from: number
  readonly until: number
  readonly status: number
  readonly isChristmas: boolean
}

async function look(request: APIRequestContext, origin: string): Promise<Sample> {
  const from = Date.now()
  const answer = await askHost(request, `${origin}/`)
  const text = await answer.text()
  return { from, until: Date.now(), status: answer.status(), isChristmas: text.includes(NAME) }
}

// By the second, on two processes: a proof, which a busy machine would delay.
if (isFull)
  test('a Christmas version of the home page appears and goes by itself on two processes', async ({ page, request, baseURL }) => {
    const origin = ownSite(baseURL, 'noel.localhost')
    await signInAs(page, origin, 'administration-page')
    const plan = await planChristmas(page)
    await withSecondServer(async ({ url }) => {
      const origins = [origin, hostOf(url, new URL(origin).hostname)]
      for (const each of origins) expect(await look(request, each)).toMatchObject({ status: 200, isChristmas: false })
      const [startsAt, endsAt] = [Date.now() + 2000, Date.now() + 5000]
      const time = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString(), name: 'Noël' }
      await call(page, 'PUT', `/api/admin/plan/${plan}`, time)
      const samples: Sample[] = []
      await expect
        .poll(
          async () => {
            samples.push(...(await Promise.all(origins.map((each) => look(request, each)))))
            return Date.now() > endsAt + 2500
          },
          { intervals: [50] },
        )
        .toBe(true)
      expect(new Set(samples.map(({ status }) => status))).toEqual(new Set([200]))
      const seen = (from: number, until: number) =>
        new Set(samples.filter((sample) => sample.from >= from && sample.until < until).map(({ isChristmas }) => isChristmas))
      expect([seen(0, startsAt), seen(startsAt + 1000, endsAt), seen(endsAt + 1000, Infinity)]).toEqual([
        new Set([false]),
        new Set([true]),
        new Set([false]),
      ])
    })
  })
