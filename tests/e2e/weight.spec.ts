import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { cellar } from './site-pages.ts'
import { expect, test } from './silent-test.ts'

/** What a page has loaded of scripts so far, in bytes of gzip; `stop` ends the weighing before the page is left. */
function weighScripts(page: Page): { weigh: () => Promise<number>; stop: () => void } {
  const bodies: Promise<Buffer>[] = []
  const listen = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  }
  page.on('response', listen)
  return {
    weigh: async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    stop: () => void page.off('response', listen),
  }
}

test('an untouched content page weighs at most 3 kB of script, after the first touch at most 135 kB', async ({ page }) => {
  const { weigh } = weighScripts(page)
  await page.goto('/essai/statique')
  await page.waitForTimeout(500)
  expect(await weigh()).toBeLessThanOrEqual(3 * 1024)
  const messages = page.waitForResponse(/\/assets\/fr-/)
  await page.locator('main').dispatchEvent('pointerover')
  await messages
  await page.waitForTimeout(500)
  expect(await weigh()).toBeLessThanOrEqual(135 * 1024)
})

test('an untouched page of the shop weighs at most 3 kB of script, and the drawer of its cart comes when it is wanted', async ({
  page,
  baseURL,
}) => {
  const { weigh } = weighScripts(page)
  const drawn: string[] = []
  page.on('response', (response) => {
    if (/run-cart-drawer/.test(response.url())) drawn.push(response.url())
  })
  await page.goto(`${cellar(baseURL)}/actualites`)
  await page.waitForTimeout(500)
  const untouched = await weigh()
  expect(untouched).toBeGreaterThan(1024)
  expect(untouched).toBeLessThanOrEqual(3 * 1024)
  const watching = page.waitForResponse(/watch-cart-links/)
  await page.locator('main').dispatchEvent('pointerover')
  await watching
  await page.waitForTimeout(500)
  expect(drawn).toEqual([])
  expect(await weigh()).toBeLessThanOrEqual(160 * 1024)
  await page.locator('a[data-cart-opens]:visible').hover()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(drawn).toHaveLength(1)
})

for (const path of ['/domiciliation-commerciale', '/blog/creer-son-eurl'])
  test(`${path} weighs at most 160 kB of script in all once it is touched, and the motion between pages at most 20 kB apart`, async ({
    page,
  }) => {
    const { weigh, stop } = weighScripts(page)
    await page.goto(path)
    await page.locator('main').dispatchEvent('pointerover')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    const touched = await weigh()
    stop()
    expect(touched).toBeGreaterThan(100 * 1024)
    expect(touched).toBeLessThanOrEqual(160 * 1024)
    // Consent has a bound of its own in consent.spec.ts: a page that asks for nothing loads none of it.
    expect(await page.locator('#consent').count()).toBe(0)
    const motion = page.waitForResponse(/\/assets\/dom-mini/)
    await page.locator('footer a[href="/accessibilite"]').click()
    expect(gzipSync(await (await motion).body(), { level: 9 }).length).toBeLessThanOrEqual(20 * 1024)
  })

test('the home page with its interactive block alive weighs at most 160 kB of script', async ({ page }) => {
  const { weigh } = weighScripts(page)
  await page.goto('/')
  await page.locator('main').dispatchEvent('pointerover')
  await page.locator('[data-live]').first().scrollIntoViewIfNeeded()
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(await weigh()).toBeLessThanOrEqual(160 * 1024)
})

test('the page for signing in, with the machine behind it, weighs at most 180 kB of script', async ({ page }) => {
  const { weigh } = weighScripts(page)
  const machine = page.waitForResponse(/\/assets\/auth-actor-/)
  await page.goto('/auth')
  await machine
  await page.waitForTimeout(500)
  expect(await weigh()).toBeLessThanOrEqual(180 * 1024)
})
