import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { silentLog } from '#server/database/log.ts'
import { createFeatures } from '#server/composition/features.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { addMember } from '#tests/support/accounts/members.ts'
import { remoteCall, startTwoServers, timeUntil, type TwoServers } from '#tests/support/server/two-servers.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'

const SECOND = 1000
const HOST = 'https://stats.combes.example'

type Item = AdminCallData['apps.update']

let two: TwoServers
let token: string

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  two = await startTwoServers({ RATE_LIMIT_FACTOR: '1000' })
  const { db } = two.database
  const features = await createFeatures({ db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog })
  token = (await addMember({ app: { features } as never, database: two.database }, { role: 'ADMIN' })).token
})
afterAll(() => two.close())

async function set(item: Item, on: boolean): Promise<Item> {
  const headers = { 'sec-fetch-site': 'same-origin', 'if-match': `"${item.version}"` }
  const body = { ...item.form, matomo: { on, matomoHost: `${HOST}/`, matomoId: '7' } }
  const answer = await remoteCall(two.servers[0], ['PUT', '/admin/apps'], { token, headers, body })
  expect(answer.status).toBe(200)
  return answer.data as Item
}

/** The marks of the service in the first page of a server: its policy, its banner, its public settings. */
async function marks(index: 0 | 1): Promise<readonly boolean[]> {
  const page = await fetch(`${two.servers[index].url}/`)
  const settings = await remoteCall(two.servers[index], ['GET', '/external-app/matomo/config/public'])
  const banner = (await page.text()).includes('"services":["matomo"]')
  return [page.headers.get('content-security-policy')?.includes(HOST) === true, banner, settings.data !== null]
}

it('switches a service on and off on one server: the other follows within a second', async () => {
  const read = await remoteCall(two.servers[1], ['GET', '/admin/apps'], { token })
  const on = await set((read.data as AdminCallData['apps.read']).item, true)
  expect(await marks(0)).toEqual([true, true, true])
  expect(await timeUntil(async () => (await marks(1)).every(Boolean))).toBeLessThan(SECOND)
  await set(on, false)
  expect(await marks(0)).toEqual([false, false, false])
  expect(await timeUntil(async () => !(await marks(1)).some(Boolean))).toBeLessThan(SECOND)
})
