import type { Page } from '@playwright/test'

/** Opens a screen of the panel and waits for its rows. */
export async function openRows(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/admin/${path}`)
  await page.locator('[data-row]').first().waitFor()
}

/** Opens the first row of a screen of the panel. */
export async function openFirst(page: Page, origin: string, path: string): Promise<void> {
  await openRows(page, origin, path)
  await page.locator('[data-row]').first().click()
}
