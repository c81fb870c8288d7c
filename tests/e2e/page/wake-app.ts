import type { Page } from '@playwright/test'
import { whenQuiet } from './when-quiet.ts'

/** Touches the page, and waits until the app that the first touch fetches is alive in it. */
export async function wakeApp(page: Page, touch: 'keydown' | 'pointerdown' = 'keydown'): Promise<void> {
  await page.locator('main').dispatchEvent(touch)
  await page.waitForFunction(() => Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer')))
  await whenQuiet(page)
}
