import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { MAX_VIEWS } from '#schemas/admin/views/view-calls.ts'
import { eraseListViews } from '#server/people/list-views/eraser.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Reply<Data> {
  readonly data: Data
}

let test: TestApp
let claire: TestMember
let paul: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  claire = await addMember(test, { role: 'ADMIN' })
  paul = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

const send = (who: TestMember, method: 'DELETE' | 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  test.app.inject({
    ...{ method, url: `/api/admin/view/${path}`, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: who.token },
    ...(body && { payload: body }),
  })
const list = async (who: TestMember, of: string) => (await send(who, 'GET', of)).json<Reply<AdminCallData['view.list']>>().data
const keep = async (of: string, body: object) => (await send(claire, 'POST', of, body)).json<Reply<AdminCallData['view.keep']>>().data.view

it('keeps a view for its person alone, renames it, and removes it', async () => {
  const promoted = { name: 'Une', query: 'promoted=true' }
  const view = await keep('news', promoted)
  await keep('news', { name: 'À trier', query: 'tri=title:asc' })
  expect(await list(claire, 'news')).toMatchObject([{ name: 'À trier' }, { view, ...promoted }])
  expect([await list(paul, 'news'), await list(claire, 'tag')]).toEqual([[], []])
  expect((await send(claire, 'PUT', `news/${view}`, { ...promoted, name: 'En avant' })).statusCode).toBe(200)
  expect((await list(claire, 'news')).map(({ name }) => name)).toEqual(['À trier', 'En avant'])
  expect((await send(claire, 'DELETE', `news/${view}`)).statusCode).toBe(200)
  expect(await list(claire, 'news')).toHaveLength(1)
})

it('refuses a name that is taken at its field, and a view of another person or list', async () => {
  const view = await keep('review', { name: 'Sans réponse', query: 'answer=false' })
  const other = await keep('review', { name: 'Masqués', query: 'isHidden=true' })
  const same = { name: 'Sans réponse', query: 'rating=5' }
  for (const refused of [await send(claire, 'POST', 'review', same), await send(claire, 'PUT', `review/${other}`, same)])
    expect([refused.statusCode, refused.json<Reply<{ errors: object[] }>>().data.errors]).toMatchObject([
      422,
      [{ field: 'name', code: 'TAKEN' }],
    ])
  expect((await send(claire, 'PUT', `review/${view}`, { ...same, query: 'rating=1' })).statusCode).toBe(200)
  const strange = [send(paul, 'PUT', `review/${view}`, same), send(paul, 'DELETE', `review/${view}`), send(claire, 'DELETE', `tag/${view}`)]
  for (const refused of await Promise.all(strange)) expect(refused.statusCode).toBe(404)
  expect(await list(claire, 'review')).toMatchObject([{ name: 'Masqués' }, { name: 'Sans réponse', query: 'rating=1' }])
})

it('keeps 20 views of one list at most, also of 22 that are sent together', async () => {
  const names = Array.from({ length: MAX_VIEWS + 2 }, (_, at) => ({ name: `Vue ${at}`, query: `q=${at}` }))
  const kept = await Promise.all(names.map((body) => send(claire, 'POST', 'service', body)))
  const codes = kept.filter(({ statusCode }) => statusCode !== 201).map((refused) => refused.json<Reply<{ code: string }>>().data.code)
  expect(codes).toEqual(['VIEWS_FULL', 'VIEWS_FULL'])
  expect(await list(claire, 'service')).toHaveLength(MAX_VIEWS)
})

it('erases the views with the account', async () => {
  const account = { ...{ siteId: 37, userId: claire.userId, email: claire.email }, ...{ isAdmin: true, locale: 'fr_FR', now: new Date() } }
  await inTransaction(test.database.db, (trx) => eraseListViews(trx, account))
  expect(await list(claire, 'service')).toEqual([])
})
