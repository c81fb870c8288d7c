import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PanelStart } from '#schemas/runtime/panel-start.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let made: TestApp
let member: TestMember
let admin: TestMember
let root: TestMember
let elsewhere: TestMember

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  made = await testApp({ template: twoSites })
  member = await addMember(made)
  admin = await addMember(made, { role: 'ADMIN' })
  root = await addMember(made, { role: 'SUPER_ADMIN' })
  elsewhere = await addMember(made, { siteId: 38, role: 'ADMIN' })
})
afterAll(() => made.close())

const ask = (url: string, who?: TestMember, headers: Record<string, string> = {}) =>
  made.app.inject({ url, headers: { accept: 'text/html', ...(who && { cookie: `token=${who.token}; idSite=37` }), ...headers } })
const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy'])

describe('the panel', () => {
  it.each(['/admin', '/admin/pages', '/admin/pages/12?langue=fr', '/admin/nulle-part'])(
    'gives administrators its one document at %s',
    async (url) => {
      for (const who of [admin, root]) {
        const answer = await ask(url, who)
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
        expect(answer.body).toContain('<div id="panel" data-start="')
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      }
    },
  )

  it('names the other sites that the person administers under the same address, and no others', async () => {
    const startOf = async (who: TestMember) => {
      const { document } = new JSDOM((await ask('/admin', who)).body).window
      return JSON.parse(document.getElementById('panel')?.dataset['start'] ?? '') as PanelStart
    }
    expect((await startOf(admin)).otherSites).toEqual([])
    await addMember(made, { siteId: 38, email: admin.email })
    expect((await startOf(admin)).otherSites).toEqual([])
    await addMember(made, { siteId: 38, role: 'ADMIN', email: root.email })
    const { otherSites } = await startOf(root)
    expect(otherSites.map(({ name }) => name)).toEqual(['La Craie'])
    expect(otherSites[0]?.url).toMatch(/^https?:\/\/[^/]+\/admin$/)
  })

  it('runs no inline script, and allows styles by a nonce of this answer alone', async () => {
    const [one, other] = [await ask('/admin/pages', admin), await ask('/admin/pages', admin)]
    const nonce = /<meta name="style-nonce" property="csp-nonce" nonce="([^"]+)">/.exec(one.body)?.[1] ?? ''
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    expect(policyOf(one)).toContain(`style-src 'self' 'nonce-${nonce}';`)
    expect(policyOf(one)).toMatch(/script-src 'self';/)
    expect(policyOf(one)).toMatch(/frame-src 'self';/)
    expect(policyOf(one)).toMatch(/frame-ancestors 'none'/)
    expect(policyOf(other)).not.toContain(nonce)
    const scripts = one.body.match(/<script[^]*?<\/script>/g) ?? []
    expect(scripts).toHaveLength(1)
    expect(scripts[0]).toMatch(/^<script type="module" src="\/assets\/panel\/[^"]+\.js"><\/script>$/)
    expect(one.body).toMatch(/<link rel="stylesheet" href="\/assets\/panel\/[^"]+\.css">/)
  })

  it.each(['/admin', '/admin/pages?q=vins&etat=modifiee'])('sends a visitor from %s to sign in and back', async (url) => {
    for (const who of [undefined, elsewhere]) {
      const answer = await ask(url, who)
      expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
        302,
        `/auth?target=${encodeURIComponent(url)}`,
        'no-store',
      ])
    }
  })

  it('refuses a member in plain words', async () => {
    const answer = await ask('/admin/pages', member)
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([403, 'no-store', 'noindex'])
    expect(answer.body).toContain('Cette page est réservée à l’équipe du site')
    expect(answer.body).not.toContain('/assets/panel/')
  })

  it('is in no map of the site, is closed to robots, and has no address of a language', async () => {
    expect((await ask('/sitemap.xml')).body).not.toContain('admin')
    expect((await ask('/robots.txt')).body).toContain('Disallow: /admin/')
    expect((await ask('/en/admin/pages', admin)).statusCode).toBe(404)
  })

  it('keeps the manifest of its build to the server, and serves its files for a year', async () => {
    expect((await ask('/panel.json')).statusCode).toBe(404)
    const script = /src="(\/assets\/panel\/[^"]+)"/.exec((await ask('/admin', admin)).body)?.[1] ?? ''
    expect((await ask(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})
