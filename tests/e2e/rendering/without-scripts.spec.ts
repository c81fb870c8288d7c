import { expect, test } from '@playwright/test'
import { cellar } from '#tests/e2e/sites/site-pages.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('a page reads and navigates with scripts off', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
  await page.locator('main a[href="/devis"]').first().click()
  await expect(page).toHaveURL(/\/devis$/)
  await expect(page.locator('h1')).toBeVisible()
})

test('the menu of small screens opens with scripts off', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('[data-region=mobileAppBar] a[href="/blog"]').first()
  await expect(link).toBeHidden()
  await page.locator('[data-region=mobileAppBar] summary, [data-region=mobileAppBar] [popovertarget]').first().click()
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('tabs show all their panels, each under its title, with scripts off', async ({ page }) => {
  await page.goto('/essai/onglets')
  for (const text of ['Le premier panneau.', 'Le second panneau, avec', 'Le troisième panneau.'])
    await expect(page.getByText(text)).toBeVisible()
})

test('questions open with scripts off', async ({ page }) => {
  await page.goto('/')
  const folds = page.locator('[data-type=faq] details')
  const closed = await folds.evaluateAll((all) => all.findIndex((fold) => !(fold as HTMLDetailsElement).open))
  expect(closed).toBeGreaterThanOrEqual(0)
  const fold = folds.nth(closed)
  const answer = fold.locator(':scope > :not(summary)').first()
  await expect(answer).toBeHidden()
  await fold.locator('summary').click()
  await expect(fold).toHaveAttribute('open')
  await expect(answer).toBeVisible()
})

test('a language is chosen and stored with scripts off, for any earlier cookie', async ({ page, baseURL, context }) => {
  const origin = cellar(baseURL)
  await context.addCookies([{ name: 'locale', value: 'en_GB', url: origin }])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(origin)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await page.locator('a[hreflang=fr-FR]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await expect(page).toHaveURL(`${origin}/`)
  expect((await context.cookies(origin)).find(({ name }) => name === 'locale')).toMatchObject({ value: 'fr_FR', sameSite: 'Lax' })
  await page.locator('a[hreflang=en-GB]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  expect((await context.cookies(origin)).find(({ name }) => name === 'locale')).toMatchObject({ value: 'en_GB', sameSite: 'Lax' })
})
