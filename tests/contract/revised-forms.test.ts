import { beforeAll, describe, expect, it } from 'vitest'
import { pageFormStage } from '#tests/support/http/page-form-stage.ts'

const { stage, send } = pageFormStage()
const path = '/retractation'
const typed = {
  reference: '2026-000123',
  name: 'Zoé Roy',
  email: 'zoe@example.org',
  scope: 'WORDED',
  message: 'Je renonce\nau <b>rouge</b> & au blanc',
}
const withdraw = { _form: 'order.withdraw', ...typed }

beforeAll(async () => {
  const props = { trackingHref: '/suivi-commande' }
  const block = { id: 'retractation', type: 'withdrawal', v: 1, props }
  const page = { url: 'retractation', title: 'Rétractation', locale: 'fr_FR', seo: {}, shell: 'page' as const, middleware: [] }
  await stage.test.app.features.pages.save({ ...page, layout: { blocks: [block] } }, { siteId: 37, baseHash: null, by: 'a test' })
})

const declared = async () => (await stage.test.database.db.selectFrom('withdrawals').select('id').execute()).length
/** Returns true when the page shows an error outside of a template. */
const isAlarmed = (html: string) => html.replaceAll(/<template[^>]*>.*?<\/template>/gs, '').includes('role="alert"')

const readable = (html: string) => html.replaceAll('&#x27;', '’').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
/** The hidden fields of one form of a page, by name. */
const hiddenIn = (html: string) =>
  Object.fromEntries<string>(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, readable(value)] as const,
    ),
  )

describe('a form that can be edited again', () => {
  it('carries its input beside the response, not in the URL or a cookie', async () => {
    const before = await declared()
    const look = await send(path, { fields: withdraw })
    expect([look.status, await declared(), look.headers.location]).toEqual([200, before + 1, undefined])
    expect(hiddenIn(look.body)).toMatchObject({ ...typed, _revise: '1' })
    expect(look.cookies.join()).not.toMatch(/Zo|zoe|rouge/)
    expect(look.headers['cache-control']).toContain('no-store')
  })

  it('shows its input again, submits nothing, and can be sent', async () => {
    const before = await declared()
    const again = await send(path, { fields: { ...withdraw, _revise: '1' } })
    expect([again.status, await declared()]).toEqual([200, before])
    const html = readable(again.body)
    for (const value of [typed.reference, typed.email]) expect(again.body).toContain(`value="${value}"`)
    expect(again.body).toContain(`value="${typed.name}"`)
    expect(again.body).not.toContain('<b>rouge</b>')
    expect(html).toContain(`>${typed.message}</textarea>`)
    expect(again.body).toMatch(/<input[^>]*value="WORDED"[^>]*checked|<input[^>]*checked[^>]*value="WORDED"/)
    expect(isAlarmed(again.body)).toBe(false)
    expect(again.body).not.toContain('Relisez, puis confirmez')
  })

  it('is empty without input', async () => {
    const again = await send(path, { fields: { _form: 'order.withdraw', _revise: '1' } })
    expect([again.status, isAlarmed(again.body)]).toEqual([200, false])
    expect(again.body).toMatch(/<input[^>]*value="ALL"[^>]*checked|<input[^>]*checked[^>]*value="ALL"/)
  })

  it('is not shown to a cross-site request, and is limited in size', async () => {
    const before = await declared()
    const fields = { ...withdraw, _revise: '1' }
    expect((await send(path, { fields, headers: { 'sec-fetch-site': 'cross-site', origin: 'https://ailleurs.example' } })).status).toBe(403)
    const many = Array.from({ length: 3000 }, (_, index) => [`f${index}`, 'x'] as const)
    const refused = await send(path, { fields: [...Object.entries(fields), ...many] })
    expect([refused.status >= 400, await declared()]).toEqual([true, before])
  })

  it('excludes forms with secrets or other effects, which behave as before', async () => {
    const login = await send('/auth', { fields: { _form: 'user.login', email: 'personne@example.org', password: 'secret', _revise: '1' } })
    expect([login.status, isAlarmed(login.body)]).toEqual([422, true])
    expect(login.body).not.toContain('value="secret"')
  })
})
