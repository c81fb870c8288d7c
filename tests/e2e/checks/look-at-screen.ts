import { expect, type Page } from '@playwright/test'
import { expectFocusSeen } from './check-controls.ts'
import { expectTabReachesAll } from './check-keys.ts'
import { expectActsUncovered } from './check-messages.ts'
import { expectAccessible, expectCellsApart, expectNoOverflow } from './check-page.ts'

/** The screen is without fault and no wider than the window, no cell than its column, no message covers acts; Tab reaches every control, and each shows that it has the focus. */
export async function lookAtScreen(page: Page): Promise<void> {
  await expectAccessible(page, { frames: false })
  await expectNoOverflow(page)
  await expectCellsApart(page)
  await expectActsUncovered(page)
  await expectTabReachesAll(page)
  await expectFocusSeen(page)
}

/** The open menu is without fault, and the arrows reach its items. */
export async function lookAtMenu(page: Page): Promise<void> {
  await expectAccessible(page, { frames: false })
  await expectNoOverflow(page)
  const items = page.getByRole('menuitem')
  const count = await items.count()
  expect(count).toBeGreaterThan(0)
  await expect(items.first()).toBeFocused()
  for (let step = 1; step < count; step += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(items.nth(step)).toBeFocused()
  }
}
