import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveTheme } from '#server/sites/directory/save-site.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { mailExamples } from '#tests/support/mail/mail-examples.ts'
import { renderMail } from '#server/mail/delivery/render-mail.ts'
import { mailIdentity } from './mail-identity.ts'
import { mailLink } from './mail-link.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const identity = (siteId: number, locale?: string) =>
  mailIdentity({ db: test.database.db, features: test.features }, test.scope(siteId, locale))

describe('the sender of a mail', () => {
  it('is the site with a no-reply address until the site has its own', async () => {
    expect(await identity(37)).toMatchObject({
      name: 'Greffe & Plume',
      from: { name: 'Greffe & Plume', address: 'no-reply@localhost' },
      contact: null,
      privacy: null,
    })
    await test.features.parameters.set(37, 'COMPANY_EMAIL', 'contact@greffe-plume.example')
    expect(await identity(37)).toMatchObject({
      from: { address: 'contact@greffe-plume.example' },
      contact: 'contact@greffe-plume.example',
      privacy: 'contact@greffe-plume.example',
    })
    await test.features.parameters.set(37, 'DPO_EMAIL', 'donnees@greffe-plume.example')
    expect(await identity(37)).toMatchObject({ privacy: 'donnees@greffe-plume.example' })
  })

  it('includes the company, as far as its data is known', async () => {
    await test.features.parameters.set(37, 'HEAD_OFFICE', '12, quai des Écritures, 69002 Lyon')
    await test.features.parameters.set(37, 'SHARE_CAPITAL', '40\u202f000\u00a0€')
    expect((await identity(37)).legal).toEqual([
      'Greffe & Plume · capital\u00a0: 40\u202f000\u00a0€',
      '12, quai des Écritures, 69002 Lyon',
      '01\u00a099\u00a000\u00a012\u00a034 · contact@greffe-plume.example',
    ])
    expect((await identity(38)).legal).toEqual([])
  })

  it('is one line for any stored name', async () => {
    await test.database.db.updateTable('sites').set({ name: 'La Craie\r\nBcc: autre@example.org' }).where('id', '=', 38).execute()
    await test.features.directory.refresh(38)
    expect((await identity(38)).from.name).toBe('La Craie Bcc: autre@example.org')
  })
})

describe('the theme of a mail', () => {
  it('has the colours and fonts of the site', async () => {
    const font = { type: 'TITLE', family: 'Newsreader', color: '#1d2433', size: 32, weight: 600, style: 'normal' } as const
    await saveTheme(test.database.db, 37, { colors: { primary: '#22335b', accent: '#8a1f11', background: '#fffdf5' }, fonts: [font] })
    await test.features.parameters.set(37, 'ACCENT_COLOR', '#7a2048')
    await test.features.directory.refresh(37)
    const shown = await identity(37)
    expect(shown.titleFont).toMatch(/^Newsreader, /)
    expect(shown).toMatchObject({ colors: { paper: '#fffdf5', mark: '#7a2048' } })
    const { html } = renderMail({ kind: 'PASSWORD_RESET', data: mailExamples.PASSWORD_RESET, locale: 'fr_FR', identity: shown })
    for (const part of ['#fffdf5', '#7a2048', 'Newsreader']) expect(html).toContain(part)
  })
})

describe('a link of a mail', () => {
  it('uses the configured URL of the site and the locale of the reader', async () => {
    expect(mailLink(test.scope(37), '/password/reset/abc')).toBe('http://localhost:3000/password/reset/abc')
    expect(mailLink(test.scope(38), '/auth')).toBe('http://cave.localhost:3000/auth')
    expect(mailLink(test.scope(38, 'en_GB'), '/auth')).toBe('http://cave.localhost:3000/en/auth')
    expect((await identity(38, 'en_GB')).links).toEqual([
      { label: 'cave.localhost:3000', href: 'http://cave.localhost:3000/en' },
      { label: 'Legal notice', href: 'http://cave.localhost:3000/en/legal-notice' },
      { label: 'Privacy policy', href: 'http://cave.localhost:3000/en/privacy-policy' },
    ])
  })
})
