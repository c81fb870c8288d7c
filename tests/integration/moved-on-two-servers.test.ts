import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { createFeatures } from '#server/composition/features.ts'
import type { PageInput } from '#server/content/pages/write/page-input.ts'
import { remoteCall, startTwoServers, type TwoServers } from '#tests/support/server/two-servers.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'

let two: TwoServers

beforeAll(async () => {
  two = await startTwoServers()
})
afterAll(() => two.close())

const page = (url: string, html: string): PageInput => ({
  ...{ url, locale: 'fr_FR', title: url, seo: {}, shell: 'default', middleware: [] },
  layout: { blocks: [{ id: 'texte', type: 'text', v: 1, props: { html } }] },
})

it('both servers answer the new address and its links after a move of a cached page', async () => {
  const { db } = two.database
  const { pages } = await createFeatures({ db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog })
  const options = { siteId: 37, baseHash: null, by: 'test' }
  const target = await pages.save(page('avant', '<p>La page.</p>'), options)
  await pages.save(page('porteuse', '<p><a href="/avant">Voir</a></p>'), options)
  const read = (path: string) => Promise.all(two.servers.map((server) => remoteCall(server, ['GET', `/page/${path}`])))
  const texts = async (path: string) => (await read(path)).map((answer) => JSON.stringify(answer))
  await expect.poll(async () => (await texts('porteuse')).every((answer) => answer.includes('/avant'))).toBe(true)
  await expect.poll(async () => (await read('avant')).map(({ status }) => status)).toEqual([200, 200])
  await pages.save({ ...page('apres', '<p>La page.</p>'), id: target.id }, { ...options, baseHash: target.hash })
  await expect.poll(async () => (await texts('porteuse')).every((answer) => answer.includes('/apres'))).toBe(true)
  await expect.poll(async () => (await read('apres')).map(({ status }) => status)).toEqual([200, 200])
  expect(await texts('avant')).toEqual(two.servers.map(() => expect.stringContaining('"to":"apres"') as string))
})
