import { expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { test } from '#tests/e2e/page/reading-test.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'

/** Largest height of a card at which three fit on a screen of 844 pixels. */
const MAX_PIXELS = 281

test('shows the blog cards after the first on a phone as compact rows of words and picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog')
  const cards = page.locator('[data-type=blog-list] ol[data-layout=cards] > li')
  await expect(cards).toHaveCount(12)
  const boxes = await cards.evaluateAll((all) =>
    all.slice(1).map((card) => {
      const [name, picture] = [card.querySelector('h2')!, card.querySelector('img')!].map((part) => part.getBoundingClientRect())
      return { height: card.getBoundingClientRect().height, isBeside: picture!.left >= name!.right }
    }),
  )
  for (const { height, isBeside } of boxes) {
    expect(height).toBeLessThanOrEqual(MAX_PIXELS)
    expect(isBeside).toBe(true)
  }
  await expectNoOverflow(page)
})
