import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { silentLog } from '#server/database/log.ts'
import { createFeatures } from '#server/composition/features.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { addMember } from '#tests/support/accounts/members.ts'
import { changedForm, newForm, withValue } from '#tests/support/resources/resource-forms.ts'
import { remoteCall, startTwoServers, timeUntil, type TwoServers } from '#tests/support/server/two-servers.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'

const PAGE = 'essai-de-deux-serveurs'
const SECOND = 1000

let two: TwoServers
let token: string
const items = new Map<string, ResourceItem>()

/** Makes a call of the panel on the first server. */
async function call(method: string, path: string, { version, body }: { version?: number; body?: object } = {}): Promise<ResourceItem> {
  const headers = { 'sec-fetch-site': 'same-origin', ...(version !== undefined && { 'if-match': `"${version}"` }) }
  const answer = await remoteCall(two.servers[0], [method, `/admin${path}`], { token, headers, ...(body && { body }) })
  expect([path, answer.status, answer.status < 300 ? null : answer.data]).toEqual([path, answer.status, null])
  return answer.data as ResourceItem
}

/** Saves an item, and publishes it where that takes an act. */
async function save({ name, life }: Resource, form: ResourceItem['form'], item?: ResourceItem): Promise<ResourceItem> {
  const saved = item
    ? await call('PUT', `/${name}/${item.id}`, { version: item.version, body: form })
    : await call('POST', `/${name}`, { body: form })
  return life === 'immediate' ? saved : call('POST', `/${name}/${saved.id}/publish`, { version: saved.version, body: { at: null } })
}

/** The page as the second server sends it. */
const page = async () => (await fetch(`${two.servers[1].url}/${PAGE}`)).text()
const says = (mark: string) => async () => (await page()).includes(mark)

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  two = await startTwoServers({ RATE_LIMIT_FACTOR: '1000' })
  const { db } = two.database
  const features = await createFeatures({ db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog })
  token = (await addMember({ app: { features } as never, database: two.database }, { role: 'ADMIN' })).token
  // A piece of news shows the name of its tag.
  for (const resource of resources.toSorted((one, other) => Number(other.name === 'tag') - Number(one.name === 'tag'))) {
    const form = newForm(resource)
    const tag = items.get('tag')?.form['value']
    items.set(resource.name, await save(resource, resource.name === 'news' ? withValue(form, 'tags', [tag]) : form))
  }
  const blocks = ['news-list', 'service-list', 'reviews', 'company-addresses'].map((type) => ({ id: type, type, v: 1, props: {} }))
  const head = { url: PAGE, locale: 'fr_FR', title: PAGE, seo: {}, shell: 'default' as const, middleware: [] }
  await features.pages.save({ ...head, layout: { blocks } }, { siteId: 37, baseHash: null, by: 'test' })
  await timeUntil(says('Millésime 2024'))
}, 120_000)
afterAll(() => two.close())

describe.each(resources.map((resource) => ({ name: resource.name, resource })))('$name', ({ name, resource }) => {
  it('is on the cached page of a second server within a second of its change in the panel', async () => {
    const delays: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const item = items.get(name)
      if (!item) throw new Error(`no ${name}`)
      const mark = ` repere-${name}-${round}`
      // The page is in the cache of the second server.
      expect([await page(), await page()].some((html) => html.includes(mark))).toBe(false)
      items.set(name, await save(resource, changedForm(resource, item.form, mark).form, item))
      delays.push(await timeUntil(says(mark)))
    }
    // A busy machine delays some of the attempts.
    expect(Math.min(...delays)).toBeLessThanOrEqual(SECOND)
  })
})

describe('the appearance', () => {
  it('is in the style sheet of a second server within a second of its publication', async () => {
    const sheet = async () => (await fetch(`${two.servers[1].url}/theme.0123456789abcdef.css`)).text()
    const delays: number[] = []
    for (const accent of ['#8a1f11', '#1f6b58', '#7a1f33']) {
      const item = await call('GET', '/appearance/37')
      const form = { ...item.form, colors: { ...(item.form['colors'] as object), accent } }
      const trial = await call('PUT', '/appearance/37', { version: item.version, body: form })
      expect(await sheet()).not.toContain(`--theme-accent: ${accent};`)
      await call('POST', '/appearance/37/publish', { version: trial.version, body: { at: null } })
      delays.push(await timeUntil(async () => (await sheet()).includes(`--theme-accent: ${accent};`)))
    }
    // A busy machine delays some of the attempts.
    expect(Math.min(...delays)).toBeLessThanOrEqual(SECOND)
  })
})
