import { blockTypes } from '#schemas/generated/block-types.ts'
import { expectAccessible, expectNoOverflow } from './check-page.ts'
import { WIDTHS } from './site-pages.ts'
import { expect, test } from './silent-test.ts'

/** Bars of large screens: nobody sees them on small ones. */
const LARGE_ONLY = new Set<string>(['top-bar', 'app-bar'])

for (const type of blockTypes) {
  test(`the examples of ${type} are sound at every width`, async ({ page }) => {
    const response = await page.goto(`/_catalogue/${type}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator(`[data-type="${type}"]`).first()).toBeAttached()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      if (width > 996 || !LARGE_ONLY.has(type)) await expectNoOverflow(page)
    }
  })
}
