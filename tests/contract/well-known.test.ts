import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_COOKIE } from '#i18n/locale-cookie.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const open = (url: string, host = 'localhost', headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host, ...headers } })
const days = (from: number, instant: string) => (Date.parse(instant) - from) / 86_400_000

describe('/.well-known/security.txt', () => {
  it('is not found on a site without a security contact', async () => {
    expect((await open('/.well-known/security.txt')).statusCode).toBe(404)
  })

  it('shows the security contact that a site has set', async () => {
    await test.app.features.parameters.set(37, 'SECURITY_CONTACT', 'failles@greffe-plume.example', 'fr_FR')
    expect((await open('/.well-known/security.txt')).body).toContain('failles@greffe-plume.example')
  })

  it.each([
    ['securite@greffe-plume.example', 'mailto:securite@greffe-plume.example'],
    ['https://greffe-plume.example/securite', 'https://greffe-plume.example/securite'],
  ])('names the contact %s as %s, and expires in less than a year', async (contact, written) => {
    await test.app.features.parameters.set(37, 'SECURITY_CONTACT', contact, 'fr_FR')
    const asked = Date.now()
    const response = await open('/.well-known/security.txt')
    expect(response.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, no-cache' })
    const [, to, expires = ''] =
      /^Contact: (.+)\nExpires: (.+)\nPreferred-Languages: fr\nCanonical: http:\/\/localhost:3000\/\.well-known\/security\.txt\n$/.exec(
        response.body,
      ) ?? []
    expect(to).toBe(written)
    expect(days(asked, expires)).toBeGreaterThan(90)
    expect(days(asked, expires)).toBeLessThan(365)
  })

  it.each(['personne', 'http://greffe-plume.example', 'javascript:alert@1', 'a@example.org\nExpires: never'])(
    'refuses %j as the security contact of a site',
    async (contact) => {
      await expect(test.app.features.parameters.set(37, 'SECURITY_CONTACT', contact)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    },
  )
})

describe('/.well-known/change-password', () => {
  it.each([
    ['localhost', {}, '/compte/securite'],
    ['cave.localhost', { cookie: `${LOCALE_COOKIE}=en_GB` }, '/en/account/security'],
  ])('redirects on %s with %j to %s', async (host, headers, page) => {
    const response = await open('/.well-known/change-password', host, headers)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(page)
  })
})
