import { describe, expect, it } from 'vitest'
import { addMember } from '#tests/support/accounts/members.ts'
import { siteStage } from '#tests/support/server/site-stage.ts'
import { stillDocument } from './still-document.ts'

const { stage, ask } = siteStage()
let count = 0

async function askAs(role: 'ADMIN' | 'MEMBER', path: string) {
  const { token } = await addMember(stage.test, { role, email: `images-${(count += 1)}@example.org` })
  return ask(path, { cookie: `token=${token}; idSite=37` })
}

describe('the picture of ready content', () => {
  it.each([
    ['element/heading', 'Un titre de partie'],
    ['element/profile', 'data-type="profile"'],
    ['section/prices', 'Confort'],
    ['page/legal', 'Direction de la publication'],
  ])('shows an administrator %s in the theme of the site, without scripts', async (name, words) => {
    const { status, body, headers } = await askAs('ADMIN', `/preview/_model/${name}`)
    expect([status, body.includes(words), /<script/i.test(body)]).toEqual([200, true, false])
    expect(body).toMatch(/href="\/theme\.[0-9a-f]{16}\.css"/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['cache-control']).toBe('private, max-age=600')
  })

  it('shows what a shared section holds, as it is now', async () => {
    const heading = { id: 'titre', type: 'heading', v: 1, props: { text: 'Nos horaires d’été', level: 2 } }
    const section = { title: 'Nos horaires', blocks: [heading] }
    const { id } = await stage.test.app.features.sections.save({ siteId: 37, id: 0, locale: 'fr_FR' }, section, {
      by: 'test',
      baseHash: null,
    })
    const { status, body, headers } = await askAs('ADMIN', `/preview/_model/element/shared-section-${id}`)
    expect([status, body.includes('Nos horaires d’été'), headers['cache-control']]).toEqual([200, true, 'private, no-cache'])
  })

  it('is nothing for a visitor, a member, or a name that nothing has', async () => {
    const { status } = await ask('/preview/_model/element/heading', {})
    expect([401, 302]).toContain(status)
    expect((await askAs('MEMBER', '/preview/_model/element/heading')).status).toBe(403)
    for (const name of ['element/none', 'section/heading', 'letter/heading'])
      expect({ name, status: (await askAs('ADMIN', `/preview/_model/${name}`)).status }).toEqual({ name, status: 404 })
  })

  it('has nothing that a browser without scripts would show in place of them', () => {
    expect(
      stillDocument('<body data-shell="page"><script type="module" src="/a.js"></script><noscript><p>Non</p></noscript><p>Oui</p>'),
    ).toMatch(/^<body style="[^"]+" data-shell="page"><p>Oui<\/p>$/)
  })
})
