import type { Page } from '@playwright/test'

/** Answers that no page has a picture to make: tests that end the session count on no call of the panel's own. */
export async function withoutPictures(page: Page): Promise<void> {
  const json = { success: true, data: { pictures: [], total: 0 }, message: null }
  await page.route('**/api/admin/page/preview?*', (route) => route.fulfill({ json }))
}
