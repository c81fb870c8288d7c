import type { Page } from '@playwright/test'

/** Touches the page, and waits until the app stands in it: it is fetched with the first touch, and how long that takes is the machine's. */
export async function wakeApp(page: Page, touch: 'keydown' | 'pointerdown' = 'keydown'): Promise<void> {
  await page.locator('main').dispatchEvent(touch)
  await page.waitForFunction(() => Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer')))
  await page.waitForTimeout(300)
}
