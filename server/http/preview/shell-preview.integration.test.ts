import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { heading, siteStage } from '#tests/support/server/site-stage.ts'

const { stage, ask, savePage } = siteStage()

let count = 0

const addAdmin = () => addMember(stage.test, { role: 'ADMIN', email: `cadre-${(count += 1)}@example.org` })
const call = (admin: TestMember, method: 'POST' | 'PUT', url: string, payload?: object) =>
  stage.test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token },
    ...(payload && { payload }),
  })
const asSession = ({ token }: TestMember) => ({ cookie: `token=${token}; idSite=37` })
const openFor = async (admin: TestMember, id = 1) => {
  const answer = await call(admin, 'POST', `/api/admin/preview/shell/${id}/fr_FR`)
  return answer.json<{ data: { url: string; token: string } }>().data
}

/** The parts of a page in the order in which they are drawn. */
const partsOf = (html: string) => /<div id="app">([\s\S]*?)<\/div>\n<div id="notifications"/.exec(html)?.[1] ?? ''
const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
/** HTML without the ids that React makes. */
const plain = (html: string) => html.replaceAll(/_R_[a-zA-Z0-9]*_/g, '_R_')

it('draws a shell around the home page with the HTML that visitors get', async () => {
  const admin = await addAdmin()
  const { url, token } = await openFor(admin)
  expect(url).toBe(`/preview/${token}/`)
  const { status, body } = await ask(`${url}?vue=visiteur`, asSession(admin))
  expect(status).toBe(200)
  const published = await ask('/')
  expect(plain(partsOf(body))).toBe(plain(partsOf(published.body)))
})

it('draws a shell around the draft of the page that its address names, and around the live one', async () => {
  const [admin, page] = [await addAdmin(), await savePage(`autour-${(count += 1)}`, [heading('titre', 'Autour de moi')])]
  const path = `/api/admin/draft/page/${page.id}/fr_FR`
  const { seq, chain } = (await call(admin, 'PUT', path)).json<{ data: { seq: number; chain: string } }>().data
  const operations = [{ op: 'set', id: 'titre', pointer: '/text', value: 'Pas encore publié' }]
  await call(admin, 'POST', `${path}/step`, { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), operations }], recent: [] })
  const { url } = await openFor(admin)
  const { body } = await ask(`${url}?autour=${page.id}`, asSession(admin))
  expect([mainOf(body).includes('Pas encore publié'), mainOf(body).includes('data-canvas-')]).toEqual([true, false])
  expect(/data-region="bottomBar"><div[^>]*data-type="bottom-bar"/.test(body)).toBe(true)
  const live = await ask(`${url}?autour=${page.id}&vue=en-ligne`, asSession(admin))
  expect([mainOf(live.body).includes('Autour de moi'), mainOf(live.body).includes('Pas encore publié')]).toEqual([true, false])
})

it('draws the home page around a shell when the page is not there', async () => {
  const admin = await addAdmin()
  const { url } = await openFor(admin)
  const home = await ask(url, asSession(admin))
  const { status, body } = await ask(`${url}?autour=2147483647`, asSession(admin))
  expect([status, plain(mainOf(body))]).toEqual([200, plain(mainOf(home.body))])
})

it('gives each empty region of a shell a place of its own, and none as visitors get it', async () => {
  const admin = await addAdmin()
  const { url } = await openFor(admin, 2)
  await stage.test.database.pool.query(`update drafts set regions = jsonb_set(regions, '{topBar}', '[]') where kind = 'SHELL'`)
  const place = 'data-canvas-region="topBar"'
  expect((await ask(url, asSession(admin))).body).toContain(place)
  expect((await ask(`${url}?vue=visiteur`, asSession(admin))).body).not.toContain(place)
})

it.each(['?autour=0', '?autour=accueil', '?autour=1&autour=2'])('refuses the page %s', async (query) => {
  const admin = await addAdmin()
  const { url } = await openFor(admin)
  expect((await ask(`${url}${query}`, asSession(admin))).status).toBe(400)
})

it('answers the data of a block of a shell, and refuses a third shell and a menu', async () => {
  const admin = await addAdmin()
  const { token } = await openFor(admin)
  const blocks: Block[] = [{ id: 'menu', type: 'menu', v: 1, props: { source: 'site' } }]
  const answer = await call(admin, 'POST', '/api/admin/preview/data', { token, params: {}, blocks })
  expect(answer.statusCode).toBe(200)
  expect((await call(admin, 'POST', '/api/admin/preview/shell/3/fr_FR')).statusCode).toBe(404)
  expect((await call(admin, 'POST', '/api/admin/preview/menu/1/fr_FR')).statusCode).toBeGreaterThanOrEqual(400)
})
