import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForReadiness } from '#tests/support/server/server-process.ts'
import { type FragileServer, startFragileServer, sufferOutage } from './database-outage.ts'

describe('a database server that goes away for a while', () => {
  let fragile: FragileServer

  beforeAll(async () => {
    fragile = await startFragileServer()
  })
  afterAll(() => fragile.close())

  const get = async (path: string) => {
    const answer = await fetch(fragile.server.url + path)
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }

  it('leaves known pages served and the rest refused for a moment, and is joined again', async () => {
    const home = await get('/')
    expect(home.status).toBe(200)
    await fragile.takeDatabaseAway()

    await waitForReadiness(fragile.server.url, 503)
    expect((await get('/healthz')).status).toBe(200)
    for (let visit = 0; visit < 20; visit += 1) expect(await get('/')).toEqual(home)
    const unknown = await get('/never-asked-before')
    expect(unknown.status).toBe(503)
    expect(unknown.retryAfter).not.toBeNull()
    expect(unknown.text).not.toMatch(/ECONN|postgres|\.ts:/)

    await fragile.giveDatabaseBack()
    await waitForReadiness(fragile.server.url, 200)
    expect((await get('/never-asked-before')).status).toBe(404)
    expect((await get('/')).status).toBe(200)
  })

  it('is hardly noticed by those who read a page that is known', async () => {
    const { visits, failed } = await sufferOutage(0)
    expect(failed / visits).toBeLessThan(0.01)
  })
})
