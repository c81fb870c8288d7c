import type { Page } from '@playwright/test'

/** Lets every timer ring that the page has set for this delay so far: timers of a page ring in their order, however slow the machine is. */
export async function letRing(page: Page, delay: number): Promise<void> {
  await page.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms + 1)), delay)
}
