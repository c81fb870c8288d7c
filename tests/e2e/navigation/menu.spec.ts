import type { Locator, Page } from '@playwright/test'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'

const fold = (page: Page, region: string) =>
  page.locator(`[data-region=${region}] nav li > details`).filter({ has: page.locator('summary', { hasText: 'Vous êtes' }) })

test('the nested menu works by keyboard: opened, walked, closed by Escape with focus restored', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/legal-notice')
  await wakeApp(page, 'pointerdown')
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
  await page.keyboard.press('Enter')
  await entry.locator('a').last().focus()
  await page.keyboard.press('Tab')
  await expect(entry).not.toHaveAttribute('open')
  await summary.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vous-etes\//)
  await expect(fold(page, 'appBar')).not.toHaveAttribute('open')
})

if (isInTurn(0))
  test('puts the large bar on one line at 1440 px, two at most below, and underlines its links', async ({ page, baseURL }) => {
    const underline = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').transform)
    for (const [number, address] of ['/contact', '/blog', cellar(baseURL)].entries()) {
      await page.goto(address)
      for (const width of inTurn(number, [1000, 1280, 1440])) {
        await page.setViewportSize({ width, height: 900 })
        const bar = await page.locator('[data-region=appBar] [data-type=app-bar]').boundingBox()
        expect(bar?.height, `${address} at ${width}`).toBeLessThan(width < 1440 ? 120 : 90)
      }
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/blog')
    const links = page.locator('[data-region=appBar] nav > ul > li > a')
    expect(await underline(links.and(page.locator('[aria-current]')))).toBe('none')
    const other = links.and(page.locator(':not([aria-current])')).first()
    expect(await underline(other)).not.toBe('none')
    await other.hover()
    await expect.poll(() => underline(other)).toBe('none')
  })

if (isInTurn(1))
  test('one menu closes another, and a click elsewhere closes both', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/legal-notice')
    await wakeApp(page, 'pointerdown')
    const folds = page.locator('[data-region=appBar] nav > ul > li > details')
    await folds.first().locator('summary').click()
    await fold(page, 'appBar').locator('summary').click()
    await expect(page.locator('[data-region=appBar] details[open]')).toHaveCount(1)
    await page.locator('h1').click()
    await expect(page.locator('[data-region=appBar] details[open]')).toHaveCount(0)
  })

test.describe('by touch, on a small screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the menu opens, unfolds and leads on; the bottom bar stays and never hides the focus', async ({ page }) => {
    await page.goto('/legal-notice')
    await wakeApp(page, 'pointerdown')
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
