import { takeTurn } from '#tests/support/sampling.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { askHost, cellar, CELLAR_PAGES, FRENCH_PAGES } from '#tests/e2e/sites/site-pages.ts'

const LEGAL = ['/sale-terms', '/use-terms', '/legal-notice', '/privacy-policy', '/cookie-policy']

test('who only reads is given no cookie and leaves no trace elsewhere', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  const open = FRENCH_PAGES.filter((each) => !each.startsWith('/password') && each !== '/auth')
  for (const path of takeTurn(open, 4)) {
    await page.goto(path)
    await page.locator('body').dispatchEvent('keydown')
  }
  for (const path of takeTurn(CELLAR_PAGES, 4)) await page.goto(cellar(baseURL) + path)
  expect([...hosts].sort()).toEqual(['cave.localhost', 'localhost'])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
})

test('the legal notice is one click away from every page, and says all that it has to', async ({ request, baseURL }) => {
  for (const path of FRENCH_PAGES) expect(await (await request.get(path)).text(), path).toContain('href="/legal-notice"')
  for (const path of CELLAR_PAGES) {
    const text = await (await askHost(request, cellar(baseURL) + path)).text()
    expect(text, path).toMatch(/href="(?:\/en)?\/legal-notice"/)
  }
  for (const path of LEGAL) {
    const text = await (await request.get(path)).text()
    const main = /<main[\s>][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
    expect(main.length, path).toBeGreaterThan(1000)
    expect(main, path).not.toMatch(/[{}]/)
  }
})

test('the way to take an agreement back is on every page', async ({ request, baseURL }) => {
  const pages = [...FRENCH_PAGES, ...CELLAR_PAGES.map((path) => cellar(baseURL) + path)]
  for (const path of pages) {
    const text = await (await (path.startsWith('/') ? request.get(path) : askHost(request, path))).text()
    const link = /<a [^>]*data-consent[^>]*>/.exec(text)?.[0]
    expect(link, path).toMatch(/href="(?:\/en)?\/cookie-policy"/)
  }
})
