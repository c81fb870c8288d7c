import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let made: TestApp
let origin = ''
let member: TestMember
let admin: TestMember
let elsewhere: TestMember

const heading = (id: string, audience: 'all' | 'visitors' | 'members' | 'admins'): Block => ({
  id,
  type: 'heading',
  v: 1,
  props: { text: `Bloc ${id}`, level: id === 'titre' ? 1 : 2 },
  visibility: { audience, screens: ['mobile', 'desktop'], from: null, until: null },
})

const save = (url: string, blocks: Block[], middleware: string[] = []) =>
  made.app.features.pages.save(
    { url, title: url, locale: 'fr_FR', seo: {}, shell: 'default', middleware, layout: { blocks } },
    { siteId: 37, baseHash: null, by: 'a test' },
  )

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  made = await testApp({ template: twoSites })
  origin = await made.app.listen({ port: 0, host: '127.0.0.1' })
  member = await addMember(made)
  admin = await addMember(made, { role: 'ADMIN' })
  elsewhere = await addMember(made, { siteId: 38, role: 'ADMIN' })
  const all = [heading('titre', 'all'), heading('inconnus', 'visitors'), heading('membres', 'members'), heading('gestion', 'admins')]
  await save('pour-qui', all)
  await save('mes-demandes', [{ id: 'demandes', type: 'privacy-request', v: 1, props: {} }])
  for (const middleware of ['guest', 'member', 'admin']) await save(`de-${middleware}`, [heading('titre', 'all')], [middleware])
})
afterAll(() => made.close())

/** Asks over a real connection: what stands before the application answers there alone. */
const ask = (path: string, who?: TestMember, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { redirect: 'manual', headers: { ...(who && { cookie: `token=${who.token}; idSite=37` }), ...headers } })
const blocksOf = async (who?: TestMember) =>
  [...(await (await ask('/pour-qui', who)).text()).matchAll(/data-block="(titre|inconnus|membres|gestion)"/g)].map(([, id]) => id)

describe('a page asked for with a session', () => {
  it('shows the blocks of the caller’s audience, in any order of requests', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await blocksOf()).toEqual(['titre', 'inconnus'])
      expect(await blocksOf(member)).toEqual(['titre', 'membres'])
      expect(await blocksOf(admin)).toEqual(['titre', 'membres', 'gestion'])
      expect(await blocksOf(elsewhere)).toEqual(['titre', 'inconnus'])
    }
  })

  it('is made for them alone: no tag, and no cache between keeps it', async () => {
    const own = await ask('/pour-qui', member)
    expect(own.headers.get('cache-control')).toBe('private, no-cache')
    expect(own.headers.get('etag')).toBeNull()
    expect(own.headers.get('vary')).toContain('Cookie, Authorization')
    const open = await ask('/pour-qui')
    expect(open.headers.get('cache-control')).toBe('public, no-cache')
    expect((await ask('/pour-qui', undefined, { authorization: member.token })).headers.get('cache-control')).toBe('private, no-cache')
  })

  it('is rendered at each request and counted as such, beside one rendering for all visitors', async () => {
    await save('comptee', [heading('titre', 'all')])
    const rendered = async (who: TestMember | undefined, times: number) => {
      const count = async () => (await made.app.metrics.getSingleMetric('pages_rendered_total')?.get())?.values[0]?.value ?? 0
      const before = await count()
      for (let time = 0; time < times; time += 1) await ask('/comptee', who)
      return (await count()) - before
    }
    expect([await rendered(member, 3), await rendered(undefined, 3), await rendered(undefined, 2)]).toEqual([3, 1, 0])
  })

  it('is stored by no cache when it shows data of the member', async () => {
    const own = await ask('/mes-demandes', member)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await ask('/mes-demandes')).headers.get('cache-control')).toBe('public, no-cache')
  })

  it('sends a signed-in member home from a page for guests', async () => {
    expect((await ask('/de-guest')).status).toBe(200)
    const sent = await ask('/de-guest', member)
    expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([302, '/', 'private, no-cache'])
    expect((await ask('/de-guest', elsewhere)).status).toBe(200)
  })

  it('sends a signed-in member on to the target of a page for guests, on the site alone', async () => {
    const locations = async (...targets: string[]) =>
      Promise.all(
        targets.map(async (target) => (await ask(`/de-guest?target=${encodeURIComponent(target)}`, member)).headers.get('location')),
      )
    expect(await locations('/de-member', '/en/blog?page=2#a', '/de-guest')).toEqual(['/de-member', '/en/blog?page=2#a', '/de-guest'])
    expect(await locations('https://ailleurs.example/', '//ailleurs.example', '/\\ailleurs.example', 'blog', '/api/me', '')).toEqual(
      Array(6).fill('/'),
    )
    expect((await ask('/de-guest?target=%2Fde-member')).status).toBe(200)
  })

  it('for members opens to them without caching; visitors go to the sign-in with their target', async () => {
    const own = await ask('/de-member', member)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store'])
    for (const who of [undefined, elsewhere]) {
      const sent = await ask('/de-member', who)
      expect([sent.status, sent.headers.get('location')]).toEqual([302, '/auth?target=%2Fde-member'])
    }
  })

  it('for administrators is 403 to a member, in a page that says so', async () => {
    expect((await ask('/de-admin')).status).toBe(302)
    const refused = await ask('/de-admin', member)
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
    expect((await ask('/de-admin', admin)).status).toBe(200)
  })

  it('ends with the session: the next one is a visitor’s', async () => {
    const leaving = await addMember(made)
    expect((await ask('/de-member', leaving)).status).toBe(200)
    await made.app.features.sessions.revokeAll(37, leaving.userId)
    expect((await ask('/de-member', leaving)).status).toBe(302)
  })
})

describe('a site that is being built', () => {
  const build = async (isBuilding: boolean) => {
    await made.database.db.updateTable('sites').set({ is_building: isBuilding }).where('id', '=', 37).execute()
    await made.app.features.directory.refresh(37)
  }

  it('is open to its administrators', async () => {
    await build(true)
    const statuses = await Promise.all([undefined, member, elsewhere, admin].map(async (who) => (await ask('/pour-qui', who)).status))
    await build(false)
    expect(statuses).toEqual([503, 503, 503, 200])
  })

  it('tells its content by no call, no map and no feed either, and answers what signing in needs', async () => {
    await save('auth', [heading('titre', 'all')])
    await build(true)
    const closed = await Promise.all(
      [
        ...['/api/page/pour-qui', '/api/blog/folder/list', '/api/search?search=a', '/api/element/event/ics'],
        ...['/sitemap.xml', '/blog/rss.xml', '/blog/creation/rss.xml'],
      ].map((path) => ask(path)),
    )
    const open = await Promise.all(
      ['/auth', '/api/page/auth', '/api/site/info', '/api/parameter', '/api/shell/default'].map((path) => ask(path)),
    )
    const own = await ask('/api/page/pour-qui', admin)
    await build(false)
    expect(closed.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(closed.map(() => [503, '3600']))
    expect(closed.map(({ headers }) => headers.get('content-type')).slice(-3)).toEqual(Array(3).fill('text/plain; charset=utf-8'))
    expect([...open, own].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await ask('/sitemap.xml')).status).toBe(200)
  })
})
