import { cellar } from './site-pages.ts'
import { expect, test } from './silent-test.ts'
import { wakeApp } from './wake-app.ts'

test('the language is the prefix, else the cookie, else the default, without a redirect', async ({ page, baseURL, context }) => {
  const origin = cellar(baseURL)
  await page.goto(origin)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await page.goto(`${origin}/en`)
  expect(new URL(page.url()).pathname).toBe('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await context.addCookies([{ name: 'locale', value: 'en_GB', url: origin }])
  await page.goto(origin)
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en$/)
})

test('alternate and canonical links name the page in each language', async ({ page, baseURL }) => {
  await page.goto(cellar(baseURL))
  await expect(page.locator('link[rel=alternate][hreflang=en-GB]')).toHaveAttribute('href', /\/en$/)
  await expect(page.locator('link[rel=alternate][hreflang=fr-FR]')).toHaveAttribute('href', /[^n]$/)
  await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveCount(1)
})

test('a link to the other language is remembered for a year', async ({ page, baseURL, context }) => {
  const origin = cellar(baseURL)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(origin)
  await page.locator('a[hreflang=en-GB]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  const cookie = (await context.cookies(origin)).find(({ name }) => name === 'locale')
  expect(cookie).toMatchObject({ value: 'en_GB', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
  await page.locator('a[hreflang=fr-FR]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
})

test('a language that is chosen in the app is remembered, and the same page opens in it without leaving the document', async ({
  page,
  baseURL,
  context,
}) => {
  const origin = cellar(baseURL)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${origin}/blog`)
  await wakeApp(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  const messages = page.waitForResponse(/\/assets\/en-/)
  await page.locator('a[hreflang=en-GB]:visible').first().click()
  await messages
  await expect(page).toHaveURL(`${origin}/en/blog`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.locator('.skip-link')).toHaveText(/^Skip/)
  await page.locator('a[hreflang=fr-FR]:visible').first().click()
  await expect(page).toHaveURL(`${origin}/blog`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  expect((await context.cookies(origin)).find(({ name }) => name === 'locale')?.value).toBe('fr_FR')
  expect(documents).toBe(0)
})

test('the messages of a language are loaded when a page in it is touched, and no others', async ({ page, baseURL }) => {
  const origin = cellar(baseURL)
  const loaded: string[] = []
  page.on('response', (response) => {
    const language = /\/assets\/(fr|en)-[^/]+\.js$/.exec(response.url())?.[1]
    if (language) loaded.push(language)
  })
  await page.goto(`${origin}/en`)
  expect(loaded).toEqual([])
  await page.locator('main').dispatchEvent('keydown')
  await expect.poll(() => loaded).toEqual(['en'])
  await page.goto(origin)
  await page.locator('main').dispatchEvent('keydown')
  await expect.poll(() => loaded).toEqual(['en', 'fr'])
})

test('a site of one language has no prefix and no alternates', async ({ page, request }) => {
  expect((await request.get('/en')).status()).toBe(404)
  await page.goto('/')
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0)
})
