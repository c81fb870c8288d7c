import type { Page } from '@playwright/test'
import { expectAccessible } from './check-page.ts'
import { expect, test } from './silent-test.ts'

const fold = (page: Page, region: string) =>
  page.locator(`[data-region=${region}] nav li > details`).filter({ has: page.locator('summary', { hasText: 'Vous êtes' }) })

/** Waits until the app listens: it is fetched with the first touch. */
async function touched(page: Page): Promise<void> {
  await page.locator('main').dispatchEvent('pointerover')
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/assets\/fr-/.test(name)))
  await page.waitForTimeout(300)
}

test('the nested menu is gone through by keyboard alone: opened, walked, closed by Escape with the focus given back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/legal-notice')
  await touched(page)
  const entry = fold(page, 'appBar')
  const summary = entry.locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(entry).toHaveAttribute('open', '')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(entry.locator('a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vous-etes\//)
  await expect(fold(page, 'appBar')).not.toHaveAttribute('open')
})

test('one menu closes another, and a click elsewhere closes both', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/legal-notice')
  await touched(page)
  const folds = page.locator('[data-region=appBar] nav > ul > li > details')
  await folds.first().locator('summary').click()
  await fold(page, 'appBar').locator('summary').click()
  await expect(page.locator('[data-region=appBar] details[open]')).toHaveCount(1)
  await page.locator('h1').click()
  await expect(page.locator('[data-region=appBar] details[open]')).toHaveCount(0)
})

test.describe('by touch, on a small screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the menu opens, unfolds and leads on; the bottom bar stays and never hides what has the focus', async ({ page }) => {
    await page.goto('/legal-notice')
    await touched(page)
    await page.locator('[data-region=mobileAppBar] > .b > div > details > summary').tap()
    const entry = fold(page, 'mobileAppBar')
    await entry.locator('summary').tap()
    await expect(entry.locator('a').first()).toBeVisible()
    await entry.locator('a').first().tap()
    await expect(page).toHaveURL(/\/vous-etes\//)
    await expect(page.locator('[data-region=mobileAppBar] details[open]')).toHaveCount(0)
    const bar = page.locator('[data-region=bottomBar]')
    await expect(bar).toBeInViewport()
    const last = page.locator('footer a').last()
    await last.focus()
    const [link, fixed] = await Promise.all([last.boundingBox(), bar.boundingBox()])
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(fixed?.y ?? 0)
  })
})
