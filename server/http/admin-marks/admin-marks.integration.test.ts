import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { PAGE_SHOWN } from '#site/site-events.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let origin = ''
let pageId: number
const who = new Map<string, TestMember>()

const menu: Block = {
  ...{ id: 'menu', type: 'account-menu', v: 1 },
  props: { label: 'Espace client', links: [{ label: 'Mon profil', href: '/compte' }] },
}
const title: Block = { id: 'titre', type: 'heading', v: 1, props: { text: 'Nos services', level: 1 } }

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  test = await testApp({ template: twoSites })
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
  for (const role of ['MEMBER', 'ADMIN', 'SUPER_ADMIN'] as const) who.set(role, await addMember(test, { role }))
  for (const profile of ['AUTHOR', 'ORDERS'] as const) who.set(profile, await addMember(test, { role: 'ADMIN', profile }))
  who.set('ADMIN of another site', await addMember(test, { role: 'ADMIN', siteId: 38 }))
  const page = { url: 'a-modifier', title: 'Nos services', locale: 'fr_FR', seo: {}, shell: 'default', middleware: [] } as const
  const saved = await test.app.features.pages.save(
    { ...page, middleware: [], layout: { blocks: [title, menu] } },
    { siteId: 37, baseHash: null, by: 'a test' },
  )
  pageId = saved.id
})
afterAll(() => test.close())

const ask = async (name?: string, path = '/a-modifier') => {
  const member = name === undefined ? undefined : who.get(name)
  const answer = await fetch(`${origin}${path}`, { headers: { ...(member && { cookie: `token=${member.token}; idSite=37` }) } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const marksIn = (html: string) => [...html.matchAll(/data-edit-page|\/admin[^"&<]*/g)].map(([mark]) => mark)

describe('the link « Modifier » and the link to the panel', () => {
  it.each(['ADMIN', 'SUPER_ADMIN'])('are in the page of an account of role %s', async (role) => {
    const { text, headers } = await ask(role)
    expect(text).toContain(`href="/admin/pages/${pageId}?langue=fr">Modifier</a></aside>`)
    expect(text).toMatch(/<a [^>]*href="\/admin"[^>]*>Administration<\/a>/)
    expect(text).toContain('<script type="module" src="/api/admin/edit-link.js"></script>')
    expect(headers.get('cache-control')).toMatch(/private|no-store/)
    expect(headers.get('etag')).toBeNull()
  })

  it.each([undefined, 'MEMBER', 'ADMIN of another site'])('are not in the page of %s', async (name) => {
    expect(marksIn((await ask(name)).text)).toEqual([])
  })

  it('are in the page of an author; of a profile without pages the link to the panel alone is', async () => {
    expect(marksIn((await ask('AUTHOR')).text)).toContain('data-edit-page')
    expect(new Set(marksIn((await ask('ORDERS')).text))).toEqual(new Set(['/admin']))
    const scripts = ['AUTHOR', 'ORDERS'].map(async (name) => (await ask(name, '/api/admin/edit-link.js')).status)
    expect(await Promise.all(scripts)).toEqual([200, 403])
  })

  it('leave the page of visitors equal to the byte after administrators have asked for it', async () => {
    const before = await ask()
    await ask('ADMIN')
    await ask('SUPER_ADMIN')
    const after = await ask()
    expect([after.text, after.headers.get('etag')]).toEqual([before.text, before.headers.get('etag')])
  })
})

it('serves the script of the link to administrators alone', async () => {
  expect([(await ask(undefined, '/api/admin/edit-link.js')).status, (await ask('MEMBER', '/api/admin/edit-link.js')).status]).toEqual([
    401, 403,
  ])
  const script = await ask('ADMIN', '/api/admin/edit-link.js')
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(script.text).toContain(`addEventListener('${PAGE_SHOWN}'`)
})
