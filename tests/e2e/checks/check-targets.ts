import { expect, type Page } from '@playwright/test'

/** The least height of what is pressed, for a mouse and for a finger. */
const HEIGHTS = { fine: 24, coarse: 44 } as const

/** The names that open the rows of a table, and the links of the head of the screen, are high enough to be pressed. */
export async function expectTargets(page: Page): Promise<void> {
  const pointer = (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) ? 'coarse' : 'fine'
  const controls = page.locator('th button[data-row]:visible, header:has(h1) a:visible')
  const heights = await controls.evaluateAll((all) => all.map((control) => Math.round(control.getBoundingClientRect().height)))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.min(...heights), `heights for a ${pointer} pointer`).toBeGreaterThanOrEqual(HEIGHTS[pointer])
}
