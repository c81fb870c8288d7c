import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { askHost, cellar, hostOf } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

test('a missing page says so in French, with English words for programs, and links home', async ({ page, complaints }) => {
  complaints.allow(/404/)
  const response = await page.goto('/cette-page-nexiste-pas')
  expect(response?.status()).toBe(404)
  await expect(page.locator('main')).toContainText('This page could not be found')
  await expect(page.getByText('This page could not be found')).toBeHidden()
  await expect(page.locator('h1')).toHaveText('Cette page est introuvable')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await page.locator('main a[href="/"]').click()
  await expect(page).toHaveURL(/\/$/)
})

test('what is not at an address can be looked for from there, in the language of the address', async ({ page, baseURL, complaints }) => {
  complaints.allow(/404/)
  for (const [address, label, answer] of [
    [`${baseURL}/cette-page-nexiste-pas`, 'Chercher dans le site', /\/recherche\?q=domiciliation$/],
    [`${cellar(baseURL)}/en/no-such-page`, 'Search the site', /\/en\/search\?q=domiciliation$/],
  ] as const) {
    await page.goto(address)
    await page.getByLabel(label).fill('domiciliation')
    await page.getByLabel(label).press('Enter')
    await expect(page).toHaveURL(answer)
  }
})

test('an error page keeps its drawing when the app comes to life', async ({ page, complaints }) => {
  complaints.allow(/404/)
  await page.goto('/nulle-part')
  await wakeApp(page)
  await whenQuiet(page)
  await expect(page.locator('.drawing svg')).toBeVisible()
})

test('an unknown middleware is a 500 that says its name', async ({ page, complaints }) => {
  complaints.allow(/500/)
  const response = await page.goto('/essai/inconnu')
  expect(response?.status()).toBe(500)
  await expect(page.locator('main')).toContainText('Unknown middleware')
  await expect(page.locator('main')).toContainText('500')
  await expectAccessible(page)
})

test('addresses that no link has are refused', async ({ request }) => {
  for (const path of ['/%00', '/%zz', '/a/%2e%2e/b', '/%5Cevil', `/${'a'.repeat(3000)}`]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBeGreaterThanOrEqual(400)
    expect(answer.status(), path).toBeLessThan(500)
    expect(await answer.text(), path).not.toContain('L’affichage de la page d’erreur')
  }
})

test('?from= is logged by the server, which then leads to the same address without it', async ({ page, request }) => {
  const answer = await request.get('/contact?from=newsletter&x=1', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers()['location']).toBe('/contact')
  await page.goto('/contact?from=%3Cscript%3E')
  expect(new URL(page.url()).search).toBe('')
  await expect(page.locator('h1')).toBeVisible()
})

test('a site that is being built answers 503 and asks to come back', async ({ request, baseURL }) => {
  const ask = (path: string) => askHost(request, hostOf(baseURL, 'bientot.localhost') + path)
  const answer = await ask('/contact')
  expect(answer.status()).toBe(503)
  expect(answer.headers()['retry-after']).toBeTruthy()
  const html = await answer.text()
  expect(html).toContain('Site en construction')
  expect(html).toContain('noindex')
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
  for (const open of ['/auth', '/password/reset/ask', '/password/reset', style, '/healthz', '/readyz', '/api/site/info'])
    expect((await ask(open)).status(), open).toBe(200)
})

test('two sites answer differently by their host', async ({ page, baseURL }) => {
  await page.goto('/')
  const first = await page.title()
  await page.goto(hostOf(baseURL, 'cave.localhost'))
  expect(await page.title()).not.toBe(first)
})
