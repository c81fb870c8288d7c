import { expect, test } from '@playwright/test'
import { inTurn } from '#tests/support/sampling.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'

for (const width of inTurn(0, [390, 1440])) {
  test(`a place of a page that is led to stands in view, right below the bar, at ${width} pixels`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/privacy-policy#part-2', `${cellar(baseURL)}/privacy-policy#part-2`]) {
      await page.goto(address)
      const place = () =>
        page.locator('#part-2').evaluate((element) => {
          const { top, left } = element.getBoundingClientRect()
          return { top: Math.round(top), isSeen: element.contains(document.elementFromPoint(left + 4, top + 4)) }
        })
      // Seven lines: the bar as high as it may be before it is measured, and one line apart.
      await expect.poll(async () => (await place()).top, address).toBeLessThanOrEqual(7 * 16)
      expect((await place()).isSeen, address).toBe(true)
    }
  })
}
